/** The last day for a notice or an option that comes back: "antes del 1 de octubre de cada año", "in de maand oktober voorafgaand aan het einde". */
import { addDays, addMonths, formatDay } from '../../../../contract/calendar.ts';
import { lastYearlyDay } from '../../../../contract/statedDay.ts';
import { everyMatch } from '../../everyMatch.ts';
import { STOPS_IT } from '../lexicon/changedWords.ts';
import { AT_THE_LATEST, BEFORE_DAYS, TELLS_OPTION, UNTIL_DAYS } from '../lexicon/lastDays.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, patternOf, says } from '../lexicon/patterns.ts';
import { IN, IN_MONTH, NEXT_BEFORE, ON_THE, YEAR_BEFORE } from '../lexicon/yearlessWords.ts';
import type { Span } from '../splitSentences.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';
import type { BeforeItBegins } from './beforeItBegins.ts';

const STOPS = expression(`(?<!\\p{L})${STOPS_IT}`);
const TELLS_IT = expression(`(?<!\\p{L})${TELLS_OPTION}(?!\\p{L})`);
const BEFORE = expression(`^${BEFORE_DAYS}(?!\\p{L})`);
const OF_YEAR_BEFORE = expression(`^,? ?${YEAR_BEFORE}`);
const LONGEST = 900;

/** From the first of those sentences on notice, or on an option, that says one. `last`: the last day of the term; before `begins` there is none. Linear. */
export function readYearlessDay(
  paper: Paper,
  lexicon: Lexicon,
  { begins, last, units }: { begins: string | null; last: string | null; units: readonly Span[] },
): BeforeItBegins | null {
  for (const unit of units) {
    const text = lower(paper.text.slice(unit.start, Math.min(unit.end, unit.start + LONGEST)));
    if (!isOfNotice(lexicon, text)) continue;
    for (const found of everyMatch(
      text,
      patternOf(lexicon, 'yearless', () => pattern(lexicon)),
    )) {
      if (last === null) return null;
      const behind = text.slice(found.index + found[0].length);
      const day = dayOf(lexicon, found.groups ?? {}, last, OF_YEAR_BEFORE.test(behind));
      if (day && (begins === null || day >= begins)) return { ...unit, day, comesBack: true };
    }
  }
  return null;
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
  const lead = `(?<lead>${BEFORE_DAYS}|${UNTIL_DAYS}|${AT_THE_LATEST}(?: (?:${UNTIL_DAYS}|${BEFORE_DAYS}))?)`;
  return expression(
    [
      `(?<!\\p{L})${lead},?(?: ${ON_THE})? (?<d>\\d{1,2})(?:\\.|er|º|°|e)?${join}(?<month>${month})${noYear}`,
      `(?<!\\p{L})${IN_MONTH} ?(?<whole>${month})${noYear}`,
      `(?<!\\p{L})${IN} (?<near>${month})${noYear}(?=,? ${NEXT_BEFORE})`,
    ].join('|'),
    'g',
  );
}

function monthNumber(lexicon: Lexicon, written: string): number {
  const name = written.replace('.', '');
  return 1 + lexicon.months.findIndex((names) => names.split('|').includes(name));
}

type Said = { lead?: string; d?: string; month?: string; whole?: string; near?: string };

/** The last such day on or before the last one of the term; of the year before where that is said. */
function dayOf(lexicon: Lexicon, { lead, d, month, whole, near }: Said, last: string, ofYearBefore: boolean) {
  const number = monthNumber(lexicon, month ?? whole ?? near ?? '');
  const year = Number(last.slice(0, 4));
  const first = formatDay(year, number, 1);
  if (first === null) return null;
  const named = d === undefined ? addDays(addMonths(first, 1), -1) : formatDay(year, number, Number(d));
  if (named === null) return null;
  const day = lead !== undefined && BEFORE.test(lead) ? addDays(named, -1) : named;
  return ofYearBefore ? addMonths(day, -12) : lastYearlyDay(day, last);
}
