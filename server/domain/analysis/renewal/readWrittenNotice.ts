/** The last day for a notice that a long document writes down: "unless either party gives notice of non-renewal on or before October 31, 2027". */
import type { CalendarDay } from '../../../../contract/calendar.ts';
import { isBeforeEnd } from '../deriveDates.ts';
import { datesWithin, type Document } from '../document.ts';
import type { Found } from '../everyday/found.ts';
import { comesBack, dayMeant, sureOf, type TermDays, yearlessDays } from './yearlessDays.ts';
import { ENDED_EACH_YEAR, IN_EACH_YEAR } from '../lexicon/yearlessEnglish.ts';
import { LAST_DAY, OTHER_NOTICE, SPEAKS_UP } from '../lexicon/noticeWords.ts';
import type { Span } from '../splitSentences.ts';
import { sentencesWith } from '../text/sentencesWith.ts';

const SURE = 0.7;
const GOES_ON =
  /\b(?:renew(?:s|ed|ing)?|non-?renew\w*|renewals?(?! (?:terms?|periods?|fees?|prices?|rates?)\b)|exten(?:d\w*|sions?(?! (?:terms?|periods?)\b))|prolong\w*)\b/gi;
const ENDED = new RegExp(ENDED_EACH_YEAR.source, 'gi');
/** What goes on is the contract. */
const OURS =
  /\b(?:this|the|such|said|its|initial|then[- ]current) (?:[\w&'/-]{1,20} ){0,3}(?:agreement|contract|(?:sub)?lease|licen[cs]e|term|period|subscription|engagement|appointment|tenancy)\b/i;
const IT = /^\W*It\b/;
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

/** The earliest one from `today` to the `end` of the term, or one that comes back; null where none is written. `begins`, `last`: the term's first and last day. Linear. */
export function readWrittenNotice(
  document: Document,
  { end: until, begins, last, today }: TermDays & { end: CalendarDay | null; today: CalendarDay },
): Found<string> | null {
  const { text, origin, sentences } = document;
  const own = ownSentences(document);
  const behind = [...own].flatMap((at) => Array.from({ length: BEHIND + 1 }, (_, since) => at + since));
  const found = [...new Set(behind)].flatMap((at) => {
    const sentence = sentences[at];
    if (!sentence) return [];
    const { start, end } = sentence;
    const said = text.slice(start, end);
    if (BESIDE.test(said) || !(own.has(at) || OF_IT.test(said)) || !SPEAKS_UP.test(said)) return [];
    const yearless = EACH_TIME.test(said) || IN_EACH_YEAR.test(said) ? yearlessDays(said, start, { begins, last }) : [];
    return [...datesWithin(document, start, end), ...yearless].flatMap((date) => {
      const before = text.slice(Math.max(start, date.start - REACH), date.start);
      const lead = 'isLast' in date ? ([''] as const) : LAST_DAY.exec(before);
      if (!lead || date.day === null || ('ambiguous' in date && date.ambiguous) || !TOLD.test(before)) return [];
      if (OTHER_NOTICE.test(before.slice(-40))) return [];
      const value = dayMeant(date, date.day, lead[0]);
      const place = { start: origin[start] as number, end: origin[end] as number };
      const reading = {
        value,
        ...place,
        confidence: sureOf(date, SURE, said, { begins, last }),
        working: null,
        ...comesBack(date, value, last),
      };
      return reading.yearly || isBeforeEnd(value, until, today) ? [reading] : [];
    });
  });
  return (
    found.toSorted((one, other) => other.confidence - one.confidence || one.value.localeCompare(other.value))[0] ?? null
  );
}

/** The places of the sentences that say that the contract goes on, or can be ended in each year; in the next one "It" still is the contract. Linear. */
function ownSentences(document: Document): Set<number> {
  const said = (at: number): string => {
    const { start, end } = document.sentences[at] as Span;
    return document.text.slice(start, end);
  };
  const ours = new Map<number, boolean>();
  const isOurs = (at: number): boolean => {
    let first = at;
    while (first > 0 && !ours.has(first) && !OURS.test(said(first)) && IT.test(said(first))) first -= 1;
    const answer = ours.get(first) ?? OURS.test(said(first));
    ours.set(at, answer);
    return answer;
  };
  const goOn = sentencesWith(document, GOES_ON).filter(isOurs);
  return new Set([...goOn, ...sentencesWith(document, ENDED)].filter((at) => !BESIDE.test(said(at))));
}
