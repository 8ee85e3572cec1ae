/** The label of a table's row whose columns only blanks, dots or bars divide: "Term          Thirty-six months from …". */
import type { Document } from '../document.ts';

/** Characters of the extracted text before a time in which its row begins. */
const REACH = 260;
const VALUE = 16;
/** At the beginning of a row, then a column's gap and what may be a time: not the head of a table of rents. */
const ROW =
  /^[ \t]*(?:\(?[a-z\d]{1,3}[.)][ \t]*)?(?:(?:(?:initial|contract|agreement|lease|licen[sc]e|services?|subscription|base|primary|minimum) )?(?:term|period|duration)|(?:term|duration|period) of (?:the |this )?(?:agreement|contract|lease|licen[sc]e|tenancy|performance|services?|engagement)|performance period|tenancy)[ \t]*:?[ \t]*(?:[ \t]{2,}|\t|\.{3,}|\|)[ \t]*(?=\(?\d|from\b|until\b|through\b|for\b|the\b|an?\b|initial|commenc|begin|start|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|eighteen|twenty|thirty|sixty)\b)/i;
/** The next row of the same cell begins further in. */
const INDENTED = /^[ \t]{6,}\S/;

/** Does the time at `at` of the folded text stand in a row about the term? */
export function isInTermRow(document: Document, at: number): boolean {
  const end = document.origin[at];
  if (end === undefined) return false;
  const before = document.raw.slice(Math.max(0, end - REACH), end);
  // The time itself, as far as its row goes.
  const lines = `${before}${document.raw.slice(end, end + VALUE).split('\n')[0]}`.split('\n');
  // What stands before the first line end is the rest of a line.
  for (let i = lines.length - 1; i > (end > REACH ? 0 : -1); i -= 1) {
    const line = lines[i] as string;
    if (ROW.test(line)) return true;
    if (!INDENTED.test(line)) return false;
  }
  return false;
}
