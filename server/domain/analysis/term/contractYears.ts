/** "Contract Years": years that the agreement counts itself, of which the first may be longer or shorter than the others. */
import { addDays, addDuration, parseDay } from '../../../../contract/calendar.ts';
import { datesWithin, type Document } from '../document.ts';
import type { DateMention } from '../findDates.ts';
import type { Anchor } from './findAnchor.ts';
import { everyMatch } from '../../everyMatch.ts';

const NAMED = /^[^.;,]{0,30}?\b((?:Contract|Lease|License|Agreement|Operating|Term) Years?)\b/i;
/** '"Contract Year" shall mean', 'The "First Contract Year" shall commence'. */
const DEFINES =
  /"?(?:first )?(?:contract|lease|license|agreement|operating|term) year"? (?:shall |will )?(?:means?|be|is|commences?|begins?|starts?|refers?)\b/gi;
/** Behind a definition so many characters belong to it. */
const DEFINITION = 420;
const FIRST =
  /\bfirst (?:contract|lease|license|agreement|operating|term) year\b|\bcalendar year, the first (?:being|is)\b/i;
const ENDS_ON = /\b(?:end(?:s|ing)?|through|until|to|expir(?:es|ing))(?: and including)?(?: on)? $/i;
const CALENDAR = /\bcalendar year\b|\bfiscal year\b/i;
/** "each period of July 1 through June 30": ends the day before it began. */
const FROM_DAY_TO_DAY =
  /\b([A-Z][a-z]{2,8}) (\d{1,2})(?:st|nd|rd|th)? (?:through|to|until|-|and ending(?: on)?)(?: the following| and including)? [A-Z][a-z]{2,8} \d{1,2}\b/;

/** Does the day fall on this month and day: "2002-07-01" on July 1? */
function isDayOfYear(day: string, month: string, dayOfMonth: number): boolean {
  const parts = parseDay(day);
  return parts?.day === dayOfMonth && MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1 === parts.month;
}
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The name of the years that a length at `start` counts in, or null: plain years. */
export function contractYearsAt(body: string, start: number, end: number): string | null {
  return NAMED.exec(body.slice(start, end + 24))?.[1]?.toLowerCase() ?? null;
}

/** "The first Contract Year is that which commences July 1, 2007", "the first of which begins on", "the first year of the term … from". */
const FIRST_BEGINS =
  /\b[Ff]irst (?:(?:Contract|Lease|License|Agreement|Operating|Term) Year|of (?:which|them|these)|year of the (?:[a-z]+ )?[Tt]erm)\b"?[^.;]{0,60}\b(?:commenc\w*|begin\w*|start\w*|from)(?: on| with| from)?(?: the)? $/;
/** Words that count in such years. */
export const COUNTS_YEARS = /\b(?:Contract|Lease|License|Agreement|Operating|Term) Years?\b|\bsuch years\b/;

/** The day on which the first of such years begins, where that is written down. */
export function firstYearBegins({ text, dates }: Document): DateMention | null {
  if (!/\b[Ff]irst (?:of|year|[A-Z][a-z]+ Year)\b/.test(text)) return null;
  const isFirst = ({ start }: DateMention) => FIRST_BEGINS.test(text.slice(Math.max(0, start - 130), start));
  return dates.find((mention) => mention.day !== null && !mention.ambiguous && isFirst(mention)) ?? null;
}

/** The same as the day that a length of such years is counted from. */
export function firstYear(document: Document): Anchor | null {
  const day = firstYearBegins(document)?.day;
  return day ? { day, label: 'first contract year', confidence: 0.9 } : null;
}

type Definition = { from: number; words: string };
const known = new WeakMap<Document, Definition[]>();

/** Every place that defines such a year. Looked for once per document. */
function definitions(document: Document): Definition[] {
  const found =
    known.get(document) ??
    everyMatch(document.text, DEFINES)
      .slice(0, MOST_DEFINITIONS)
      .map(({ index: from }) => ({
        from,
        words: document.text.slice(from, from + DEFINITION).split(/\.\s/)[0] as string,
      }));
  known.set(document, found);
  return found;
}
const MOST_DEFINITIONS = 12;

/**
 * The day on which the last of `count` such years ends; `anchor` is the day the first one begins. Undefined: they are nowhere
 * defined, or as twelve months, and count as plain years; null: their definition gives no day.
 */
export function endOfContractYears(document: Document, count: number, anchor: Anchor): string | null | undefined {
  let isOdd = false;
  for (const { from, words } of definitions(document)) {
    if (FIRST.test(words)) {
      const at = from + (FIRST.exec(words)?.index ?? 0);
      const last = datesWithin(document, at, from + words.length).find(({ start }) =>
        ENDS_ON.test(document.text.slice(Math.max(at, start - 30), start)),
      );
      if (last?.day) return addDuration(last.day, { n: count - 1, unit: 'year' });
    }
    const range = FROM_DAY_TO_DAY.exec(words);
    if (range && anchor.day !== null && isDayOfYear(anchor.day, range[1] as string, Number(range[2])))
      return addDays(addDuration(anchor.day, { n: count, unit: 'year' }), -1);
    if (CALENDAR.test(words)) isOdd = true;
  }
  return isOdd ? null : undefined;
}
