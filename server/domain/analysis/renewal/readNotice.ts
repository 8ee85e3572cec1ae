/** The notice that stops a renewal: "unless either party gives notice at least sixty (60) days prior to the end of the then-current term". */
import { quoteSpan, type Document, type Reading } from '../document.ts';
import { findDurations, type DurationMention } from '../findDurations.ts';
import type { Span } from '../splitSentences.ts';
import type { Duration } from '../types.ts';
import { lastDay } from './noticeWindow.ts';

export type NoticeReading = Reading<Duration> & { score: number };

/** What the sentence is near to: a sentence that says the agreement renews by itself. */
export type Nearby = { renewsHere: boolean; renewsAutomatically: boolean; sentencesSince: number };

const LEAD =
  /\b(?:notice|notif\w*|declar\w*|renounc\w*|advise\w*|inform\w*|writ(?:e|es|ing|ten)|elects?|object\w*|declin\w*|denounc\w*|absent|giv(?:e|es|en|ing)|deliver\w*|less than|least|prior to|tells?|told|refus\w*|letter|opt(?:s|ed)? out|provid\w*|terminat\w*|unless|save (?:where|if)|except (?:where|if|that))\b[^.;]{0,240}$/i;
const TAIL =
  /^(?:,(?= (?:in advance|before|prior|preceding|ahead)\b))? ?(?:\([^)]{0,20}\) ?)?(?:'s?|s')?[ -]{0,2}(?:or (?:more|longer),? )?(?:(?:calendar|business|advance|prior|written|previous|period|of)[ ,]{1,2}){0,4}(?:notice[^.;]{0,120}|notification[^.;]{0,120}|(?:in advance|advance|prior|before|preceding|ahead|beforehand|to the (?:end|expir\w*)|expiring|ending)\b[^.;]{0,140})/i;
const TERM_END =
  /\b(?:(?:end|expir\w*|expiry|conclusion|completion|close|termination|anniversary|renewal|commencement|beginning|start|last day) (?:date )?(?:of|to|thereof)?|(?:its|their|such|each|any) (?:end|expir\w*|expiry|termination|close|conclusion|renewal|extension)|the end(?=[.,;]|$)|renewal (?:date|term|period)|expiration date|anniversary date|term end)\b/i;
const BEFORE_TERM_END = new RegExp(
  `\\b(?:prior to|before|preceding|in advance of|advance of|until|to the(?= end| expir)|expiring (?:at|on)|ending (?:at|on))[^.;]{0,40}${TERM_END.source}|\\bbefore (?:(?:it|they|this|that|the|its|either|such)\\b|[^.;]{0,30}\\b(?:term|period|years?|agreement|contract|lease|subscription|engagement|licen[sc]e|memorandum)\\b)[^.;]{0,30}\\b(?:ends?|expires?|runs? out|lapses?|(?<!\\bto )terminates?(?! (?:any|an?|the|its|such|each|this)\\b)|concludes?|comes? to an end|(?:would |will |is |are )?(?:to be )?(?:renews?|renewed|extended|start|begin)|(?:is|are) (?:over|out|up|at an end))\\b`,
  'i',
);
/** "before June 30, 2018": the day on which a term ends, where the sentence renews it. */
const BEFORE_DAY =
  /\b(?:prior to|before|preceding) (?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:day )?(?:of )?)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?= \d| of|,)/i;
const AT_TERM_END = new RegExp(`\\b(?:at|upon|on|to(?= the end)|to expire)[^.;]{0,20}${TERM_END.source}`, 'i');
const NOT_RENEWING =
  /\b(?:non-? ?renew\w*|no (?:further )?(?:renewal|extension|prolongation)|(?:not|against|declin\w*|cease)[ -](?:to |be |wish\w* to |intend\w* to |desire\w* to |elect\w* to |choos\w* to )?(?:so )?(?:renew|extend|continue|prolong)\w*|denounc\w*|declin\w* (?:the |such |any |an? )?(?:renewal|extension|roll-?over|prolongation)|(?:intent\w*|decision|desire|election|wish\w*|elects?) (?:of (?:its|their) )?(?:not to|to not)|(?:intent\w*|intends?|desires?|wish\w*|wants?|election|decision) to (?:amend or |modify or |change or |alter or )?(?:terminate|cancel|discontinue|end)\b|(?:forgo\w*|foregoes|waiv\w*|prevent\w*|stop\w*|avoid\w*|block\w*|oppos\w*|refus\w*|renounc\w*) (?:an?|the|this|such|that|any|its|each|further)? ?(?:[a-z]+ )?(?:next (?:term|period|year)|renewals?|extensions?|automatic renewal|prolongation)\b|not (?:wish|desire|intend|want)(?:s|ing)?|terminate(?:s|d)? (?:this|the|such) (?:agreement|contract) (?:at|as of|effective)[^.;]{0,30}(?:end|expiration|anniversary))\b/i;
