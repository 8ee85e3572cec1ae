/** How an agreement renews: the length of a renewal, whether it comes by itself, how often, and the notice that stops it. */
import { quoteSpan, type Document, type Reading } from './document.ts';
import { findDurations, type DurationMention } from './findDurations.ts';
import type { Span } from './splitSentences.ts';
import type { Duration } from './types.ts';

export type RenewalReading = {
  term: Reading<Duration> | null;
  automatic: boolean | null;
  /** How many renewals there can be; null: the document sets no limit. */
  limit: number | null;
  notice: Reading<Duration> | null;
};

const GATE =
  /\b(?:renew\w*|extend\w*|extension|successive|year[- ]to[- ]year|month[- ]to[- ]month|evergreen|expir\w+|end of|anniversary|terminat\w*)\b/i;
const RENEWS =
  /\b(?:renew\w*|exten(?:d|ded|ds|sion|sions)|successive|year[- ]to[- ]year|month[- ]to[- ]month|additional (?:\([^)]{0,9}\) )?(?:[\w-]{1,12} ){0,3}(?:terms?|periods?))\b/i;
const AUTOMATIC =
  /\b(?:automatic\w*|(?:shall|will)(?: thereafter| then| further)?(?: be)?(?: deemed)? ?(?:renew|extend|continue)\w*[^.;]{0,80}\b(?:unless|successive|year[- ]to[- ]year|month[- ]to[- ]month)|successive[^.;]{0,60}\bunless|evergreen|self-renew\w*|renews?\b[^.;]{0,50}\bunless|tacit\w*)\b/i;
const BY_CHOICE =
  /\b(?:may (?:be )?(?:renew|extend)\w*|option (?:to|of)|right to (?:renew|extend)|mutual(?:ly)? (?:written )?(?:agree\w*|consent)|by (?:written )?agreement|agree in writing|upon (?:written )?agreement|at (?:the|its) (?:sole )?(?:option|discretion))\b/i;
const LEAD =
  /\b(?:renew\w*|exten(?:d|ded|ds|sion|sions)|additional|successive|further|subsequent|consecutive|continue (?:in [^.;]{0,30})?thereafter|another|thereafter)\b[^.;]{0,110}$/i;
const NOTICE_LEAD =
  /\b(?:notice|notif\w*|advise\w*|inform\w*|writing|written|elects?|given?s?|less than|least)\b[^.;]{0,220}$/i;
const NOTICE_END =
  /^ ?(?:\([^)]{0,20}\) ?)?(?:'s?|s')?[ -]{0,2}(?:(?:calendar|business|advance|prior|written|previous|period|of)[ ,]{1,2}){0,4}(?:notice[^.;]{0,90}|(?:in advance|advance|prior|before|preceding|ahead)\b[^.;]{0,120})/i;
const STOPS_RENEWAL =
  /\b(?:(?:not|non|against|declin\w*|without)[ -]{0,2}(?:to |be |wish\w* to |intend\w* to |desire\w* to )?(?:renew|extend)\w*|non-?renewal|intent\w* (?:not )?to (?:terminate|cancel|discontinue)|(?:end|expir\w*|expiry|conclusion|completion|termination|anniversary|renewal|commencement|beginning|start) (?:date )?(?:of|date|thereof)?|renewal (?:date|term|period)|anniversary|then[- ]current|terminat\w*|cancel\w*)\b/i;

/** Reads the renewal clause. Linear. */
export function readRenewal(document: Document): RenewalReading {
  let term: (Reading<Duration> & { score: number }) | null = null;
  let notice: (Reading<Duration> & { score: number }) | null = null;
  let automatic: boolean | null = null;
  let limit: number | null = null;
  let near = -1;
  for (let index = 0; index < document.sentences.length; index += 1) {
    const sentence = document.sentences[index] as Span;
    if (sentence.end - sentence.start < 20) continue;
    const body = document.text.slice(sentence.start, sentence.end);
    if (!GATE.test(body)) continue;
    const renews = RENEWS.test(body) && /\b(?:agreement|contract|term|lease|license|period)\b/i.test(body);
    const durations = /\b(?:years?|months?|days?|weeks?|yrs?)\b/i.test(body) ? findDurations(body) : [];
    if (renews) {
      const found = readTerm(document, sentence, body, durations);
      if (found && (!term || found.score > term.score)) {
        term = found;
        automatic = AUTOMATIC.test(body) ? true : BY_CHOICE.test(body) ? false : automatic;
        limit = readLimit(body) ?? limit;
      } else if (automatic === null && AUTOMATIC.test(body) && /\b(?:renew|extend)/i.test(body)) automatic = true;
      near = index;
    }
    const stop = readNotice(document, sentence, body, durations, renews, near >= 0 && index - near <= 3);
    if (stop && (!notice || stop.score > notice.score)) notice = stop;
  }
  return { term, automatic, limit, notice };
}

