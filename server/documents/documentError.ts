/** Why a document could not be read: a code for programs and a sentence for people. */

export type DocumentErrorCode =
  | 'ENCRYPTED'
  | 'CORRUPT'
  | 'EMPTY'
  | 'NO_TEXT'
  | 'UNSUPPORTED'
  | 'PICTURE'
  | 'TOO_LARGE'
  | 'TOO_MANY_PAGES'
  | 'TIMEOUT'
  | 'TIME_USED_UP'
  | 'MEMORY'
  | 'CRASHED';

/** The one home of what a user is told; UNSUPPORTED adds what the file is, the limits add themselves. */
const sentences: Record<DocumentErrorCode, string> = {
  ENCRYPTED: 'This document is protected by a password and cannot be read.',
  CORRUPT: 'This document is damaged and cannot be read.',
  EMPTY: 'This document is empty.',
  NO_TEXT: 'This document has no text: its pages are pictures (a scan) or blank.',
  PICTURE: 'This is a picture, which cannot be read.',
  UNSUPPORTED: 'This kind of file cannot be read.',
  TOO_LARGE: 'This document is too large to be read.',
  TOO_MANY_PAGES: 'This document has too many pages to be read.',
  TIMEOUT: 'Reading this document took too long and was stopped.',
  TIME_USED_UP: 'Reading this document takes long, and the time this search has for such documents is used up.',
  MEMORY: 'Reading this document needed too much memory and was stopped.',
  CRASHED: 'Reading this document failed unexpectedly.',
};

/** Thrown by everything that reads documents. `message` is a sentence that may be shown to users; `cause` is for logs. */
export class DocumentError extends Error {
  readonly code: DocumentErrorCode;

  constructor(code: DocumentErrorCode, sentence?: string, cause?: unknown) {
    super(sentence ?? sentences[code], cause === undefined ? undefined : { cause });
    this.name = 'DocumentError';
    this.code = code;
  }
}