/** Notices of another kind. */
const OTHER =
  /\b(?:breach\w*|default\w*|cure|cause(?! (?:the|this|it|such)\b)|fails? to (?:meet|perform|comply|pay|satisfy|deliver)|statement|inventory|insolven\w*|material(?:ly)?|convenience|at any time|any reason|no reason|insurance|insurer|certificate|deficienc\w*|inspect\w*|negotiat\w*|charges|price|pricing|rates|audit|(?<!\bthis (?:[\w-]{1,12} ){0,2})(?:amend\w*|assign\w*)|relocat\w*|forecast|(?<!\b(?:in|this|the|such|said|any) (?:[\w-]{1,12} ){0,2})order(?! forms?\b)|vacat\w*|refurbish\w*|fee information|change (?:of|in) control)\b/i;
/** "at the end of the 90 day notice period": speaks of a notice that another sentence grants. */
const PERIOD_RUNNING =
  /\b(?:during|end|expir\w*|pendency|course|remainder|after|upon|following)(?: of)? (?:the|such|said|that|any) $/i;
const NOTICE_PERIOD = /^ ?(?:'s?|s')?[ -]{0,2}(?:(?:prior|written|advance) ){0,2}notice period\b/i;
/** "…, a statement of the stock on hand shall be furnished": what is due then is no notice. */
const PAPER_DUE =
  /\b(?:statement|report|inventory|account(?:ing)?|list)s?\b[^.;]{0,160}\b(?:shall|will|must) be (?:furnished|delivered|submitted|provided|rendered|prepared|sent)\b/i;
/** A notice that brings a renewal about rather than stopping it. */
const ASKS_TO_RENEW =
  /\b(?:exercis\w*|(?:wish\w*|desir\w*|elect\w*|option|right|request\w*|intent\w*|intention) (?:to )?(?:of )?(?:renew|extend|obtain)\w*|to (?:renew|extend) (?:the|this)|may (?:renew|extend)|upon written notice given by you|renewal option|of its election|successor franchise|further agreement|extending party|(?:shall|have the) option)\b/i;

/** In a collective agreement, the notice to bargain anew: it keeps the old agreement from going on as it is. */
const WANTS_CHANGE =
  /\b(?:wish\w*|want\w*|desir\w*|intend\w*|intent\w*|propos\w*|seek\w*)\b[^.;]{0,40}\b(?:amend|modif|chang|alter|revis|re-?negotiat|negotiat|re-?open|terminat|cancel)\w*/i;

/** The notice of one sentence, or null. */
export function readNotice(document: Document, sentence: Span, body: string, nearby: Nearby): NoticeReading | null {
  if (
    !/\b(?:notice|notif\w*|writ(?:e|es|ing|ten)|cancel\w*|terminat\w*|tells?|told|letter|refus\w*|inform\w*|object\w*|elect\w*|declin\w*|advis\w*|denounc\w*|declar\w*|renounc\w*|opt(?:s|ed)? out)\b/i.test(
      body,
    ) ||
    !/\b(?:days?|months?|weeks?|years?)\b/i.test(body)
  )
    return null;
  let best: NoticeReading | null = null;
  for (const mention of findDurations(body)) {
    if (mention.duration === null) continue;
    const score = scoreNotice(body, mention, nearby);
    if (score < 3 || (best && score <= best.score)) continue;
    const span = quoteSpan(document, sentence.start + mention.start, sentence.start + mention.end, sentence);
    best = {
      value: lastDay(body, mention, mention.duration),
      ...span,
      working: null,
      confidence: Math.min(0.95, 0.42 + score * 0.08),
      score,
    };
  }
  return best;
}

