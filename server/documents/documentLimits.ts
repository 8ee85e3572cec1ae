/**
 * Every limit that a stranger's file is held to, in one place. Measured: a compression bomb of 1.5 MB wants 3.4 GB and 16 s,
 * a real contract of 500 pages takes 3 s and stays under 400 MB.
 */
import type { ScanLimits } from './scan/scanLimits.ts';

export type DocumentLimits = {
  /** Largest file that is opened, bytes. */
  maxBytes: number;
  /** Most pages of one PDF. */
  maxPages: number;
  /** Most UTF-16 units of text that one document may unfold to. */
  maxTextLength: number;
  /** Longest processor time of one document in its child process, milliseconds; by the clock where that is not known. */
  maxMilliseconds: number;
  /** Most resident memory of a child process, bytes. */
  maxResidentBytes: number;
  /** Messages within messages that are still opened. */
  maxMailDepth: number;
  /** Most attachments of one message, those of messages within it included. */
  maxAttachments: number;
  /** What may be spent on scans; absent: they are not read. */
  scan?: ScanLimits;
};

const MEGABYTE = 1024 * 1024;

export const documentLimits: DocumentLimits = {
  maxBytes: 25 * MEGABYTE,
  maxPages: 500,
  maxTextLength: 20_000_000,
  maxMilliseconds: 20_000,
  maxResidentBytes: 700 * MEGABYTE,
  maxMailDepth: 8,
  maxAttachments: 200,
};
