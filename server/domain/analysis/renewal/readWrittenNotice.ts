/** The last day for a notice that a long document writes down: "unless either party gives notice of non-renewal on or before October 31, 2027". */
import type { CalendarDay } from '../../../../contract/calendar.ts';
import { addDays } from '../../../../contract/calendar.ts';
import { isBeforeEnd } from '../deriveDates.ts';
import { datesWithin, type Document } from '../document.ts';
import type { Found } from '../everyday/found.ts';
import { LAST_DAY, OTHER_NOTICE, SPEAKS_UP } from '../lexicon/noticeWords.ts';

const SURE = 0.7;
const GOES_ON =
  /\b(?:renew(?:s|ed|ing)?|non-?renew\w*|renewals?(?! (?:terms?|periods?|fees?|prices?|rates?)\b)|exten(?:d\w*|sions?(?! (?:terms?|periods?)\b))|prolong\w*)\b/i;
/** What goes on is the contract. */
const OURS =
  /\b(?:this|the|such|said|its|initial|then[- ]current) (?:[\w&'/-]{1,20} ){0,3}(?:agreement|contract|(?:sub)?lease|licen[cs]e|term|period|subscription|engagement|appointment|tenancy)\b/i;
/** What may be renewed or extended besides. */
const BESIDE =
  /\b(?:letters? of credit|insurance|polic(?:y|ies)|warrant(?:y|ies)|deliver\w*|patents?|trade ?marks?|permits?|closing|outside date|maturity|commitments?)\b/i;
/** Right before the day: it is the notice that has to be there by then. */
const TOLD = /\b(?:notices?|notif\w+|exercis\w+|inform\w*|elect\w*|in writing)\b/i;
const REACH = 110;

/** The earliest one from `today` to the `end` of the term; null where none is written. Linear. */
export function readWrittenNotice(
  document: Document,
  { end: until, today }: { end: CalendarDay | null; today: CalendarDay },
): Found<string> | null {
  const { text, origin } = document;
  const found = document.sentences.flatMap(({ start, end }) => {
    const said = text.slice(start, end);
    if (!GOES_ON.test(said) || !SPEAKS_UP.test(said) || !OURS.test(said) || BESIDE.test(said)) return [];
    return datesWithin(document, start, end).flatMap((date) => {
      const before = text.slice(Math.max(start, date.start - REACH), date.start);
      const lead = LAST_DAY.exec(before);
      if (!lead || date.day === null || date.ambiguous || !TOLD.test(before)) return [];
      if (OTHER_NOTICE.test(before.slice(-40))) return [];
      const value = /^before/i.test(lead[0]) ? addDays(date.day, -1) : date.day;
      const place = { start: origin[start] as number, end: origin[end] as number };
      return isBeforeEnd(value, until, today) ? [{ value, ...place, confidence: SURE, working: null }] : [];
    });
  });
  return found.toSorted((one, other) => one.value.localeCompare(other.value))[0] ?? null;
}
