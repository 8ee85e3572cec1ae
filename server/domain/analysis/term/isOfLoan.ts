/** Of a loan the maturity is the end; elsewhere it may be that of some note. */
import type { Document } from '../document.ts';
import { LOAN_TITLE } from '../lexicon/loanWords.ts';

/** A paper says within so many characters that it is a loan. */
const TITLE = 2500;

/** Is the document a loan, by its beginning? */
export function isOfLoan(document: Document): boolean {
  return LOAN_TITLE.test(document.text.slice(0, TITLE));
}
