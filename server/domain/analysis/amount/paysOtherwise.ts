/** Does a contract pay beside a payment once: a share of sales, on milestones, by pieces? */
import { NO_SHARE, OF_UNITS, ON_TOP, PAYS_SHARE, UNITS_OWED } from '../lexicon/priceWords.ts';
import type { MoneyClause } from './findClauses.ts';

/** Linear. */
export function paysOtherwise(text: string, clauses: readonly MoneyClause[]): boolean {
  return PAYS_SHARE.test(text.replace(NO_SHARE, '')) || clauses.some(isOfUnits);
}

function isOfUnits({ wide, behind }: MoneyClause): boolean {
  return OF_UNITS.test(behind) && UNITS_OWED.test(wide) && !ON_TOP.test(`${wide} ${behind.slice(0, 60)}`);
}
