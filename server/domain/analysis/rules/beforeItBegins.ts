/** The last day for a notice or an option that is told by what begins behind it: "voordat de maand april van 2028 aanbreekt". */
import { addDays, addMonths } from '../../../../contract/calendar.ts';
import { BEFORE_IT_BEGINS, CALENDAR_YEARS, LAST_OF_YEAR, QUARTERS, TIMES, WANTS } from '../lexicon/beginsWords.ts';
import { TELLS_OPTION } from '../lexicon/lastDays.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, says } from '../lexicon/patterns.ts';
import type { Span } from '../splitSentences.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';

/** `day`: null where it is not told in words that give one. */
export type BeforeItBegins = Span & { day: string | null; comesBack?: true };

const BEFORE = expression(BEFORE_IT_BEGINS);
const TOLD = expression(`(?<!\\p{L})(?:${TELLS_OPTION}|${WANTS})`);
const A_TIME = expression(`(?<!\\p{L})(?:${TIMES}|${QUARTERS})(?!\\p{L})`);
const LAST_QUARTER = expression(`(?<!\\p{L})${LAST_OF_YEAR} ${QUARTERS}(?!\\p{L})`);
const YEARS = expression(`(?<!\\p{L})${CALENDAR_YEARS}(?!\\p{L})`);
const LONGEST = 700;

/** From the first of those sentences on notice, or on who wants to go on, that tells it so. `end`: the last day of the term. */
export function readBeforeItBegins(
  paper: Paper,
  lexicon: Lexicon,
  { end, units }: { end: string | null; units: readonly Span[] },
): BeforeItBegins | null {
  for (const unit of units) {
    const text = lower(paper.text.slice(unit.start, Math.min(unit.end, unit.start + LONGEST)));
    const groups = BEFORE.exec(text)?.groups;
    const what = groups?.then ?? groups?.that ?? groups?.of;
    if (what === undefined || !(TOLD.test(text) || says(lexicon, 'notice', lexicon.lengths.notice.near, text)))
      continue;
    const month = monthIn(lexicon, what);
    if (month === null && !A_TIME.test(what)) continue;
    const day = month === null ? beforeQuarter(what, end) : beforeMonth(month, what, end);
    return { ...unit, day, ...(/(?<!\d)20\d\d(?!\d)/.test(what) ? {} : { comesBack: true }) };
  }
  return null;
}

/** 1 to 12. What may be a number, as "sept", is none. */
function monthIn(lexicon: Lexicon, what: string): number | null {
  const at = lexicon.months.findIndex((month, index) => {
    const names = month.split('|').filter((name) => !(name in lexicon.numbers));
    return says(lexicon, `month ${index}`, names.join('|'), what);
  });
  return at < 0 ? null : at + 1;
}

/** Of the year that is said, or the last one before the end. */
function beforeMonth(month: number, what: string, end: string | null): string | null {
  // "Vor Beginn des 15. April" is no first of the month.
  if (/(?<!\d)\d{1,2}(?!\d)/.test(what)) return null;
  const said = /(?<!\d)20\d\d(?!\d)/.exec(what)?.[0];
  if (said !== undefined) return addDays(first(Number(said), month), -1);
  if (end === null) return null;
  const day = addDays(first(Number(end.slice(0, 4)), month), -1);
  return day < end ? day : addMonths(day, -12);
}

/** "Before the last quarter of the year begins", of a term that ends with the year. */
function beforeQuarter(what: string, end: string | null): string | null {
  if (end === null || !LAST_QUARTER.test(what) || !YEARS.test(what) || !end.endsWith('-12-31')) return null;
  return `${end.slice(0, 4)}-09-30`;
}

function first(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
