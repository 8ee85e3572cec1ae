/** The content of a file: downloads of what has bytes, exports of Google Docs, with Google's refusals. */
import type { WorkspaceFile } from '../samples/workspaceTypes.ts';
import { GoogleError } from '../googleError.ts';
import { XLSX } from '../samples/write/writeXlsx.ts';
import { DOCX } from './fileResource.ts';

/** "exported content is limited to 10 MB" */
const EXPORT_LIMIT = 10 * 1024 * 1024;

/** The bytes of a file that is stored as bytes. Throws for Google Docs, shortcuts and forbidden files. */
export function downloadOf(file: WorkspaceFile): Uint8Array {
  if (!file.bytes) {
    const message = 'Only files with binary content can be downloaded. Use Export with Docs Editors files.';
    throw new GoogleError(403, 'fileNotDownloadable', message, { location: 'alt', locationType: 'parameter' });
  }
  requireDownloadable(file);
  return file.bytes;
}

/** A Google Doc or Sheet in another format. Throws as Google does, its odd 500 for an over-long PDF included. */
export function exportOf(file: WorkspaceFile, mimeType: string | undefined): Uint8Array {
  if (!mimeType)
    throw new GoogleError(400, 'required', 'Required parameter: mimeType', {
      location: 'mimeType',
      locationType: 'parameter',
    });
  if (!file.googleDoc && !file.googleSheet)
    throw new GoogleError(403, 'fileNotExportable', 'Export only supports Docs Editors files.');
  requireDownloadable(file);
  const sheet = mimeType === XLSX ? file.googleSheet?.xlsx : undefined;
  const bytes = file.googleDoc ? conversionOf(file.googleDoc, mimeType) : sheet;
  if (!bytes) throw new GoogleError(400, 'badRequest', 'The requested conversion is not supported.');
  if (bytes.length <= EXPORT_LIMIT) return bytes;
  if (mimeType === 'application/pdf') throw new GoogleError(500, 'internalError', 'Internal Error');
  throw new GoogleError(403, 'exportSizeLimitExceeded', 'This file is too large to be exported.');
}

/** The same without the size limit: what the links in `exportLinks` answer. */
export function conversionOf(doc: NonNullable<WorkspaceFile['googleDoc']>, mimeType: string): Uint8Array | undefined {
  if (mimeType === 'application/pdf') return doc.pdf;
  if (mimeType === DOCX) return doc.docx;
  // Google starts its plain text with a byte order mark and ends lines with CRLF.
  if (mimeType === 'text/plain') return Buffer.from(`\uFEFF${doc.text.replace(/\r?\n/g, '\r\n')}`, 'utf8');
  return undefined;
}

function requireDownloadable(file: WorkspaceFile): void {
  if (file.canDownload === false)
    throw new GoogleError(403, 'cannotDownloadFile', 'This file cannot be downloaded by the user.');
}
