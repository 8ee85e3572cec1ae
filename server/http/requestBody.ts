/** Bodies in the form that the operation takes, and multipart forms with files. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';
import { readBoundedJson } from './boundedJson.ts';
import { plain } from '../jobs/findings.ts';
import { SHEET_TYPES } from './spreadsheets/exportHandlers.ts';
import { unreadable } from './errorHandler.ts';

/** Field values of a form. */
const FIELD_LIMIT_BYTES = 64 * 1024;
/** A spreadsheet, the largest file that an operation takes; most take less, as their body limit says. */
const FILE_LIMIT_BYTES = 25 * 1024 * 1024;

/** Files of one request, of an operation that takes several. */
export const MOST_FILES = 100;

/** Reads one of many files and puts it away, so that never more than one is held. `read` throws 413 of one that is too large. */
export type KeepFile = (
  request: FastifyRequest,
  file: { name: string; mediaType: string; read: () => Promise<Buffer> },
) => Promise<void>;

/**
 * Registers what reads bodies: JSON within bounds, and multipart forms, of which a file becomes its text. Of an operation that takes more than
 * one file, `keepFile` has them. Nothing else is read.
 */
export async function readBodies(app: FastifyInstance, keepFile: KeepFile): Promise<void> {
  app.removeContentTypeParser('text/plain');
  readBoundedJson(app);
  // Answers of the contract, never requests; the glue wants to know how they would be read.
  const files = ['application/pdf', 'image/png', 'image/jpeg', 'application/octet-stream', 'application/zip'];
  for (const answer of [...files, 'text/calendar', 'text/csv', SHEET_TYPES.xlsx]) {
    app.addContentTypeParser(answer, (_request, _body, done) => done(unreadable()));
  }
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: FILE_LIMIT_BYTES + 1, fieldSize: FIELD_LIMIT_BYTES, files: MOST_FILES, fields: 10 },
    async onFile(part) {
      const { bodyLimit } = this.routeOptions;
      const takesMany = bodyLimit > 2 * FILE_LIMIT_BYTES;
      this.uploadedFiles += 1;
      if (!takesMany && this.uploadedFiles > 1) throw tooManyFiles(1);
      this.uploadedFileName = part.filename;
      this.uploadedMediaType = part.mimetype;
      if (takesMany) {
        const read = () => boundedFile(part.file, FILE_LIMIT_BYTES, part.filename);
        await keepFile(this, { name: part.filename, mediaType: part.mimetype, read });
        Object.assign(part, { value: '' });
        return;
      }
      const bytes = await boundedFile(part.file, Math.min(bodyLimit, FILE_LIMIT_BYTES), null);
      // A small file is a text, such as a key; a large one stays as it is, and out of the body.
      if (bodyLimit > FILE_LIMIT_BYTES) this.uploadedBytes = bytes;
      Object.assign(part, { value: bodyLimit > FILE_LIMIT_BYTES ? '' : bytes.toString('utf8') });
    },
  });
}

/** Throws 413 with the first byte that is too many. */
async function boundedFile(file: AsyncIterable<Buffer>, most: number, name: string | null): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of file) {
    size += piece.length;
    const what = name === null ? 'The file' : `“${plain(name)}”`;
    if (size > most) throw new HttpError(413, `${what} is larger than ${sizeInWords(most)}.`, { code: 'TOO_LARGE' });
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** 413, of more files than the operation takes. */
function tooManyFiles(most: number): HttpError {
  const message = most === 1 ? 'Only one file can be sent here.' : `At most ${most} files can be sent at a time.`;
  return new HttpError(413, message, { code: 'TOO_MANY_FILES' });
}

const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024 ? `${Math.floor(bytes / 1024)} kB` : `${Math.floor(bytes / 1024 / 1024)} MB`;

/**
 * An `onRequest` hook for an operation that takes bodies of these types: Fastify checks a body against the schema of its own media type,
 * and one without such a schema not at all.
 */
export function requireMediaType(mediaTypes: readonly string[]): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const given = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
    if (given === undefined || given === '') {
      throw new HttpError(400, `The request is not valid: a body of ${mediaTypes.join(' or ')} is missing.`, {
        code: 'INVALID',
        details: 'body',
      });
    }
    if (!mediaTypes.includes(given)) throw unreadable();
  };
}
