/** The last day for a notice or an option that comes back: "antes del 1 de octubre de cada año", "in de maand oktober voorafgaand aan het einde". */
import { addDays, addMonths, formatDay, type CalendarDay, weekday } from '../../../../contract/calendar.ts';
import { lastYearlyDay } from '../../../../contract/statedDay.ts';
import { everyMatch } from '../../everyMatch.ts';
import { STOPS_IT } from '../lexicon/changedWords.ts';
import { AT_THE_LATEST, BEFORE_DAYS, TELLS_OPTION, UNTIL_DAYS } from '../lexicon/lastDays.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, patternOf, says } from '../lexicon/patterns.ts';
import {
  END_OF_MONTH,
  END_OF_YEAR,
  IN,
  IN_MONTH,
  LENGTHS,
  NEXT_BEFORE,
  OF_EACH_YEAR,
  OF_MONTH,
  ON_DAY,
  ON_THE,
  ORDINALS,
  UNTIL_END,
  WITH_SATURDAYS,
  WITHOUT_SATURDAYS,
  YEAR_BEFORE,
  YEAR_OF_TERM,
} from '../lexicon/yearlessWords.ts';
import type { Span } from '../splitSentences.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';
import type { BeforeItBegins } from './beforeItBegins.ts';

const STOPS = expression(`(?<!\\p{L})${STOPS_IT}`);
const TELLS_IT = expression(`(?<!\\p{L})${TELLS_OPTION}(?!\\p{L})`);
const BEFORE = expression(`^${BEFORE_DAYS}(?!\\p{L})`);
const OF_YEAR_BEFORE = expression(`^,? ?${YEAR_BEFORE}`);
/** "Drei Monate vor dem 30. September": that day is none to act on. */
const COUNTED = expression(`(?<!\\p{L})(?:${LENGTHS}) ?$`);
const SATURDAYS = expression(`^${WITH_SATURDAYS}$`);
const EACH_YEAR = expression(`(?<!\\p{L})${OF_EACH_YEAR}(?!\\p{L})`);
const EACH_YEAR_BEHIND = expression(`^,? ?${OF_EACH_YEAR}(?!\\p{L})`);
const LONGEST = 900;
const REACH = 14;

type Term = { begins: CalendarDay | null; last: CalendarDay | null };
type Said = { [name: string]: string | undefined };

/** From the first of those sentences on notice, or on an option, that says one. `last`: the last day of the term; before `begins` there is none. Linear. */
export function readYearlessDay(
  paper: Paper,
  lexicon: Lexicon,
  { begins, last, units }: Term & { units: readonly Span[] },
): BeforeItBegins | null {
  for (const unit of units) {
    const text = lower(paper.text.slice(unit.start, Math.min(unit.end, unit.start + LONGEST)));
    if (!isOfNotice(lexicon, text)) continue;
    for (const found of everyMatch(
      text,
      patternOf(lexicon, 'yearless', () => pattern(lexicon)),
    )) {
      if (last === null) return null;
      if (COUNTED.test(text.slice(Math.max(0, found.index - REACH), found.index))) continue;
      const behind = text.slice(found.index + found[0].length);
      const said = found.groups ?? {};
      const day = dayOf(lexicon, said, { begins, last }, OF_YEAR_BEFORE.test(behind));
      const isOther = said['working'] !== undefined || said['year'] !== undefined;
      if (day && (begins === null || day >= begins)) return { ...unit, day, ...(isOther ? {} : { comesBack: true }) };
    }
  }
  return null;
}

/** Does one of those sentences on notice say that it may be given by a day of each year? */
export function saysEachYear(paper: Paper, lexicon: Lexicon, units: readonly Span[]): boolean {
  return units.some((unit) => {
    const text = lower(paper.text.slice(unit.start, Math.min(unit.end, unit.start + LONGEST)));
    if (!EACH_YEAR.test(text) || !isOfNotice(lexicon, text)) return false;
    const days = everyMatch(
      text,
      patternOf(lexicon, 'yearless', () => pattern(lexicon)),
    );
    return days.some(({ index, 0: { length } }) => EACH_YEAR_BEHIND.test(text.slice(index + length)));
  });
}

/** It speaks of going on, and of a word to the other side; or of the notice itself. */
function isOfNotice(lexicon: Lexicon, text: string): boolean {
  const goesOn = says(lexicon, 'renews', lexicon.renews, text) || says(lexicon, 'may renew', lexicon.mayRenew, text);
  if (!goesOn && says(lexicon, 'notTheTerm', lexicon.notTheTerm, text)) return false;
  return (
    STOPS.test(text) || (goesOn && (TELLS_IT.test(text) || says(lexicon, 'notice', lexicon.lengths.notice.near, text)))
  );
}

