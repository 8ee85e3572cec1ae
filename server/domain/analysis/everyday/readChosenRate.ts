/** A price list of a hire by day, week and month, and which of them is paid: "Rate applied: monthly". */
import { allMoney } from '../mentions/allMoney.ts';
import { ownDollar } from '../amount/ownDollar.ts';
import { findMoney } from '../../money.ts';
import type { Row } from './cells.ts';
import type { EverydayAmount } from './readEverydayAmount.ts';
import { everyMatch } from '../../everyMatch.ts';

const CHOSEN =
  /\b(?:rate (?:applied|charged|chosen|selected|agreed|used)|(?:hire|rental|charging) (?:basis|rate))[ \t]*(?:is|:)?[ \t]*(?:the )?(daily|weekly|monthly|day|week|month)\b/gi;
const PERIODS = {
  day: /^(?:(?:per|each|1) )?day$|^daily(?: rate)?$/i,
  week: /^(?:(?:per|each|1) )?week$|^weekly(?: rate)?$/i,
  month: /^(?:(?:per|each|1) |\d{2} days ?\/ ?)?month$|^monthly(?: rate)?$/i,
};
const NAMES = { daily: 'day', day: 'day', weekly: 'week', week: 'week', monthly: 'month', month: 'month' } as const;
/** So many rows below its head a price list gives its prices. */
const BELOW = 3;
/** The paper says itself which of its prices it is. */
export const CHOSEN_RATE = 0.9;

/** The price of the one thing in the list; null where none is chosen, two are, or more things than one are hired. */
export function readChosenRate(raw: string, rows: readonly Row[]): EverydayAmount | null {
  const chosen = new Set(
    everyMatch(raw, CHOSEN).map(([, word = '']) => NAMES[word.toLowerCase() as keyof typeof NAMES]),
  );
  const [period] = chosen;
  if (period === undefined || chosen.size > 1) return null;
  for (const [index, { cells }] of rows.entries()) {
    const columns = Object.values(PERIODS).filter((name) => cells.some(({ text }) => name.test(text)));
    const fromRight = cells.toReversed().findIndex(({ text }) => PERIODS[period].test(text));
    if (columns.length < 2 || fromRight < 0) continue;
    const priced = rows
      .slice(index + 1, index + 1 + BELOW)
      .filter((row) => row.cells.filter(({ text }) => isSum(text)).length >= columns.length);
    const cell = priced[0]?.cells.at(-1 - fromRight);
    const [money] = cell && isSum(cell.text) ? findMoney(cell.text) : [];
    if (priced.length !== 1 || !cell || !money) return null;
    const currency = cell.text.startsWith('$') && money.currency === 'USD' ? ownDollar(raw) : money.currency;
    return {
      value: money.amount,
      currency,
      period,
      start: cell.start,
      end: cell.end,
      confidence: CHOSEN_RATE,
      working: null,
    };
  }
  return null;
}

function isSum(text: string): boolean {
  const [money] = allMoney(text);
  return money?.start === 0 && money.end === text.length;
}
