/** Rows of a table that each tell what a contract costs and how long it lasts: several of them are a list of contracts, or of offers side by side. */
import { cellsOf } from '../clauses/context.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';

/** A plan of payments has fewer columns: which, when and how much. */
const COLUMNS = 4;
const LISTED = 3;

/** `times`: days and lengths of time. */
export function listsContracts(paper: Paper, sums: readonly Span[], times: readonly Span[]): boolean {
  const rows = paper.lines.filter((line) => {
    const isIn = ({ start, end }: Span): boolean => start >= line.start && end <= line.end;
    return sums.some(isIn) && times.some(isIn) && cellsOf(paper, line).length >= COLUMNS;
  });
  return rows.length >= LISTED;
}