function pattern(lexicon: Lexicon): RegExp {
  const month = `(?:${lexicon.months.join('|')})\\.?(?!\\p{L})`;
  const noYear = `(?! ?,? ?(?:(?:${lexicon.dayJoin || 'van'}) )?\\d{4})`;
  const join = lexicon.dayJoin === '' ? ' ?' : ` (?:(?:${lexicon.dayJoin}) )?`;
  const limit = `${BEFORE_DAYS}|${UNTIL_DAYS}|${AT_THE_LATEST}(?: (?:${UNTIL_DAYS}|${BEFORE_DAYS}))?`;
  const ordinal = `(?:${ORDINALS.join('|')}|\\d{1,2}(?:\\.|er|ème|º|°|e)?)`;
  return expression(
    [
      `(?<!\\p{L})(?<lead>${limit}),?(?: ${ON_THE})? (?<d>\\d{1,2})(?:\\.|er|º|°|e)?${join}(?<month>${month})${noYear}`,
      `(?<!\\p{L})${IN_MONTH} ?(?<whole>${month})${noYear}`,
      `(?<!\\p{L})${IN} (?<near>${month})${noYear}(?=,? ${NEXT_BEFORE})`,
      `(?<!\\p{L})(?:${limit}|${UNTIL_END}) (?:${END_OF_MONTH})(?<ended>${month})${noYear}`,
      `(?<!\\p{L})(?:(?<from>${limit})(?: ${ON_DAY})?|${ON_DAY}) (?<nth>${ordinal}) (?<working>${WITH_SATURDAYS}|${WITHOUT_SATURDAYS}) (?:${OF_MONTH})(?<of>${month})${noYear}`,
      `(?<!\\p{L})(?:${limit}|antes de) (?:${END_OF_YEAR}) (?<year>${ordinal}) (?:${YEAR_OF_TERM})(?!\\p{L})`,
    ].join('|'),
    'g',
  );
}

function monthNumber(lexicon: Lexicon, written: string): number {
  const name = written.replace('.', '');
  return 1 + lexicon.months.findIndex((names) => names.split('|').includes(name));
}

/** The last such day on or before the last one of the term; of the year before where that is said. */
function dayOf(
  lexicon: Lexicon,
  said: Said,
  term: { begins: CalendarDay | null; last: CalendarDay },
  yearBefore: boolean,
) {
  const { lead, d, month, whole, near, ended, from, nth = '', working, of } = said;
  const { last } = term;
  if (said['year'] !== undefined) return endOfYear(numberOf(said['year']), term);
  const number = monthNumber(lexicon, month ?? whole ?? near ?? ended ?? of ?? '');
  const year = Number(last.slice(0, 4));
  const first = formatDay(year, number, 1);
  if (first === null) return null;
  if (working !== undefined)
    return workingDay(first, numberOf(nth), { working, isBefore: BEFORE.test(from ?? ''), last });
  const named = d === undefined ? addDays(addMonths(first, 1), -1) : formatDay(year, number, Number(d));
  if (named === null) return null;
  const day = lead !== undefined && BEFORE.test(lead) ? addDays(named, -1) : named;
  return yearBefore ? addMonths(day, -12) : lastYearlyDay(day, last);
}

function numberOf(ordinal: string): number {
  const at = ORDINALS.findIndex((words) => expression(`^(?:${words})$`).test(ordinal));
  return at < 0 ? Number.parseInt(ordinal, 10) : at + 1;
}

/** Before the end of a year of the term its last day is still in time. */
function endOfYear(
  count: number,
  { begins, last }: { begins: CalendarDay | null; last: CalendarDay },
): CalendarDay | null {
  if (begins === null || count < 1) return null;
  const day = addDays(addMonths(begins, 12 * count), -1);
  return day <= last ? day : null;
}

/** Holidays aren't known here, and would only make it later. */
function workingDay(
  first: CalendarDay,
  count: number,
  { working, isBefore, last }: { working: string; isBefore: boolean; last: CalendarDay },
): CalendarDay | null {
  const free = SATURDAYS.test(working) ? [0] : [0, 6];
  const nth = (start: CalendarDay) => {
    let day = start;
    for (let left = count; ; day = addDays(day, 1)) {
      if (!free.includes(weekday(day))) left -= 1;
      if (left <= 0) return isBefore ? addDays(day, -1) : day;
    }
  };
  return [first, addMonths(first, -12)].map(nth).find((day) => day <= last) ?? null;
}
