/** Which of the other readings say something else than what is shown. */
import { addDuration, orNull } from '../../../contract/calendar.ts';
import { readOtherSum } from '../../../contract/otherReading.ts';
import { showDuration } from './findDurations.ts';
import type { Alternative, Analysis } from './types.ts';
import { everyMatch } from '../everyMatch.ts';

const PERCENT = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/g;

/**
 * The alternatives without echoes of what is shown: the same value, the net of a sum whose tax is written beside it, a month's share of a
 * year, the day after a last day that is stated, and the term counted again from its own last day. None of them would be a question to anybody.
 */
export function withoutEchoes(found: Analysis): Analysis {
  return { ...found, alternatives: found.alternatives.filter((other) => !isEcho(other, found)) };
}

function isEcho(other: Alternative, found: Analysis): boolean {
  if (other.field === 'amount') return isSameSum(other, found);
  if (other.field === 'termEnd' && found.termEnd !== null && isSameEnd(other.value, found.termEnd, found)) return true;
  return inWords(found[other.field as keyof Analysis]).includes(other.value);
}

/** Years counted from the first day end on its date, or on the day before that, which then is the day shown. */
function isSameEnd(day: string, shown: string, { term }: Analysis): boolean {
  const again = [{ n: 1, unit: 'day' } as const, ...(term ? [term] : [])];
  return again.some((length) => orNull(() => addDuration(shown, length)) === day);
}

function inWords(value: Analysis[keyof Analysis]): unknown[] {
  if (Array.isArray(value)) return value;
  return [typeof value === 'object' && value && 'unit' in value ? showDuration(value) : value];
}

function isSameSum({ value, quote }: Alternative, { amount, currency, amountPeriod }: Analysis): boolean {
  const sum = readOtherSum(value);
  if (amount === null || sum === null || (sum.currency !== null && sum.currency !== currency)) return false;
  const shares = everyMatch(quote, PERCENT).map(([, percent = '']) => 1 + Number(percent.replace(',', '.')) / 100);
  const year = amountPeriod === 'month' ? [1 / 12] : amountPeriod === 'year' ? [12] : [];
  return [1, ...year, ...shares].some((share) => Math.abs(sum.amount * share - amount) < 0.011);
}
