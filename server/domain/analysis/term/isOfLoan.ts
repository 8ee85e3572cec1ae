/** Of a loan the maturity is the end; elsewhere it may be that of some note. */
import type { Document } from '../document.ts';
import { oncePer } from '../text/oncePer.ts';
import { LOAN_TITLE } from '../lexicon/loanWords.ts';
import { ABOUT_DEBT, DEBT_TITLE, OTHER_TITLE } from '../lexicon/maturityWords.ts';

/** A paper says within so many characters that it is a loan. */
const TITLE = 2500;

/** Is the document a loan, by its beginning? */
export const isOfLoan = oncePer(({ text }: Document): boolean => LOAN_TITLE.test(text.slice(0, TITLE)));

/** Its title stands within so many. */
const TOP = 700;

/** Is the document a loan, a note or a bond by its title? Not where another kind of contract is named before one. */
export const isOfDebt = oncePer((document: Pick<Document, 'text'>): boolean => {
  const top = document.text.slice(0, TOP);
  const at = titleAt(top);
  return at >= 0 && !OTHER_TITLE.test(top.slice(0, at)) && !isAboutDebt(document);
});

/** Does its title say that it secures, ranks or passes on what another paper lends? */
export function isAboutDebt({ text }: Pick<Document, 'text'>): boolean {
  const top = text.slice(0, TOP);
  const at = titleAt(top);
  return ABOUT_DEBT.test(top.slice(0, Math.min(HEAD, at < 0 ? HEAD : at)));
}
/** A heading is not longer. */
const HEAD = 120;

function titleAt(top: string): number {
  const places = [LOAN_TITLE, DEBT_TITLE].map((title) => top.search(title)).filter((at) => at >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}
