/**
 * A Google Doc, Sheet or Slides as text to analyse and PDF to keep. Google's export ends at 10 MB, and an over-size PDF may
 * answer 500 for ever: then the export link, then the text alone, then a note.
 */
import { GoogleFailure, googleFailure } from './googleFailure.ts';
import type { DriveFile, ExportedDocument } from './workspaceClient.ts';

const PDF = 'application/pdf';
/** What a Google Sheet is exported as where its cells count. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The text form of each kind that has one. Drawings, forms, sites and maps hold no contract text. */
const TEXT_FORMS: Record<string, string> = {
  'application/vnd.google-apps.document': 'text/plain',
  'application/vnd.google-apps.presentation': 'text/plain',
  'application/vnd.google-apps.spreadsheet': 'text/csv',
};

const PDF_TRIES = 2;

/** What it needs of the account's Drive. */
export type DriveExports = {
  /** `tries`: a PDF over the limit may answer 500 for ever. */
  exportAs(
    file: DriveFile,
    mimeType: string,
    signal: AbortSignal,
    maxBytes: number,
    tries?: number,
  ): Promise<Uint8Array>;
  exportLink(file: DriveFile, mimeType: string, signal: AbortSignal): Promise<string | null>;
  followExportLink(link: string, mimeType: string, signal: AbortSignal, maxBytes: number): Promise<Uint8Array | null>;
};

/** Exports a file of Google's own kinds. `skip` where it is of another kind, may not be exported, or is too large in every form. */
export async function exportDocument(
  exports: DriveExports,
  file: DriveFile,
  signal: AbortSignal,
  maxBytes: number,
): Promise<ExportedDocument> {
  const textForm = TEXT_FORMS[file.mimeType];
  if (!textForm) throw googleFailure('skip', 'notExportable', 'notExportable');
  if (!file.canDownload) throw googleFailure('skip', 'cannotDownload', 'cannotDownload');

  const bytes = (await exportOrNull(exports, file, textForm, signal, maxBytes)) ?? null;
  const pdf = await exportOrNull(exports, file, PDF, signal, maxBytes, PDF_TRIES);
  if (bytes === null && pdf === null) throw googleFailure('skip', 'exportSizeLimitExceeded', 'exportTooLarge');
  const note =
    pdf === null
      ? 'Its PDF is larger than what Google’s export allows; only its text is kept.'
      : bytes === null
        ? 'Its text is larger than what Google’s export allows; only its PDF is kept.'
        : null;
  return { text: bytes && new TextDecoder().decode(bytes), pdf, note };
}

/** A Google Sheet as a workbook. `skip` where it may not be exported, or is too large. */
export async function exportWorkbook(
  exports: DriveExports,
  file: DriveFile,
  signal: AbortSignal,
  maxBytes: number,
): Promise<Uint8Array> {
  if (!file.canDownload) throw googleFailure('skip', 'cannotDownload', 'cannotDownload');
  const bytes = await exportOrNull(exports, file, XLSX, signal, maxBytes);
  if (bytes === null) throw googleFailure('skip', 'exportSizeLimitExceeded', 'exportTooLarge');
  return bytes;
}

async function exportOrNull(
  exports: DriveExports,
  file: DriveFile,
  mimeType: string,
  signal: AbortSignal,
  maxBytes: number,
  tries?: number,
): Promise<Uint8Array | null> {
  try {
    return await exports.exportAs(file, mimeType, signal, maxBytes, tries);
  } catch (error) {
    if (!isOverLimit(error, mimeType)) throw error;
  }
  const link = await exports.exportLink(file, mimeType, signal);
  if (link === null) return null;
  try {
    return await exports.followExportLink(link, mimeType, signal, maxBytes);
  } catch (error) {
    if (error instanceof GoogleFailure && ['skip', 'gone', 'fatal', 'network'].includes(error.kind)) return null;
    throw error;
  }
}

function isOverLimit(error: unknown, mimeType: string): boolean {
  if (!(error instanceof GoogleFailure)) return false;
  if (error.reason === 'exportSizeLimitExceeded' || error.reason === 'tooLarge') return true;
  return mimeType === PDF && error.status === 500;
}
