/**
 * A backup: gzip of one JSON value per line. First a header, then the rows table by table in an order in which they can be inserted,
 * last a footer with what was written, so that a damaged or cut archive is noticed.
 */

export const ARCHIVE_FORMAT = 'perennial-backup';
export const ARCHIVE_VERSION = 1;

export type ArchiveHeader = {
  format: typeof ARCHIVE_FORMAT;
  version: number;
  createdAt: string;
  /** Names of the migrations that made the tables. */
  migrations: string[];
};

/** A row as PostgreSQL's row_to_json gives it. */
export type ArchiveRow = { table: string; row: object };

export type ArchiveFooter = {
  /** Rows by table. */
  rows: Record<string, number>;
  /** Of all bytes before the footer's line, uncompressed, hexadecimal. */
  sha256: string;
};

/** A file that is no archive, or not a whole one. The message is a sentence. */
export class ArchiveError extends Error {}
