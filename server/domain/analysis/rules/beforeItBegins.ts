/** The last day for a notice or an option that is told by what begins behind it: "voordat de maand april van 2028 aanbreekt". */
import { addDays, addMonths } from '../../../../contract/calendar.ts';
import {
  BEFORE_IT_BEGINS,
  CALENDAR_YEARS,
  CONTRACT_YEARS,
  LAST_OF_YEAR,
  QUARTERS,
  TIMES,
  WANTS,
} from '../lexicon/beginsWords.ts';
import { TELLS_OPTION } from '../lexicon/lastDays.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, says } from '../lexicon/patterns.ts';
import type { Span } from '../splitSentences.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';

/** `day`: null where it is not told in words that give one. */
export type BeforeItBegins = Span & { day: string | null; comesBack?: true; isUnsure?: true };

const BEFORE = expression(BEFORE_IT_BEGINS);
const TOLD = expression(`(?<!\\p{L})(?:${TELLS_OPTION}|${WANTS})`);
const A_TIME = expression(`(?<!\\p{L})(?:${TIMES}|${QUARTERS})(?!\\p{L})`);
const LAST_QUARTER = expression(`(?<!\\p{L})${LAST_OF_YEAR} ${QUARTERS}(?!\\p{L})`);
const YEARS = expression(`(?<!\\p{L})${CALENDAR_YEARS}(?!\\p{L})`);
const OF_CONTRACT = expression(`(?<!\\p{L})${CONTRACT_YEARS}(?!\\p{L})`);
const LONGEST = 700;

type Term = { begins: string | null; last: string | null };

/** From the first of those sentences on notice, or on who wants to go on, that tells it so. `begins`, `last`: the first and last day of the term. */
export function readBeforeItBegins(
  paper: Paper,
  lexicon: Lexicon,
  { units, ...term }: Term & { units: readonly Span[] },
): BeforeItBegins | null {
  const end = term.last;
  for (const unit of units) {
    const text = lower(paper.text.slice(unit.start, Math.min(unit.end, unit.start + LONGEST)));
    const groups = BEFORE.exec(text)?.groups;
    const what = groups?.then ?? groups?.that ?? groups?.of;
    if (what === undefined || !(TOLD.test(text) || says(lexicon, 'notice', lexicon.lengths.notice.near, text)))
      continue;
    const month = monthIn(lexicon, what);
    if (month === null && !A_TIME.test(what)) continue;
    if (month === null) return { ...unit, ...beforeQuarter(what, term) };
    const day = beforeMonth(month, what, end);
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

/** "Before the last quarter of the year begins": three months before the end of a year. What it is of another term nobody knows. */
function beforeQuarter(what: string, { begins, last }: Term): Omit<BeforeItBegins, keyof Span> {
  if (last === null || !LAST_QUARTER.test(what)) return { day: null };
  const day = addDays(addMonths(addDays(last, 1), -3), -1);
  const isYear = begins !== null && addMonths(begins, 12) === addDays(last, 1);
  if (last.endsWith('-12-31') && (isYear || YEARS.test(what))) return { day, comesBack: true };
  if (!YEARS.test(what)) return { day, ...(isYear ? { comesBack: true } : { isUnsure: true }) };
  return OF_CONTRACT.test(what) ? { day, comesBack: true } : { day: null };
}

function first(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`;
}
