/** Whether a text gives another price for a period than the one that was read from a list. */
import { findMoney } from '../../money.ts';
import { readPeriod } from '../amount/amountPeriod.ts';
import { EXTRAS, IS_TAX, OTHER_PRICE, PER_UNIT, TAXED, TOTAL_ROW, WITH_TAX } from '../lexicon/everydayAmounts.ts';
import type { EverydayAmount } from './readEverydayAmount.ts';
import { BESIDE } from './readRate.ts';

export type Place = { start: number; end: number };

/** "£17.00 per user per month", "£145.00 each". */
export function isOfUnit(tail: string): boolean {
  return PER_UNIT.test(tail) || /^ ?each\b/.test(tail);
}

/** What is paid by the hour beside a price by the month is no other price. */
const SHORTER: EverydayAmount['period'][] = ['week', 'day', 'hour'];

/** A label is not longer. */
const LABEL = 60;

/** … or what it comes to with its tax, or with what is paid beside it; `known`: places of the list itself. Linear. */
export function hasOtherPrice(
  text: string,
  price: Pick<EverydayAmount, 'value' | 'period'>,
  known: readonly Place[],
): boolean {
  return findMoney(text).some(({ amount, start, end }) => {
    if (amount === price.value || known.some((place) => start >= place.start && end <= place.end)) return false;
    const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
    const label = line.trim();
    if (IS_TAX.test(label) || WITH_TAX.test(label) || (label.length < LABEL && TOTAL_ROW.test(label))) return true;
    const tail = (text.slice(end, end + 80).split('\n')[0] as string).replace(TAXED, '');
    const isBeside = OTHER_PRICE.test(line) || BESIDE.test(line) || EXTRAS.test(line) || isOfUnit(tail);
    const period = readPeriod('', tail);
    return period !== null && !isBeside && !(SHORTER.indexOf(period) > SHORTER.indexOf(price.period));
  });
}
