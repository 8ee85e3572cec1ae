/** The notice that ends or stops an everyday contract: "let us know 30 days before the year runs out". */
import { same } from '../decide/chooseLength.ts';
import { findDurations } from '../findDurations.ts';
import {
  BEHIND,
  IN_LIEU,
  OF_LEAVING,
  OF_PRICE,
  OF_STAYING,
  OTHER_NOTICE,
  STOPS,
  WE_TELL,
  WINDOW,
} from '../lexicon/noticeWords.ts';
import type { Duration } from '../types.ts';
import type { Field } from './fields.ts';
import type { Found, SaidNotice } from './found.ts';
import type { Sentence } from './sentences.ts';

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
  /\ban? (?:full |clear |calendar )?(month|week|year|fortnight)(?:['’]s (?:written |prior |clear )?(?:notice|warning)| (?:before(?:hand)?|ahead|in advance))\b/i;
const UNITS: Record<string, Duration['unit']> = { month: 'month', week: 'week', fortnight: 'week', year: 'year' };

/** "One week during probation, one month afterwards". */
const FIRST_OF_TRIAL = /^[^,;]*\b(?:during|in|on|within) (?:the |your |a )?(?:probation\w*|trial)[^,;]*[,;] ?/i;

/** The notice of a labelled field. */
function readNoticeField({ value: said, kinds, start, end }: Field): Found<Duration> | null {
  const value = said.replace(FIRST_OF_TRIAL, '').replace(WINDOW, '');
  const single = singleNotice(value);
  if (single) return { value: single, start, end, confidence: 0.85, working: null };
  const own = kinds.includes('notice');
  const lengths = findDurations(value);
  for (const [index, { duration, start: at, end: stop }] of lengths.entries()) {
    if (!duration) continue;
    const after = value.slice(stop, stop + 40);
    const before = value.slice(0, at);
    if (WE_WRITE.test(before)) continue;
    // "12 months, notice 3 months": the word belongs to the length that it stands before.
    const next = lengths[index + 1];
    if (next && /^[,;]/.test(after) && AHEAD.test(value.slice(stop, next.start))) continue;
    if (BEHIND.test(after) || AHEAD.test(before) || (own && at < 24 && !OTHER_NOTICE.test(value)))
      return { value: duration, start, end, confidence: 0.85, working: null };
  }
  return null;
}

/** "If hygiene falls below 4 …": what lets somebody out, without which he may not go. */
const FOR_CAUSE =
  /^\W*(?:\d{1,2}[.)]? )?(?:if|where|should)\b[^,]*\b(?:fails?|failed|falls?|breach\w*|breaks?|late|miss(?:es|ed)?|default\w*|insolven\w*|bankrupt\w*|unpaid|(?:not|n't) (?:pay|paid|perform|provide|deliver|keep|do))\b|\b(?:terminat|cancel|end)\w*\b[^.;]{0,40}\bfor (?:cause|(?:material )?(?:breach|default)|non-?(?:performance|payment|compliance))\b/i;
/** One of many visits is called off, and not the contract. */
const ONE_OFF =
  /\bcancel(?:s|led|ling)? (?:an?|any|one|single|each) (?!agreement|contract|subscription|plan|policy|membership|lease|hire)\w+|\bcancelled (?!by|in|on|at|or|with|if|and)\w+s (?:are|will|must|have)\b/i;
/** Whoever sells keeps a right of his own: "We can close your account on 30 days' notice". */
const OWN_RIGHT = /\b[Ww]e (?:can|may) (?:also )?\w+ your (?:account|subscription|plan|access|membership)\b/;

/** The notice by which somebody makes it longer. */
const OF_OPTION =
  /\b(?:may|can|option|right|(?<!\bnot |\bwhether (?:or not )?(?:\w+ ){1,3})wish(?:es)?) [^.;]*\b(?:extend|prolong|renew)\b(?![^]*\b(?:unless|cancel|terminat|non-renew))/i;

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

/** "After a trial of eight weeks (in which one week's notice is enough) …": what brackets say beside a notice is of another one. */
function withoutAside(text: string): string {
  const bare = text.replace(/ ?\([^()]{0,120}\bnotice\b[^()]{0,120}\)/gi, '');
  return findDurations(bare).length > 0 && /\bnotice\b/i.test(bare) ? bare : text;
}

/** Whoever may give it, where it is one of the two only. */
const SIDE =
  /\b(?:the (?!agreement|contract|lease|plan|term|policy|order|subscription|membership|service)|(?=[A-Z]|we |you |I ))(?!Either|Each|This|It\b|Any|Both|That)([A-Za-z]+) (?:may|can|shall|must|will|ha[sv]e? to|is entitled to|wants? to|wish(?:es)? to)\b/;

function sideOf(text: string): string | null {
  return /\b(?:either|each|both|any)(?: one)?(?: of | part(?:y|ies)\b| sides?\b)/i.test(text)
    ? null
    : (SIDE.exec(text)?.[1]?.toLowerCase() ?? null);
}

/** The notices that end or stop the contract itself: a labelled one first, then one about the end of the term before one that may be given at any time. */
export function noticesOf(fields: readonly Field[], sentences: readonly Sentence[]): SaidNotice[] {
  const said = inSentences(sentences).toSorted((one, other) => other.score - one.score);
  for (const field of fields) {
    const labelled = readNoticeField(field);
    if (!labelled) continue;
    const others = said.filter(({ start, end }) => end <= field.start || start >= field.end);
    const like = others.find(({ value }) => same(value, labelled.value));
    const kind = like ?? { atEnd: field.kinds.includes('notice') ? null : true, side: null };
    return [{ ...labelled, atEnd: kind.atEnd, side: kind.side }, ...others.filter(({ score }) => score >= OF_CONTRACT)];
  }
  return said.filter(({ score }, index) => index === 0 || score >= OF_CONTRACT);
}

/** What a notice is for, if not for ending the contract. */
const OTHERS = [FOR_CAUSE, ONE_OFF, OWN_RIGHT, OF_OPTION, ON_TRIAL, OF_PRICE, OF_STAYING];
/** From so much on a sentence surely speaks of ending the contract. */
const OF_CONTRACT = 2;

function inSentences(sentences: readonly Sentence[]): (SaidNotice & { score: number })[] {
  return sentences.flatMap(({ text: laidOut, start, end }) => {
    const text = withoutAside(laidOut.replace(/ {2,}/g, ' ').replace(IN_LIEU, '').replace(WINDOW, ''));
    if (!STOPS.test(text) || OTHERS.some((pattern) => pattern.test(text)) || lengthsOfNotice(text) > 1) return [];
    const place = { start, end, confidence: 0.68, side: sideOf(text), atEnd: AT_END.test(text) };
    const single = OTHER_NOTICE.test(text) || WE_WILL.test(text) ? null : singleNotice(text);
    const working = single && `${text.trim().slice(0, 80)} = 1 ${single.unit}`;
    const said = single ? [{ ...place, value: single, working, score: 1 }] : [];
    for (const { duration, start: at, end: stop } of findDurations(text)) {
      if (!duration) continue;
      const after = text.slice(stop, stop + 90);
      const before = text.slice(Math.max(0, at - 110), at);
      if ((!BEHIND.test(after) && !AHEAD.test(before)) || WE_WRITE.test(before) || WE_WILL.test(after)) continue;
      const turn = before.search(/\b(?:unless|if|otherwise)\b(?![^]*\b(?:unless|if|otherwise)\b)/i);
      // A short sentence without a turn is about one thing: no word before the length makes it another.
      const near = turn < 0 && before.length < 80 ? '' : before.slice(Math.max(turn, before.length - 80));
      // "… at the price on our website, and you can leave by giving us": a new clause.
      const own = near.replace(/^[^]*, (?:and|but) (?=(?:you|we|they|either|each|both)\b)/i, '');
      if (OTHER_NOTICE.test(`${own} # ${after.slice(0, 60)}`)) continue;
      // "Functions are confirmed in writing at least 7 days before."
      if (BARE.test(after) && !(OF_LEAVING.test(text) && !WE_TELL.test(text))) continue;
      const stops = /\b(?:cancel|terminat|end|stop|renew|pull out|leave|bring)/i.test(`${before} ${after}`);
      const score = Number(AT_END.test(after)) * 2 + Number(stops) + Number(/notice/i.test(`${before} ${after}`));
      if (score >= 1) said.push({ ...place, value: duration, working: null, score });
    }
    return said;
  });
}

/** Before what, the sentence doesn't say. */
const BARE = /^ ?(?:before(?:hand)?|ahead|in advance|prior)\W*$/i;

const AT_END =
  /\b(?:before|prior(?! (?:written )?notice)|ahead|end of|expir\w*|renew\w*|exten[ds]\w*|runs out|is up|anniversary)\b/i;