/** "upon written notice of sixty (60) days": nothing about it has to follow. */
const NOTICE_OF =
  /\b(?:notice|notification)(?: in writing)?(?: to the other(?: party)?)?,? of (?:(?:at least|not? (?:less|fewer) than|a minimum of|not later than) )?$/i;
/** "before the beginning of the last three months of the term": so long before its end. */
const BEFORE_LAST =
  /\b(?:before|prior to|preceding|(?:not|no) later than|by)(?: the)? (?:beginning|start|commencement|first day) of the (?:last|final) $/i;
const OF_TERM =
  /^ (?:of|in) (?:(?:the|its|this|that|such|each|any|said|then) ?|[\w-]{4,12} ){1,4}(?:term|period|agreement|contract|(?:sub)?lease|tenancy|engagement|subscription)\b/i;
/** "Following the Initial Term either party may terminate …": while it renews. */
const AFTER_INITIAL =
  /^(?:[\w().]{1,6} )?(?:following|after) (?:the |such )?(?:end of the |expiration of the )?(?:initial|first) (?:term|period)\b/i;
/** "to the end of any calendar quarter": that is no end of a term. */
const SHORT_END = /^[^.;]{0,60}\bend of (?:an?|any|each|every|the|such) (?:calendar )?(?:month|quarter|week)\b/i;

function scoreNotice(body: string, mention: DurationMention, nearby: Nearby): number {
  const before = body.slice(Math.max(0, mention.start - 320), mention.start);
  const after = body.slice(mention.end, mention.end + 240);
  if (!nearby.renewsHere && SHORT_END.test(after)) return 0;
  const isLastPart = BEFORE_LAST.test(before) && OF_TERM.test(after);
  const tail = TAIL.exec(after) ?? (isLastPart || NOTICE_OF.test(before) ? /^[^.;]{0,160}/.exec(after) : null);
  if (!tail || !(LEAD.test(before) || /notice|notif/i.test(tail[0]))) return 0;
  // "three years ending in March" is a term; "three months' notice ending in March" is a notice.
  if (/^ ?(?:expiring|ending)\b/i.test(after) && !/notice|notif/i.test(before.slice(-60))) return 0;
  if (NOTICE_PERIOD.test(after) && PERIOD_RUNNING.test(before)) return 0;
  if (PAPER_DUE.test(body.slice(mention.end, mention.end + 480)) && !/\bnotice\b/i.test(before)) return 0;
  // "shall expire one day prior to the expiration of the Master Lease": a term.
  if (/\b(?:shall expire|will expire|shall end|will end|expires|ends|expiring|ending) $/i.test(before)) return 0;
  const around = `${before.slice(-220)} # ${after.slice(0, 200)}`;
  const close = nearby.renewsAutomatically && (nearby.renewsHere || nearby.sentencesSince <= 3);
  const atEnd =
    isLastPart ||
    BEFORE_TERM_END.test(after) ||
    AT_TERM_END.test(before.slice(-200)) ||
    (nearby.renewsHere && close && BEFORE_DAY.test(after)) ||
    (close && AFTER_INITIAL.test(body) && /\bterminat/i.test(before));
  const changes = close && atEnd && WANTS_CHANGE.test(around);
  const stops = changes || NOT_RENEWING.test(around);
  const unless = nearby.renewsHere && /\bunless\b/i.test(before);
  if (!close && !atEnd && !nearby.renewsHere) return 0;
  if (close && !nearby.renewsHere && !atEnd && !stops) return 0;
  let score = close ? (nearby.renewsHere ? 3 : 2) : 0;
  if (atEnd) score += 2;
  if (stops) score += 3;
  else if (unless) score += 2;
  else if (/\bterminat\w*|cancel\w*/i.test(around)) score += 1;
  if (!changes && OTHER.test(AFTER_INITIAL.test(body) ? around.replace('without cause', '') : around))
    score -= unless ? 1 : close && stops ? 2 : 4;
  if (ASKS_TO_RENEW.test(around) && !NOT_RENEWING.test(around))
    score -= nearby.renewsHere && nearby.renewsAutomatically ? 1 : 5;
  return score;
}
