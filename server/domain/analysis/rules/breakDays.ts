/** Rights to end a contract early on a day of its own: "podrá desistir con efectos al 30 de junio de 2027, con cuatro meses de antelación". */
import { addDays, addDuration, type CalendarDay, formatDay } from '../../../../contract/calendar.ts';
import { everyMatch } from '../../everyMatch.ts';
import type { Reading } from '../document.ts';
import { type Findings, THRESHOLD } from '../findings.ts';
import { showDuration } from '../findDurations.ts';
import { FOR_CAUSE } from '../lexicon/anyLanguage.ts';
import {
  EACH_THREE,
  EACH_YEAR,
  END_IT,
  ENDS_ON,
  EVERY,
  MAY,
  ORDINAL_YEARS,
  YEAR_ENDS,
  YEARS,
} from '../lexicon/breakWords.ts';
import { AT_THE_LATEST, BEFORE_DAYS, UNTIL_DAYS } from '../lexicon/lastDays.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, patternOf } from '../lexicon/patterns.ts';
import type { Span } from '../splitSentences.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';
import type { Duration } from '../types.ts';
import type { DayReading } from './days.ts';
import type { LengthReading } from './lengths.ts';

/** On which day it may end: one that is written, the end of a year of the term, of each of so many, or a day of each year. */
type On = { day: CalendarDay } | { year: number } | { each: number } | { month: number; date: number };
/** `notice` before it, or `until` when it has to be told. */
type Break = Span & { on: On; notice: Duration | null; until: CalendarDay | null };
type LastDays = { begin: CalendarDay | null; ends: CalendarDay[] };
export type Breaks = { breaks: Break[]; days: DayReading[]; lengths: LengthReading[] };

/** Whose right it is, and whether its conditions are kept, a person has to see. */
const ASKED = 0.55;
const LONGEST = 900;
/** So far from the words that let somebody end it stands the day. */
const REACH = 160;
const ENDS_EARLY = expression(
  `(?<!\\p{L})(?:${MAY}(?!\\p{L})[^;]{0,120}?(?<!\\p{L})${END_IT}|${END_IT}[^;]{0,60}?(?<!\\p{L})${MAY})(?!\\p{L})`,
);
const CAUSE = expression(FOR_CAUSE);
const ON = expression(`(?<!\\p{L})${ENDS_ON} ?$`, 'i');
const TOLD_BY = expression(`(?<!\\p{L})(?:${BEFORE_DAYS}|${UNTIL_DAYS}|${AT_THE_LATEST}(?: \\p{L}+){0,2}) ?$`, 'i');
const BEFORE = expression(`(?<!\\p{L})${BEFORE_DAYS} ?$`, 'i');
const NTH = expression(
  `(?<!\\p{L})${YEAR_ENDS} (?:${ORDINAL_YEARS.map((words) => `(${words})`).join('|')}) ${YEARS}(?!\\p{L})`,
);
const EACH = expression(`(?<!\\p{L})(?:(${EACH_YEAR})|${EACH_THREE})(?!\\p{L})`);
const YEARLY = expression(`(?<!\\p{L})${EVERY}(?!\\p{L})`);

/** Those rights, and the days and lengths without theirs: no end of the term, and no notice that is counted back from it. Linear. */
export function partBreaks(
  paper: Paper,
  lexicon: Lexicon,
  days: readonly DayReading[],
  lengths: readonly LengthReading[],
): Breaks {
  const used = new Set<Span>();
  const breaks = paper.units.flatMap((unit, at): Break[] => {
    const text = lower(paper.text.slice(unit.start, Math.min(unit.end, unit.start + LONGEST)));
    const right = ENDS_EARLY.exec(text);
    if (!right || CAUSE.test(text)) return [];
    const within = days.filter(({ mention }) => mention.start >= unit.start && mention.end <= unit.end);
    const told = within.find(({ context }) => TOLD_BY.test(context.before));
    const on = dayIn(lexicon, text, right, within, unit.start);
    if (!on || !isEarly(on, lastDays(unit, days, lengths))) return [];
    const next = paper.units[at + 1];
    const noticeIn = (place: Span | undefined) =>
      lengths.find(
        ({ mention, role }) => place && role === 'notice' && mention.start >= place.start && mention.end <= place.end,
      );
    const notice = noticeIn(unit) ?? (told ? undefined : noticeIn(next));
    if (!notice && !told) return [];
    for (const day of within) if (day === told || ('day' in on && day.mention.day === on.day)) used.add(day.mention);
    // "Tegen het einde van elk jaar": where nothing else is said of notice it is the one that stops a renewal, too.
    const isOnly = !('day' in on || 'year' in on) && !lengths.some((one) => one !== notice && isSure(one));
    if (notice && noticeIn(unit) && !isOnly) used.add(notice.mention);
    const until = told ? (BEFORE.test(told.context.before) ? addDays(told.mention.day, -1) : told.mention.day) : null;
    return [{ ...unit, on, notice: notice?.mention.length ?? null, until }];
  });
  if (breaks.length === 0) return { breaks, days: [...days], lengths: [...lengths] };
  return {
    breaks,
    days: days.filter(({ mention, role }) => !used.has(mention) || role === 'signed'),
    lengths: lengths.filter(({ mention }) => !used.has(mention)),
  };
}

