/** What reading a document gives. */
import type { LaidWord } from '../domain/laidWord.ts';

/** `msg`: a mail that Outlook saved. Pictures of pages: `png`, `jpeg`, and `tiff`, which may have several. */
export type DocumentKind = 'pdf' | 'docx' | 'html' | 'text' | 'mail' | 'msg' | PictureKind;
export type PictureKind = 'png' | 'jpeg' | 'tiff';

/** A file inside a mail; those of messages within the message are listed too. */
export type MailAttachment = {
  /** The file name as sent, without any path; null where there is none. */
  name: string | null;
  /** As declared by the sender: a hint, never believed. */
  mimeType: string;
  bytes: Uint8Array;
  /** Shown inside the body (a logo in a signature) rather than listed beside it. */
  inline: boolean;
};

export type DocumentText = {
  /** Lines end in `\n`, pages of a PDF in `\f`; columns of a table are set apart by two spaces or more. */
  text: string;
  kind: DocumentKind;
  /** Number of pages of a PDF; null for the rest, which have none. */
  pages: number | null;
  /** The document's own title or the mail's subject; null where it has none. */
  title?: string | null;
  /**
   * Pages of a PDF that have no text although others have some: scanned, blank or damaged ones; where scans were read, without the blank ones.
   * Absent where none.
   */
  pagesWithoutText?: number;
  /** The text was read from pictures of pages, or of some of them. */
  scanned?: boolean;
  /** Where the words that were read off pictures stand, page by page; no words where a page was not read. Absent of print. */
  layout?: LaidWord[][];
  /** Pages were left unread for want of time: read again, it may say more. */
  unfinished?: boolean;
  /** Only for mails. */
  attachments?: MailAttachment[];
};

/** What is known of a file beside its bytes. Both are hints: the bytes decide. */
export type DocumentHint = { name?: string; mimeType?: string };
