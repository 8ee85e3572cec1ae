/** Bodies in the form that the operation takes, and multipart forms with one file. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './httpError.ts';
import { readBoundedJson } from './boundedJson.ts';
import { SHEET_TYPES } from './spreadsheets/exportHandlers.ts';
import { unreadable } from './errorHandler.ts';

/** Field values and the one uploaded file (a key of 2 to 3 kB). */
const UPLOAD_LIMIT_BYTES = 64 * 1024;

/** Registers what reads bodies: JSON within bounds, and multipart forms, of which a file becomes its text. Nothing else is read. */
export async function readBodies(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain');
  readBoundedJson(app);
  // Answers of the contract, never requests; the glue wants to know how they would be read.
  for (const answer of ['application/pdf', 'text/calendar', 'text/csv', 'application/zip', SHEET_TYPES.xlsx]) {
    app.addContentTypeParser(answer, (_request, _body, done) => done(unreadable()));
  }
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: UPLOAD_LIMIT_BYTES, fieldSize: UPLOAD_LIMIT_BYTES, files: 1, fields: 10 },
    async onFile(part) {
      this.uploadedFileName = part.filename;
      Object.assign(part, { value: (await part.toBuffer()).toString('utf8') });
    },
  });
}

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
