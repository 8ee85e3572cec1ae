/** Does a contract pay beside a payment once: a share of sales, on milestones, by pieces? */
import { everyMatch, everyMatchBefore } from '../../everyMatch.ts';
import {
  NO_SHARE,
  OF_UNITS,
  ON_TOP,
  OTHER_SHARE,
  PAYS_SHARE,
  SHARE,
  SHARE_OWED,
  SHARE_REACH,
  UNITS_OWED,
} from '../lexicon/priceWords.ts';
import type { Document } from '../document.ts';
import { sentenceAt } from '../splitSentences.ts';
import type { MoneyClause } from './findClauses.ts';
import type { Place } from './findHeadings.ts';

/** What the recitals say of other contracts doesn't count. Linear. */
export function paysOtherwise(text: string, clauses: readonly MoneyClause[], placeAt: (at: number) => Place): boolean {
  const stated = text.replace(NO_SHARE, (denied) => ' '.repeat(denied.length));
  return (
    everyMatch(stated, PAYS_SHARE).some(({ index }) => placeAt(index) !== 'recital') ||
    clauses.some((clause) => isOfUnits(clause) && placeAt(clause.start) !== 'recital')
  );
}

function isOfUnits({ wide, behind }: MoneyClause): boolean {
  return (
    OF_UNITS.test(behind) && UNITS_OWED.test(wide) && !ON_TOP.test(`${wide} ${behind.slice(0, 60).split(ASIDE, 1)[0]}`)
  );
}

/** Where the first share or price of pieces is named as what is owed; past the end where none is. Linear. */
export function firstOtherwise({ text, sentences }: Document, clauses: readonly MoneyClause[]): number {
  const shares = everyMatch(text, SHARE).map(({ index }) => index);
  const share = everyMatchBefore(text, SHARE_OWED, shares, { reach: SHARE_REACH, tail: SHARE_REACH }).find((match) => {
    const { index, 0: found } = match;
    const sentence = sentenceAt(sentences, index);
    return !OTHER_SHARE.test(text.slice(sentence?.start ?? index, index + found.length + NEAR));
  });
  return Math.min(share?.index ?? text.length, clauses.find(isOfUnits)?.start ?? text.length);
}
const NEAR = 60;
const ASIDE = / and |[,;]/;
