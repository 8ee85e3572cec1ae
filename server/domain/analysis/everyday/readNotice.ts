/** The notice that ends or stops an everyday contract: "let us know 30 days before the year runs out". */
import { findDurations } from '../findDurations.ts';
import { OTHER_NOTICE, STOPS } from '../lexicon/everydayWords.ts';
import type { Duration } from '../types.ts';
import type { Field } from './fields.ts';
import type { Found } from './found.ts';
import type { Sentence } from './sentences.ts';

const BEHIND =
  /^(?:'s?|s')?,? ?(?:(?:clear|calendar|written|prior|advance|or more)[ ,]+)*(?:(?:written )?notice|warning|before|prior|in advance|ahead|in writing|beforehand|of notice)/i;
const AHEAD =
  /\b(?:notice|warning)(?: period)?(?: in writing)?(?:,| of| is|:| must be)*(?: (?:at least|not less than|a minimum of|minimum))? ?$/i;

/** A supplier's reminder: "We'll write to you 60 days before." */
const WE_WRITE = /\bwe(?: wi|['’])ll (?:write|contact|remind|notify|e-?mail|tell|send)\b[^.;]{0,50}$/i;

/** … "About eight weeks before the end we will write to you." */
const WE_WILL =
  /^[^.;]{0,60}\bwe(?: (?:wi|sha)ll|['’]ll) (?:write|contact|remind|notify|e-?mail|tell|send|let you know)\b/i;

/** "A month's notice", which counts as one. */
function singleNotice(text: string): Duration | null {
  const unit = A_NOTICE.exec(text)?.[1]?.toLowerCase();
  return unit === undefined ? null : { n: unit === 'fortnight' ? 2 : 1, unit: UNITS[unit] ?? 'month' };
}

const A_NOTICE =
  /\ban? (?:full |clear |calendar )?(month|week|year|fortnight)['’]s (?:written |prior |clear )?(?:notice|warning)\b/i;
const UNITS: Record<string, Duration['unit']> = { month: 'month', week: 'week', fortnight: 'week', year: 'year' };

/** The notice of a labelled field. */
export function readNoticeField({ value, kinds, start, end }: Field): Found<Duration> | null {
  const single = singleNotice(value);
  if (single) return { value: single, start, end, confidence: 0.85, working: null };
  const own = kinds.includes('notice');
  for (const { duration, start: at, end: stop } of findDurations(value)) {
    if (!duration) continue;
    const after = value.slice(stop, stop + 40);
    const before = value.slice(0, at);
    if (WE_WRITE.test(before)) continue;
    if (BEHIND.test(after) || AHEAD.test(before) || (own && at < 24 && !OTHER_NOTICE.test(value)))
      return { value: duration, start, end, confidence: 0.85, working: null };
  }
  return null;
}

/** "If hygiene falls below 4 …": what lets somebody out, without which he may not go. */
const FOR_CAUSE =
  /^\W*(?:\d{1,2}[.)]? )?(?:if|where|should)\b[^,]*\b(?:fails?|failed|falls?|breach\w*|breaks?|late|miss(?:es|ed)?|default\w*|insolven\w*|bankrupt\w*|unpaid|(?:not|n't) (?:pay|paid|perform|provide|deliver|keep|do))\b/i;
/** One of many visits is called off, and not the contract. */
const ONE_OFF =
  /\bcancel(?:s|led|ling)? (?:an?|any|one|single|each) (?!agreement|contract|subscription|plan|policy|membership|lease|hire)\w+|\bcancelled (?!by|in|on|at|or|with|if|and)\w+s (?:are|will|must|have)\b/i;
/** Whoever sells keeps a right of his own: "We can close your account on 30 days' notice". */
const OWN_RIGHT = /\b[Ww]e (?:can|may) (?:also )?\w+ your (?:account|subscription|plan|access|membership)\b/;

/** The notice by which somebody makes it longer. */
const OF_OPTION =
  /\b(?:may|can|option|right|wish(?:es)?) [^.;]*\b(?:extend|prolong|renew)\b(?![^]*\b(?:unless|cancel|terminat|non-renew))/i;

/** A time in which one may leave sooner. */
const ON_TRIAL = /\b(?:trial|probation\w*)\b(?<!\b(?:[Aa]fter|[Oo]nce) [^.,;]{0,30})/;

/** How many different lengths of notice a sentence gives; with two of them nobody knows which one counts. */
function lengthsOfNotice(text: string): number {
  const lengths = findDurations(text).flatMap(({ duration, end }) =>
    duration && /^['’]?s?['’]? (?:written |prior )*(?:notice|warning)\b/.test(text.slice(end, end + 40))
      ? `${duration.n} ${duration.unit}`
      : [],
  );
  const single = singleNotice(text);
  return new Set([...lengths, ...(single ? [`${single.n} ${single.unit}`] : [])]).size;
}

/** The surest notice of the sentences: one about the end of the term before one that may be given at any time. */
export function readNoticeSentence(sentences: readonly Sentence[]): Found<Duration> | null {
  let best: (Found<Duration> & { score: number }) | null = null;
  for (const { text, start, end } of sentences) {
    if (
      !STOPS.test(text) ||
      FOR_CAUSE.test(text) ||
      ONE_OFF.test(text) ||
      OWN_RIGHT.test(text) ||
      OF_OPTION.test(text) ||
      ON_TRIAL.test(text) ||
      lengthsOfNotice(text) > 1
    )
      continue;
    const single = OTHER_NOTICE.test(text) ? null : singleNotice(text);
    if (single && !best)
      best = {
        value: single,
        start,
        end,
        confidence: 0.68,
        working: `${text.trim().slice(0, 80)} = 1 ${single.unit}`,
        score: 1,
      };
    for (const { duration, start: at, end: stop } of findDurations(text)) {
      if (!duration) continue;
      const after = text.slice(stop, stop + 90);
      const before = text.slice(Math.max(0, at - 110), at);
      if ((!BEHIND.test(after) && !AHEAD.test(before)) || WE_WRITE.test(before) || WE_WILL.test(after)) continue;
      const turn = before.search(/\b(?:unless|if|otherwise)\b(?![^]*\b(?:unless|if|otherwise)\b)/i);
      // A short sentence without a turn is about one thing: no word before the length makes it another.
      const own = turn < 0 && before.length < 80 ? '' : before.slice(Math.max(turn, before.length - 80));
      if (OTHER_NOTICE.test(`${own} # ${after.slice(0, 60)}`)) continue;
      const atEnd = /\b(?:before|prior|ahead|end of|expir|renew|runs out|is up|anniversary)\b/i.test(after);
      const stops = /\b(?:cancel|terminat|end|stop|renew|pull out|leave|bring)/i.test(`${before} ${after}`);
      const score = Number(atEnd) * 2 + Number(stops) + Number(/notice/i.test(`${before} ${after}`));
      if (score >= 1 && (!best || score > best.score))
        best = { value: duration, start, end, confidence: 0.68, working: null, score };
    }
  }
  return best;
}
