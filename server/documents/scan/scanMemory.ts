/** What reading scans gave, kept for the user whose scans they are: the same bytes need not be read again, which takes minutes. */
import type { DocumentErrorCode } from '../documentError.ts';
import type { DocumentText } from '../documentText.ts';

/** The text, or why there is none, however often it is read. */
export type ScanReading = { document: DocumentText } | { refused: { code: DocumentErrorCode; message: string } };

/** `sha256`: of the bytes. Nobody learns, not even from the time it takes, what another user had read. */
export type ScanMemory = {
  /** Null where this user had no such bytes read, or by another version of the reader. */
  find: (user: string, sha256: Uint8Array) => Promise<ScanReading | null>;
  save: (user: string, sha256: Uint8Array, reading: ScanReading) => Promise<void>;
};

/** What a second reading would only say again. Of the rest a busy machine may be the reason. */
const FINAL: ReadonlySet<DocumentErrorCode> = new Set(['NO_TEXT', 'CORRUPT', 'UNSUPPORTED']);

/** Does it hold whenever the same reader reads the same bytes? */
export function isFinal(reading: ScanReading): boolean {
  return 'document' in reading ? reading.document.unfinished !== true : FINAL.has(reading.refused.code);
}
