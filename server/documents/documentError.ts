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
  ENCRYPTED: 'This document is protected by a password. Remove the password and try again.',
  CORRUPT: 'This document is damaged, so we can’t read it. Get a fresh copy and try again.',
  EMPTY: 'This document is empty.',
  NO_TEXT: 'We found no text in this document. Its pages are pictures (a scan) or blank.',
  PICTURE: 'This is a picture, and we can’t read it.',
  UNSUPPORTED: 'We can’t read this kind of file.',
  TOO_LARGE: 'This document is too large for us to read.',
  TOO_MANY_PAGES: 'This document has too many pages for us to read.',
  TIMEOUT: 'Reading this document took too long, so we stopped.',
  TIME_USED_UP: 'Documents like this take long to read, and this search has used up its time for them.',
  MEMORY: 'Reading this document needed too much memory, so we stopped.',
  CRASHED: 'Something went wrong on our side while reading this document.',
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
