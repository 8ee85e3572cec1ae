/** The currency of a sum that is in doubt. */
import { readOtherSum } from '../../../contract/otherReading.ts';
import { findMoney } from '../money.ts';
import { AMERICAN } from './lexicon/everydayAmounts.ts';
import type { Analysis } from './types.ts';

const LIKELY = 0.5;

/** Which of several sums is the price may be a question while their currency is none. */
export function withAgreedCurrency(found: Analysis, text: string): Analysis {
  if (found.amount !== null || found.currency !== null) return found;
  const sums = found.alternatives.filter(({ field }) => field === 'amount');
  const [currency = null, ...others] = new Set(sums.map(({ value }) => readOtherSum(value)?.currency ?? null));
  // One sum of which nothing is said may be a fine or a fee beside.
  if (sums.length === 1 && sums.every(({ confidence }) => confidence < LIKELY)) return found;
  const isAnyDollar = currency === 'USD' && !AMERICAN.test(text);
  const isMixed = findMoney(text).some((sum) => sum.currency !== currency && text[sum.start] !== '$');
  return others.length > 0 || isAnyDollar || isMixed ? found : { ...found, currency };
}
