/** The last day for a notice that a long document writes down: "unless either party gives notice of non-renewal on or before October 31, 2027". */
import type { CalendarDay } from '../../../../contract/calendar.ts';
import { addDays } from '../../../../contract/calendar.ts';
import { isBeforeEnd } from '../deriveDates.ts';
import { datesWithin, type Document } from '../document.ts';
import type { Found } from '../everyday/found.ts';
import { comesBack, yearlessDays } from './yearlessDays.ts';
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
const TOLD = /\b(?:non-renewal|notices?|notif\w+|exercis\w+|inform\w*|elect\w*|in writing)\b/i;
const REACH = 110;

/** Behind a sentence on how it goes on: "It renews …", "Such option must be exercised …", "Notice of non-renewal must be received …". */
const OF_IT =
  /^\W*(?:\(?\w{1,4}[.)] )?(?:It|Such|Said|That|The (?:option|right|notice)|Notices?|Any such|To exercise)\b|\b(?:such|said|this|that|the|its|each) (?:[\w-]{1,14} ){0,2}(?:options?|right|notice|election|extension|renewal)\b|\b(?:may|can) (?:renew|extend|prolong)\b/;
const BEHIND = 2;
/** Whoever names no year tells by when it is stopped, or an option used, each time. */
const EACH_TIME =
  /\b(?:unless|if (?:neither|no)\b|(?:stop|prevent) (?:the |its |this )?renewal|non-?renew\w*|not (?:to |wish to |intend to )?(?:renew|extend)|options?|exercis\w+)\b/i;

/** The earliest one from `today` to the `end` of the term, or one that comes back; null where none is written. `last`: the term's last day. Linear. */
export function readWrittenNotice(
  document: Document,
  { end: until, last, today }: { end: CalendarDay | null; last: CalendarDay | null; today: CalendarDay },
): Found<string> | null {
  const { text, origin } = document;
  let since = Number.POSITIVE_INFINITY;
  let isBehindOurs = false;
  const found = document.sentences.flatMap(({ start, end }) => {
    const said = text.slice(start, end);
    const isOurs = OURS.test(said) || (isBehindOurs && /^\W*It\b/.test(said));
    isBehindOurs = isOurs;
    const isOwn = isOurs && GOES_ON.test(said) && !BESIDE.test(said);
    since = isOwn ? 0 : since + 1;
    if (!SPEAKS_UP.test(said) || BESIDE.test(said) || !(isOwn || (since <= BEHIND && OF_IT.test(said)))) return [];
    const yearless = EACH_TIME.test(said) ? yearlessDays(said, start, last) : [];
    return [...datesWithin(document, start, end), ...yearless].flatMap((date) => {
      const before = text.slice(Math.max(start, date.start - REACH), date.start);
      const lead = 'isLast' in date ? ([''] as const) : LAST_DAY.exec(before);
      if (!lead || date.day === null || ('ambiguous' in date && date.ambiguous) || !TOLD.test(before)) return [];
      if (OTHER_NOTICE.test(before.slice(-40))) return [];
      const value = /^before/i.test(lead[0]) ? addDays(date.day, -1) : date.day;
      const place = { start: origin[start] as number, end: origin[end] as number };
      const reading = { value, ...place, confidence: SURE, working: null, ...comesBack(date, value, last) };
      return reading.yearly || isBeforeEnd(value, until, today) ? [reading] : [];
    });
  });
  return found.toSorted((one, other) => one.value.localeCompare(other.value))[0] ?? null;
}