function readTerm(
  document: Document,
  sentence: Span,
  body: string,
  durations: DurationMention[],
): (Reading<Duration> & { score: number }) | null {
  let score = 0;
  if (AUTOMATIC.test(body)) score += 3;
  if (/\b(?:this|the) (?:\w+ ){0,3}(?:agreement|contract|term)\b/i.test(body)) score += 2;
  if (/\b(?:initial term|renewal term|then[- ]current term)\b/i.test(body)) score += 1;
  if (
    /\b(?:statement of work|sow|purchase order|lease|patent|license fee|warranty|warranties|registration|domain)\b/i.test(
      body,
    )
  )
    score -= 1;
  for (const mention of durations) {
    const before = body.slice(Math.max(0, mention.start - 200), mention.start);
    const after = body.slice(mention.end, mention.end + 100);
    if (mention.duration === null || NOTICE_END.test(after) || !LEAD.test(before)) continue;
    if (mention.duration.unit === 'day' && mention.duration.n < 28) continue;
    const span = quoteSpan(document, sentence.start + mention.start, sentence.start + mention.end, sentence);
    return { value: mention.duration, ...span, working: null, confidence: Math.min(0.95, 0.5 + score * 0.07), score };
  }
  const yearly =
    /\b(?:(?:renew|extend)\w*[^.;]{0,50}\b(?:annual(?:ly)?|yearly|each year|every year|year[- ]to[- ]year|on an annual basis)|(?:automatic|successive) annual|year[- ]to[- ]year|annual (?:renewal|extension)s?)\b/i.exec(
      body,
    );
  const monthly = yearly ? null : /\b(?:month[- ]to[- ]month|(?:renew|extend)\w*[^.;]{0,40}\bmonthly)\b/i.exec(body);
  const word = yearly ?? monthly;
  if (!word) return null;
  const span = quoteSpan(document, sentence.start + word.index, sentence.start + word.index + word[0].length, sentence);
  return {
    value: { n: 1, unit: yearly ? 'year' : 'month' },
    ...span,
    working: yearly ? 'renews year by year' : 'renews month by month',
    confidence: Math.min(0.9, 0.45 + score * 0.07),
    score: score - 0.5,
  };
}

function readLimit(body: string): number | null {
  const words: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10 };
  const match =
    /\b(?:for|up to|maximum of|of) (?:an? )?(?:additional |further )?(one|two|three|four|five|six|ten)(?: \(\d{1,2}\))? (?:additional |successive |consecutive |further |optional |renewal |more ){1,3}(?:[\w-]{1,14} ){0,2}(?:\(\d{1,2}\)[ -])?(?:[\w-]{1,10} )?(?:terms|periods|renewals|extensions|times)\b/i.exec(
      body,
    );
  return match ? (words[(match[1] as string).toLowerCase()] ?? null) : null;
}

function readNotice(
  document: Document,
  sentence: Span,
  body: string,
  durations: DurationMention[],
  renews: boolean,
  nearRenewal: boolean,
): (Reading<Duration> & { score: number }) | null {
  if (!/\b(?:notice|notif\w*|writing|written)\b/i.test(body)) return null;
  let best: (Reading<Duration> & { score: number }) | null = null;
  for (const mention of durations) {
    if (mention.duration === null) continue;
    const before = body.slice(Math.max(0, mention.start - 300), mention.start);
    const after = body.slice(mention.end, mention.end + 220);
    const tail = NOTICE_END.exec(after);
    if (!tail || !(NOTICE_LEAD.test(before) || /notice/i.test(tail[0]))) continue;
    const around = `${before.slice(-200)} ${after}`;
    let score = 0;
    if (renews) score += 2;
    if (nearRenewal) score += 1;
    if (
      /\b(?:prior to|before|preceding|in advance of|advance of)[^.;]{0,30}\b(?:the )?(?:end|expir\w*|expiry|renewal|anniversary|termination|conclusion|completion|commencement|beginning|start)\b/i.test(
        after,
      )
    )
      score += 3;
    if (
      /\b(?:non-?renew\w*|not (?:to )?(?:be )?(?:renew|extend)\w*|not (?:wish|desire|intend)|intention (?:not )?to|elects? not|decision not)\b/i.test(
        around,
      )
    )
      score += 2;
    if (
      /\b(?:breach|default|cure|cause|insolven\w*|material|convenience|without cause|at any time|any reason|no reason)\b/i.test(
        around,
      )
    )
      score -= renews ? 1 : 4;
    if (!STOPS_RENEWAL.test(around)) score -= 3;
    if (score < 3) continue;
    const span = quoteSpan(document, sentence.start + mention.start, sentence.start + mention.end, sentence);
    if (!best || score > best.score)
      best = {
        value: mention.duration,
        ...span,
        working: null,
        confidence: Math.min(0.95, 0.45 + score * 0.08),
        score,
      };
  }
  return best;
}
