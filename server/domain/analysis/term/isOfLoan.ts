/** Of a loan the maturity is the end; elsewhere it may be that of some note. */
import type { Document } from '../document.ts';

const LOAN = /\b(?:credit|loan|facility|term note|promissory note|revolving)\b/i;
const TITLE = 2500;

/** Is the document a loan, by its beginning? */
export function isOfLoan(document: Document): boolean {
  return LOAN.test(document.text.slice(0, TITLE));
}
