/** First days that stand without their year, or that only a later word makes the first one. */
import { findDates } from '../findDates.ts';
import { PARTIAL } from '../lexicon/everydayWords.ts';

/** "delivered on", where the term is counted "from delivery". */
export function isCountedFrom(before: string, raw: string): boolean {
  const event = /\b(deliver|install|connect|activat|complet|sign|hand)\w*(?: over)?(?: to you)? on ?$/i.exec(
    before,
  )?.[1];
  return (
    event !== undefined &&
    new RegExp(`\\b(?:years?|months?) (?:counted )?from (?:the )?(?:day (?:of|it is) )?${event}`, 'i').test(raw)
  );
}

/** Where "From 4.00 pm on 30 June 2026" over "To 4.00 pm on 30 June 2027" ends; of any other value its own end. */
export function endOfTwoLines(raw: string, { valueStart, end }: { valueStart: number; end: number }): number {
  return end + (TWO_LINES.exec(raw.slice(valueStart, end + UNDER))?.[1]?.length ?? 0);
}
const UNDER = 120;
const TWO_LINES = /^from\b[^\n]*(\n[^\S\n]*(?:to|until|through)\b[^\n]*)/i;

/** "from 15 April to" or "June 1 through" before a day: the first day, of which only the last one gives the year. */
export function partialStart(before: string, last: string): string | null {
  const written = PARTIAL.exec(before)?.[1];
  const day =
    written === undefined
      ? null
      : findDates(`${written}${/^\d/.test(written) ? ' ' : ', '}${last.slice(0, 4)}`)[0]?.day;
  return day && day < last ? day : null;
}