function isSure({ role, likelihood }: LengthReading): boolean {
  return role === 'notice' && likelihood >= THRESHOLD;
}

/** What may be the last day of the term, but for what the sentence itself says. */
function lastDays(unit: Span, days: readonly DayReading[], lengths: readonly LengthReading[]): LastDays {
  const begin = days.find(({ role }) => role === 'begin')?.mention.day ?? null;
  const written = days.filter(
    ({ role, context }) => (role === 'end' || role === 'renewal') && context.unit.start !== unit.start,
  );
  const counted = lengths.flatMap(({ role, mention }) =>
    role === 'term' && begin !== null ? addDays(addDuration(begin, mention.length), -1) : [],
  );
  return { begin, ends: [...written.map(({ mention }) => mention.day), ...counted] };
}

/** What is as late as the end of the term is no early end. */
function isEarly(on: On, { begin, ends }: LastDays): boolean {
  if (!('day' in on || 'year' in on)) return true;
  const day = 'day' in on ? on.day : begin && addDays(addDuration(begin, { n: on.year, unit: 'year' }), -1);
  return day !== null && ends.some((end) => end > day);
}

function dayIn(
  lexicon: Lexicon,
  text: string,
  { index, 0: said }: RegExpExecArray,
  within: readonly DayReading[],
  start: number,
): On | null {
  const isNear = (at: number) => at > index - REACH && at < index + said.length + REACH;
  const written = within.find(
    ({ mention, context }) => isNear(mention.start - start) && ON.test(context.before) && !TOLD_BY.test(context.before),
  );
  if (written) return { day: written.mention.day };
  const nth = NTH.exec(text);
  if (nth && isNear(nth.index)) return { year: nth.slice(1).findIndex((word) => word !== undefined) + 1 };
  const each = EACH.exec(text);
  if (each && isNear(each.index)) return { each: each[1] === undefined ? 3 : 1 };
  const yearly = YEARLY.test(text) ? yearlyDay(lexicon, text, isNear) : null;
  return yearly;
}

/** "Jaarlijks opzeggen tegen 31 december". */
function yearlyDay(lexicon: Lexicon, text: string, isNear: (at: number) => boolean): On | null {
  const join = lexicon.dayJoin === '' ? ' ?' : ` (?:(?:${lexicon.dayJoin}) )?`;
  const pattern = patternOf(lexicon, 'yearly end', () =>
    expression(
      `(?<!\\p{L})${ENDS_ON} (?<d>\\d{1,2})(?:\\.|er|º)?${join}(?<month>${lexicon.months.join('|')})\\.?(?!\\p{L})(?! ?(?:del? )?\\d{4})`,
      'g',
    ),
  );
  const found = everyMatch(text, pattern).find(({ index }) => isNear(index));
  if (!found) return null;
  const month = 1 + lexicon.months.findIndex((names) => names.split('|').includes(found.groups?.month ?? ''));
  return { month, date: Number(found.groups?.d) };
}

/** Asks about the earliest day from today on until which such a right has to be used, where it comes before the one that is shown. */
export function offerBreak(
  findings: Findings,
  breaks: readonly Break[],
  { begins, end, shown, today }: { begins: string | null; end: string | null; shown: string | null; today: string },
): void {
  const asked = breaks
    .flatMap((one) => actDays(one, begins, end, today))
    .filter(({ value }) => value >= today && (shown === null || value < shown))
    .toSorted((one, other) => one.value.localeCompare(other.value));
  if (asked[0]) findings.offer('noticeBy', asked[0]);
}

/** So many years of a term are looked at. */
const MOST_YEARS = 60;

function actDays(
  { on, notice, until, start, end: last }: Break,
  begins: string | null,
  end: string | null,
  today: string,
): Reading<string>[] {
  const reading = (value: string, working: string | null): Reading<string> => {
    return { value, start, end: Math.min(last, start + 600), working, confidence: ASKED };
  };
  if (until !== null) return [reading(until, null)];
  if (notice === null) return [];
  return endsOf(on, begins, today)
    .filter((day) => end === null || day < end)
    .map((day) => {
      const value = addDuration(day, notice, -1);
      return reading(value, `${day} (may end) - ${showDuration(notice)} = ${value}`);
    });
}

function endsOf(on: On, begins: string | null, today: string): CalendarDay[] {
  if ('day' in on) return [on.day];
  const years = Array.from({ length: MOST_YEARS }, (_, index) => index);
  if ('month' in on)
    return years.flatMap((year) => formatDay(Number(today.slice(0, 4)) + year, on.month, on.date) ?? []).slice(0, 5);
  if (begins === null) return [];
  const counted = 'year' in on ? [on.year] : years.map((year) => (year + 1) * on.each);
  return counted.map((n) => addDays(addDuration(begins, { n, unit: 'year' }), -1));
}
