/** Of which period the sums of a column are, as its heading says: "Monthly charge", "KES per month", "Amount p.m." */
import { periodOf, type Period } from '../amount/amountPeriod.ts';
import { everyMatch } from '../../everyMatch.ts';

/** A table has fewer rows. */
const MOST_ROWS = 30;
const UNIT = /^(?:(?![MNA]RC\b)[A-Z]{3}|Rs\.?|[KUT]Shs?\.?)(?= ?[\d-]|$)/i;
const RATES = [
  ['month', /\bmrc\b/],
  ['year', /\barc\b/],
  ['hour', /\bhourly\b|\b(?:per|each|an) hour\b/],
  ['day', /\bdaily\b|\b(?:per|each|a) day\b/],
  ['week', /\bweekly\b|\b(?:per|each|a) week\b/],
] as const;
/** What is the head of a column though no other column has one. */
const ALONE =
  /^\(?(?:(?:per|each|every|a) (?:hour|day|week|month|quarter|year|annum)|(?:week|month|quarter|year)ly|annually)\)?(?: \([^)]{1,8}\))?$/i;
const SHORT = /\b(?:p\.m\.|p\/m|pcm\b|p\.a\.)/;

/** `start`, `end`: of a sum in the text. Null where no heading says it. */
export function columnPeriod(raw: string, start: number, end: number): Period {
  const top = raw.lastIndexOf('\n', start - 1) + 1;
  const [from, to] = [start - top, end - top];
  const lines = raw
    .slice(0, Math.max(0, top - 1))
    .split('\n')
    .slice(-MOST_ROWS)
    .toReversed();
  for (const line of lines) {
    const cells = everyMatch(line, /\S+(?: \S+)*/g);
    // Text that runs through from the margin is no table.
    if (cells.length === 1 && !/^\s/.test(line) && line.length > to) return null;
    const cell = cells.find((one) => one.index < to && one.index + one[0].length > from);
    if (!cell || !/\p{L}{2}/u.test(cell[0].replace(UNIT, ''))) continue;
    if (/\d/.test(cell[0]) || (cells.length < 2 && !ALONE.test(cell[0]))) return null;
    const head = cell[0].toLowerCase().replace(/ ?\/ ?(?=(?:month|quarter|year|week|day|hour)\b)/, ' per ');
    const short = SHORT.exec(head)?.[0];
    const rate = RATES.find(([, pattern]) => pattern.test(head))?.[0] ?? null;
    return periodOf(head) ?? rate ?? (short === undefined ? null : short === 'p.a.' ? 'year' : 'month');
  }
  return null;
}
