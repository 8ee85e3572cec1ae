/** Ends of a term that follow from a length of time and the day it counts from: "shall continue for three (3) years from the Effective Date". */
import { addDays, addDuration } from '../../../../contract/calendar.ts';
import { datesWithin, quoteSpan, type Document } from '../document.ts';
import { findDurations, showDuration, type DurationMention, isOfDays } from '../findDurations.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Span } from '../splitSentences.ts';
import { contractYearsAt, endOfContractYears, firstYear } from './contractYears.ts';
import { findAnchor } from './findAnchor.ts';
import type { EndReading } from './endReading.ts';
import { isOfSecrets } from './readSecrecyTerm.ts';
import { ownWords } from './ownWords.ts';
import { confidenceOf, isOfRenewal, scoreSubject } from './subject.ts';
import { MOST_TIMES, withoutAsides, wordsAfter, wordsBefore } from './wordsAround.ts';

const LEAD =
  /(?:^|\b(?:for|of|be|is|has|last|lasts|continue|least|term|period|expires?|ends?|terminates?|until|through|to|later than|on|a|an|the|means?|ending|expiring|terminating|concluding|falling|matures?|during|minimum|effective|force|effect|valid|runs?|extends?|covers?|comprises?|spans?|at|(?:expire|end|terminate)s?(?: automatically)? after)|[:(|-]|\.{3})(?: (?:a|an|the|at least|up to|approximately|maximum|minimum|fixed|initial|total|full|further period of|term|period|of|primary|period of|term of|duration of|not less than|date that is|date which is|date falling|date|which is|that is|day that is|expiration of|earlier of|later of|sooner of|another|firm|first|and|commencing|continuing|effective|in|effect|force|shall be|duration|automatically|without (?:any )?(?:further )?notice|by its terms|:))*[ ("'i)]{0,6}$/i;
const RENEWAL_AFTER =
  /^(?! with\b)[^.;,]{0,24}\b(?:renewals?|extensions?|renewal terms?|extension (?:terms?|periods?))\b/i;
const NOTICE_AFTER =
  /^ ?(?:\([^)]{0,20}\) ?)?(?:'s?|s')?[ -]{0,2}(?:(?:advance|prior|written|such|previous|period|formal|calendar|of)[ ,]{1,2}){0,4}(?:notice|prior|before|advance|in advance|ahead|beforehand|earlier|written|preceding|(?:after|of|from|following)(?: the| its| a| any)?(?: date of)?(?: such| the| said)? ?(?:receipt|receiving|notice|written|notification|delivery|giving|demand|request|invoice|breach|default|occurrence)|to cure|cure|opportunity|grace)/i;
const AFTER_ENDING =
  /^(?:(?!\band\b)[^.;,]){0,50}\b(?:after|following|from|of)(?: the)?(?: date of)?(?: its| any| such| the| said)? ?(?:effective date of (?:such |any |the )?)?(?:expiration|expiry|terminat\w*|cessation|completion|disclosure|shipment|delivery|receipt|acceptance|resignation|separation(?! date)|change (?:of|in) control)\b/i;

/** "While the Term lasts and for three months after it". */
const AFTER_IT = /^ (?:after|following) (?:it|them|that)\b(?! (?:date|day))/i;
/** "three financial years": they begin on a day of their own. */
const OF_BOOKS = /\b(?:financial|fiscal|model|school|academic)\b/i;
/** "two months' notice to the end of a half-year". */
const TO_END_OF = /\bend of (?:an?|the|any|each|every)(?: calendar| contract)? $/i;
/** "rolls over for three further years": behind the term, unless it has been extended by them. */
const MORE = /\b(?:further|additional|successive)\b/i;
const EXTENDED = /\b(?:extended|prolonged|renewed|extends?|extension)\b/i;
const AND_FOR = /\band (?:for|during) (?:an? (?:period|time) of )?$/i;
/** "shall be exclusive for two years, and otherwise non-exclusive": how long nobody else has it, not how long it lasts. */
const OF_EXCLUSIVITY = /\b(?:(?:be|is|are|remain) exclusive(?:ly)?|exclusivity)\b[^.;]{0,70}$/i;
/** "shall have the option to extend the term for an additional …": it may come to that. */
const OF_OPTION =
  /\b(?:option|right|entitled|may(?: elect)?) (?:to |of )?(?:extend|renew|prolong)(?:ing)?\b[^.;]{0,140}$/i;
/** "Orchard is the Manager for an initial term of three years": somebody's office, unless the agreement is about work. */
const OF_ROLE =
  /\b(?:is|as|be|are) (?:the |its |an? )?(?:[A-Za-z-]+ )?(?:manager|president|director|chair(?:man|person)?|officer|trustee|representative|secretary|auditor)s?,? for (?:an?|its|the|his|her) (?:initial )?(?:term|period) of $/i;
const OF_WORK = /^(?:emplo|execu|consu|direc|servi|offic|manag|appoi|engag|advis|agenc|truste)/;
/** "under the separate Listings Agreement, which has an initial term of ten years", "issued under the Master Agreement …, the initial term of which is five years" */
const OF_ANOTHER =
  /\b[A-Z][\w&'-]* (?:Agreement|Contract|Lease|License)\b[^.;]{0,60}(?<!\b(?:date|day) )\b(?:which|that) (?:has|have|had|is|was|runs?|ran|lasts?|continues?|extends?) (?:in effect )?(?:for )?(?:an? )?(?:initial |remaining )?(?:terms? )?(?:of )?$|\b(?:under|to|by) (?:the|an?|that certain|its) [^.;]{0,260}\bthe (?:[a-z]+ )?(?:term|duration) of which (?:is|was|runs|shall be|being) (?:for )?$/;
/** "a separate agreement with an initial term expected to be three years": of one that is still to come. */
const OF_FUTURE =
  /\b(?:an?|any|another|the) (?:separate|further|later|definitive|subsequent|future|other) (?:[\w-]+ ){0,3}(?:agreement|contract|lease|licen[sc]e)\b[^.;]{0,60}\b(?:term|period|duration)\b[^.;]{0,40}$/i;
/** "the day, if any, on which the Group has for 90 consecutive days owned less than": how long something has to be so. */
const OF_EVENT =
  /\b(?:day|date)s?,?(?: if any,?)? (?:on|upon|by|at) which [^;)]{0,120}\b(?:has|have|had|is|are|was)\b[^;)]{0,60}\bfor $/i;
/** "where a Year is a period of twelve months": what a word means, and not how long anything lasts. */
const OF_WORD =
  /(?:\b(?:an?|each|any|every|first|contract) "?|")(?:[A-Z][a-z]+ )?(?:Year|Quarter|Month|Season)"? (?:is|means|shall mean|shall be) (?:an?|the|each|any|every) (?:[a-z]+ )?(?:period )?(?:of )?$/;
/** "eight Quarters, the last of which ends on the final day of its third month": a term that begins with a month ends with one. */
const TO_LAST_DAY =
  /^[^.;]{0,110}\b(?:ends?|ending|expir(?:es|ing)|terminat(?:es|ing)) on the (?:last|final) day of (?:its|the|such|that|a) (?:[a-z]+ )?(?:month|quarter)\b/i;
const INITIAL = /\b(?:initial|first|primary) (?:term|period)\b[^.;]{0,80}$|\binitial $/i;
/** "The indemnification obligations under this Agreement continue for six years": a duty, and not the agreement. */
const OF_A_DUTY =
  /\b(?:indemni\w*|warrant(?:y|ies)|confidentiality|non-?competit\w*|non-?solicit\w*) (?:[a-z]+ ){0,4}(?:under|of|in) this agreement,? (?:(?:shall|will) )?(?:continue|remain|last)\b[^.;]{0,60}$/i;
/** "The notice period is changed to 120 days": a notice that is given, and no term. */
const OF_NOTICE =
  /\b(?:notice period|period of notice)(?: (?:of|for) [a-z-]+)? (?:is|are|shall be|will be)\b[^.;,]{0,60}$/i;
/** Below this a length of time is about something else. */
const LEAST = 2;
/** No length of a term at all: a notice's, a renewal's, a time after an end. */
const NONE = Number.NEGATIVE_INFINITY;

/** Ends by length in one sentence that score `least` or more. A length whose anchor gives no day is a reading without a value. */
export function readLengths(
  document: Document,
  anchors: Anchors,
  sentence: Span,
  body: string,
  least = LEAST,
): EndReading[] {
  if (!/\b(?:years?|months?|weeks?|days?|quarters?|yrs?)\b/i.test(body)) return [];
  const found: EndReading[] = [];
  for (const mention of findDurations(body).slice(0, MOST_TIMES)) {
    if (mention.duration === null) continue;
    const score = scoreLength(document, sentence, body, mention);
    if (score < least) continue;
    const start = sentence.start + mention.start;
    const end = sentence.start + mention.end;
    const years = contractYearsAt(body, mention.start, mention.end);
    const anchor =
      (years === null ? null : firstYear(document)) ??
      findAnchor(document, anchors, sentence.start, sentence.end, start, end);
    const span = quoteSpan(document, start, end, sentence);
    // "the First Contract Year and the two (2) Contract Years next following"
    const more =
      years && /\bfirst (?:\w+ )?year"? and (?:the )?(?:next |following )*$/i.test(body.slice(0, mention.start));
    const counted = more ? { ...mention.duration, n: mention.duration.n + 1 } : mention.duration;
    const ended = years && counted.unit === 'year' ? endOfContractYears(document, counted.n, anchor) : undefined;
    const whole = ended !== undefined ? ended : anchor.day === null ? null : addDuration(anchor.day, counted);
    const isDayBefore = whole?.endsWith('-01') && TO_LAST_DAY.test(body.slice(mention.end, mention.end + 160));
    const day = whole && isDayBefore ? addDays(whole, -1) : whole;
    found.push({
      value: day,
      ...span,
      working:
        day === null
          ? null
          : `${anchor.day} (${anchor.label}) + ${ended ? `${counted.n} ${years}` : showDuration(counted)}${isDayBefore ? ', the day before' : ''} = ${day}`,
      score,
      subject: score,
      written: false,
      length: mention.duration,
      confidence: day === null ? 0 : Math.min(confidenceOf(score), anchor.confidence),
    });
    // "three years from 5 May 2014, the final day being 4 May 2017": whatever leads to it, that day is meant.
    // … and "thirty-six months from today's date, and falls due on 19 December 2000" says it again.
    const lastDay = day && addDays(day, -1);
    const said = datesWithin(document, end, sentence.end).find(
      (date) => date.day !== null && (date.day === lastDay || date.day === day),
    );
    if (said)
      found.push({
        value: said.day,
        ...quoteSpan(document, said.start, said.end, sentence),
        working: null,
        score: score - 1,
        subject: score,
        written: true,
        length: mention.duration,
        confidence: said.ambiguous ? 0.5 : confidenceOf(score),
      });
  }
  return found;
}

function scoreLength(document: Document, sentence: Span, body: string, mention: DurationMention): number {
  const before = wordsBefore(body, mention.start);
  const after = wordsAfter(body, mention.end);
  if (
    NOTICE_AFTER.test(after) ||
    AFTER_ENDING.test(after) ||
    (AFTER_IT.test(after) && AND_FOR.test(before)) ||
    /^ anniversary/i.test(after) ||
    OF_BOOKS.test(body.slice(mention.start, mention.end)) ||
    TO_END_OF.test(before)
  )
    return NONE;
  if (MORE.test(body.slice(mention.start, mention.end)) && !EXTENDED.test(before)) return NONE;
  if (OF_EXCLUSIVITY.test(before) && /\bnon-?exclusive\b/i.test(after)) return NONE;
  if (OF_NOTICE.test(before)) return NONE;
  if (OF_ROLE.test(before) && ![...ownWords(document).stems].some((stem) => OF_WORK.test(stem))) return NONE;
  if (OF_A_DUTY.test(before) && !isOfSecrets(document)) return NONE;
  if (
    OF_ANOTHER.test(before) ||
    OF_FUTURE.test(before) ||
    OF_OPTION.test(before) ||
    OF_EVENT.test(before) ||
    OF_WORD.test(before)
  )
    return NONE;
  if (isOfRenewal(document, before) || RENEWAL_AFTER.test(after)) return NONE;
  const asAdjective = scoreAsAdjective(before, after);
  if (asAdjective < 5 && !LEAD.test(before) && !LEAD.test(withoutAsides(before))) return NONE;
  let score = scoreSubject(document, sentence, before, after);
  if (
    /\b(?:initial|continue|remain|effect|effective|force|valid|term|period|duration|expire|terminate|end)\b[^.;,]{0,40}$/i.test(
      before,
    )
  )
    score += 1;
  score += asAdjective;
  // The initial term is what is asked for, not what may come of it.
  if (score >= LEAST && INITIAL.test(before)) score += 1;
  if (mention.duration && isOfDays(mention.duration) && mention.duration.n < 60) score -= 2;
  return score;
}

/** "the three (3) year term of this Agreement", "agree to a two-year term", "This is a three-year agreement". */
function scoreAsAdjective(before: string, after: string): number {
  if (
    /^[ -]{0,2}(?:initial |fixed |primary )?(?:term|duration) of (?:this|the) (?:[\w-]{1,20} ){0,3}(?:agreement|contract|lease|licen[sc]e|engagement|appointment)\b/i.test(
      after,
    )
  )
    return 5;
  if (
    /^[ -]{0,2}(?:agreement|contract|lease|licen[sc]e|commitment|engagement)\b/i.test(after) &&
    /\bthis (?:[\w ]{1,40} )?is an? $/i.test(before)
  )
    return 5;
  if (!/^[ -]{0,2}(?:initial |fixed |primary )?(?:term|duration)\b(?! loan)/i.test(after)) return 0;
  return /\b(?:agrees? (?:to|on|upon)|has|have|having|with|is|be) (?:a|an) (?:initial |fixed |minimum )?$/i.test(before)
    ? 4
    : 2;
}
