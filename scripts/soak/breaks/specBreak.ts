/** What a break is: one line of the source changed so that a statement of docs/specification.md is no longer true. */

export type SpecBreak = {
  /** How the row of docs/specification.md begins; exactly one row begins like it. */
  statement: string;
  file: string;
  /** Stands exactly once in the file. */
  search: string;
  replace: string;
};
