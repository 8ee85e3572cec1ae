/**
 * The end of the initial term: a written date, a length of time from an anchor, or an anniversary; and whether the agreement
 * says that it has no end. Every reading is scored by the words around it; the best one above the threshold is the answer.
 */
import { addDuration, addDays, daysInMonth, formatDay, parseDay } from '../dates.ts';
import { datesWithin, quoteSpan, type Document, type Reading } from './document.ts';
import { defaultAnchor, findAnchor, readAnchorPhrase } from './findAnchor.ts';
import { findDurations, showDuration, type DurationMention } from './findDurations.ts';
import { ORDINAL_WORDS, readOrdinal } from './numberWords.ts';
import type { Anchors } from './readAnchors.ts';
import type { Span } from './splitSentences.ts';
import type { Duration } from './types.ts';

export type EndReading = Reading<string | null> & { score: number; length: Duration | null };
export type TermReading = { ends: EndReading[]; perpetual: Reading<true> | null };

const GATE =
  /\b(?:term|period|duration|agreement|contract|lease|licen[sc]e|expir\w*|continu\w*|valid|anniversary|maturity|engagement|appointment)\b/i;
const KIND =
  '(?:agreement|contract|lease|amendment|addendum|licen[sc]e|engagement|appointment|order|sow|statement of work|undertaking|franchise|schedule|attachment|jv|joint venture|company|oma|arrangement|letter)';

const SUBJECT_TERM = new RegExp(
  `\\bterms? (?:and duration )?(?:of|for|under) (?:this|the|the present|said|such|your|its|employment) ?(?:[\\w&'/-]{1,20} ){0,5}${KIND}\\b|\\b(?:duration|period|validity|life) of (?:this|the) (?:[\\w-]{1,20} ){0,4}${KIND}\\b|\\bterm hereof\\b|\\b(?:initial|original|primary|base|basic|fixed|first|minimum|contract|service|license|agreement|lease|sponsorship) (?:[\\w-]{1,14} )?(?:term|period|duration)\\b|\\b(?:the|a|this|"|') ?term["']?(?: \\([^)]{0,60}\\))? (?:shall|will|is|means|commences|begins|starts|of this|\\("term"\\))`,
  'i',
);
const SUBJECT_AGREEMENT = new RegExp(
  `\\b(?:this|the|the present|said) (?:[\\w&'/-]{1,20} ){0,6}${KIND}\\b(?: \\([^)]{0,40}\\))?[^;]{0,260}\\b(?:commenc\\w{0,4}|begins?|beginning|effective|effect|force|continu\\w{0,4}|remains?|valid|expires?|expiring|terminates?|ends?|lasts?|runs?|extends?|for an? (?:initial )?(?:term|period)|(?:is|be) for|terminated)\\b`,
  'i',
);
const DEFINES_TERM =
  /^[^;]{0,160}[("'](?:the |this |collectively, the |hereinafter,? (?:the |referred to as (?:the )?)?)?["']?(?:initial |original |primary |contract |base |basic |agreement |minimum |fixed )?(?:term|period|duration)\b/i;
const TERM_HEADING =
  /(?:^|[\s.\d])(?:term|duration|period|validity|expiration|length|effective (?:date|period)|commencement)\b[^.\n]{0,50}[.:\n-]? ?$/i;
const LEAD_DURATION =
  /\b(?:for|of|be|is|last|lasts|continue|least|term|period|expires?|ends?|terminates?|until|through|to|later than|on|the)(?: (?:a|an|the|at least|up to|approximately|maximum|minimum|fixed|initial|total|full|further|further period of|term|period|of|primary|period of|term of|duration of|not less than|date that is|date which is|date|which is|that is|expiration of|earlier of|later of|sooner of|another|:))*[ ("'i)]{0,6}$/i;
const LEAD_END =
  /\b(?:expir\w{0,6}|terminat\w{0,4}|end(?:s|ing|ed)?|conclud\w{0,4}|complet\w{0,4}|until|through|thru|to|till|up to|later than|extends?|including|-|by|:|maturity date)(?: (?:on|at|as of|upon|and|including|through|until|midnight|(?:the )?close of business(?: on)?|12:00|11:59 ?p\.?m\.?|p\.?m\.?|date|(?:of|is|means|shall be|the|day|that is|occurring|which is|falling|earlier|later|earliest|latest|sooner|first|last|to occur|following|of the following|of:?|either)))*[ ,:]{0,2}(?:\(?(?:i|a|1|x)\) ?)?(?:on |the )?$/i;
const OTHER_TOPIC =
  /\b(?:confiden\w*|surviv\w*|warrant(?:y|ies)|non-?compet\w*|compete|solicit\w*|insurance|records?|books|audit\w*|invoice\w*|payments? |paid|vest\w*|employ\w* (?:with|of)|patents?|interest|lock-?up|standstill|escrow|option(?:s)? to|cur(?:e|ed|ing)|default|breach|accru\w*|forecast\w*|ship\w*|deliver\w*|rent|refund|claims?|statute|inventory|sell-?off|wind-?down|transition|exclusiv\w*|phase|milestone|trial|warranty|support period|inspection|arbitrat\w*|dispute|fiscal year|quota|commitment period|minimum purchase|taxes|hereby (?:sell|purchase)|retain\w*|maintain\w* (?:all|such|insurance)|restrict\w*|covenants?|look-?back)\b/i;
const RENEWAL_LEAD =
  /\b(?:renew\w*|exten(?:d|ded|ds|sion|sions)|additional|successive|further|subsequent|consecutive|thereafter)\b(?:(?!\b(?:continue in|remain|commence|initial)\b)[^.;]){0,70}$/i;
const RENEWAL_AFTER = /^[^.;,]{0,24}\b(?:renewals?|extensions?|renewal terms?|periods)\b/i;
const NOTICE_AFTER =
  /^ ?(?:\([^)]{0,20}\) ?)?(?:'s?|s')?[ -]{0,2}(?:(?:advance|prior|written|such|previous|period|formal|calendar)[ ,]{1,2}){0,4}(?:notice|prior|before|advance|in advance|written|preceding|(?:after|of|from|following)(?: the| its| a)?(?: date of)?(?: such| the| said)? ?(?:receipt|receiving|notice|written|notification|delivery|giving|demand|request|invoice|breach|default|occurrence)|to cure|cure|opportunity|grace)/i;
const AFTER_ENDING =
  /^[^.;]{0,50}\b(?:after|following|from|of|upon)(?: the)?(?: date of)?(?: its| any| such| the| said)? ?(?:effective date of )?(?:expiration|expiry|terminat\w*|cessation|completion|disclosure|shipment|delivery|receipt|acceptance|resignation|separation|change (?:of|in) control)\b/i;
const NUMBERED_TERM =
  /\b(?!Initial|Original|Primary|Base|Basic|The|This|Contract|Agreement|Lease|License|Fixed|Service|First|Minimum|Such|Said|Sponsorship)[A-Z][a-z]+ (?:Term|Period)["']? (?:shall|will|means|is|for|commences|begins)\b/;

const ANNIVERSARY = new RegExp(
  `\\b(${ORDINAL_WORDS}|\\d{1,2} ?(?:s ?t|n ?d|r ?d|t ?h))(?: ?\\(\\d{1,2} ?(?:s ?t|n ?d|r ?d|t ?h)?\\))?(?: year| annual| \\(.{1,12}\\))? ?anniversary(?: date)?(?: (?:of|from|following|after))? ?`,
  'gi',
);

/** All readings of the term's end, best first. Linear: only sentences about terms are looked at, each in bounded windows. */
export function readTermEnd(document: Document, anchors: Anchors): TermReading {
  const ends: EndReading[] = [];
  let perpetual: Reading<true> | null = null;
  for (const sentence of document.sentences) {
    const size = sentence.end - sentence.start;
    if (size < 12) continue;
    const body = document.text.slice(sentence.start, sentence.end);
    if (!GATE.test(body)) continue;
    ends.push(
      ...readDates(document, sentence),
      ...readLengths(document, anchors, sentence, body),
      ...readAnniversaries(document, anchors, sentence, body),
      ...readCalendarEnds(document, anchors, sentence, body),
    );
    perpetual ??= readPerpetual(document, sentence, body);
  }
  ends.sort((a, b) => b.score - a.score || a.start - b.start);
  return { ends, perpetual };
}

/** How surely the words around a mention speak of the term of this agreement. `before` and `after` are its sentence's. */
function scoreSubject(document: Document, sentence: Span, before: string, after: string): number {
  let score = 0;
  if (SUBJECT_TERM.test(before)) score += 3;
  if (SUBJECT_AGREEMENT.test(before)) score += 3;
  if (DEFINES_TERM.test(after)) score += 3;
  const heading = document.text.slice(Math.max(0, sentence.start - 70), sentence.start);
  if (TERM_HEADING.test(heading) || /^(?:\d[\d.]{0,6} )?(?:initial )?(?:term|duration)\b/i.test(before)) score += 2;
  if (OTHER_TOPIC.test(before.slice(-140)) || OTHER_TOPIC.test(after.slice(0, 50))) score -= 3;
  if (NUMBERED_TERM.test(before.slice(-160))) score -= 3;
  return score;
}

function clampQuote(document: Document, sentence: Span, start: number, end: number): Span {
  return quoteSpan(document, start, end, sentence);
}

function readDates(document: Document, sentence: Span): EndReading[] {
  const found: EndReading[] = [];
  for (const mention of datesWithin(document, sentence.start, sentence.end)) {
    if (mention.day === null) continue;
    const before = document.text.slice(Math.max(sentence.start, mention.start - 420), mention.start);
    const after = document.text.slice(mention.end, Math.min(sentence.end, mention.end + 200));
    if (!LEAD_END.test(before.slice(-110))) continue;
    if (/\b(?:dated|notice)\b[^.;]{0,25}$/i.test(before)) continue;
    let score = scoreSubject(document, sentence, before, after);
    if (/\b(?:expir\w*|terminat\w*|end(?:s|ing)?|conclud\w*) (?:date|on|as of|upon)?[^.;]{0,14}$/i.test(before))
      score += 1;
    if (/^(?:(?:expiration|termination|end|expiry|maturity) date|term)\b/i.test(before.trim())) score += 3;
    if (RENEWAL_LEAD.test(before.slice(-90))) score -= 2;
    const span = clampQuote(document, sentence, mention.start, mention.end);
    found.push({
      value: mention.day,
      ...span,
      working: null,
      score: score + 1,
      length: null,
      confidence: mention.ambiguous ? 0.5 : confidenceOf(score + 1),
    });
  }
  return found;
}

function readLengths(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  if (!/\b(?:years?|months?|weeks?|days?|quarters?|yrs?)\b/i.test(body)) return [];
  const found: EndReading[] = [];
  for (const mention of findDurations(body)) {
    if (mention.duration === null) continue;
    const score = scoreLength(document, sentence, body, mention);
    if (score < 3) continue;
    const start = sentence.start + mention.start;
    const end = sentence.start + mention.end;
    const anchor = findAnchor(document, anchors, sentence.start, sentence.end, start, end);
    const span = clampQuote(document, sentence, start, end);
    const day = anchor.day === null ? null : addDuration(anchor.day, mention.duration);
    found.push({
      value: day,
      ...span,
      working:
        anchor.day === null ? null : `${anchor.day} (${anchor.label}) + ${showDuration(mention.duration)} = ${day}`,
      score,
      length: mention.duration,
      confidence: day === null ? 0 : Math.min(confidenceOf(score), anchor.confidence),
    });
  }
  return found;
}

function scoreLength(document: Document, sentence: Span, body: string, mention: DurationMention): number {
  const before = body.slice(Math.max(0, mention.start - 420), mention.start);
  const after = body.slice(mention.end, mention.end + 220);
  if (NOTICE_AFTER.test(after) || AFTER_ENDING.test(after)) return -1;
  if (RENEWAL_LEAD.test(before) || RENEWAL_AFTER.test(after)) return -1;
  if (!LEAD_DURATION.test(before) && !/^(?:.{0,30}[:.] ?)?$/.test(before)) return -1;
  let score = scoreSubject(document, sentence, before, after);
  if (
    /\b(?:initial|continue|remain|effect|force|valid|term|period|duration|expire|terminate|end)\b[^.;,]{0,40}$/i.test(
      before,
    )
  )
    score += 1;
  if (mention.duration?.unit === 'day' && mention.duration.n < 60) score -= 2;
  return score;
}

function readAnniversaries(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  const found: EndReading[] = [];
  for (const match of body.matchAll(ANNIVERSARY)) {
    const before = body.slice(Math.max(0, match.index - 420), match.index);
    const after = body.slice(match.index + match[0].length, match.index + match[0].length + 200);
    const years = readOrdinal(match[1] as string);
    if (years === null || !LEAD_END.test(before.slice(-110))) continue;
    let score = scoreSubject(document, sentence, before, after) + 1;
    if (RENEWAL_LEAD.test(before)) score -= 3;
    const at = sentence.start + match.index + match[0].length;
    const anchor = readAnchorPhrase(document, anchors, at, Math.min(sentence.end, at + 160)) ?? defaultAnchor(anchors);
    const span = clampQuote(document, sentence, at - match[0].length, at);
    let day = anchor.day === null ? null : addDuration(anchor.day, { n: years, unit: 'year' });
    const wholeMonth = /last day of the (?:calendar )?month[^.;]{0,30}$/i.test(before);
    const dayBefore = /\bday (?:immediately )?(?:prior to|before|preceding)[^.;]{0,12}$/i.test(before);
    if (day !== null && wholeMonth) day = endOfMonth(day);
    else if (day !== null && dayBefore) day = addDays(day, -1);
    found.push({
      value: day,
      ...span,
      working:
        day === null
          ? null
          : `${anchor.day} (${anchor.label}) + ${years} years${wholeMonth ? ', end of the month' : dayBefore ? ', the day before' : ''} = ${day}`,
      score,
      length: { n: years, unit: 'year' },
      confidence: day === null ? 0 : Math.min(confidenceOf(score), anchor.confidence),
    });
  }
  return found;
}

const CALENDAR_END =
  /\b(?:until|through|on|to|at|expires?|ends?)\b[^.;]{0,30}\b(?:the )?(?:end|last day|close|expiration) of (?:the |its )?(?:(?:then-?|then |the )?current |same |first |present )?calendar year\b/i;

/** "until the end of the current calendar year". */
function readCalendarEnds(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  const match = CALENDAR_END.exec(body);
  if (!match) return [];
  const before = body.slice(Math.max(0, match.index - 420), match.index + 8);
  const score = scoreSubject(document, sentence, before, '') + 1;
  const anchor = defaultAnchor(anchors);
  const parts = anchor.day === null ? null : parseDay(anchor.day);
  const span = clampQuote(
    document,
    sentence,
    sentence.start + match.index,
    sentence.start + match.index + match[0].length,
  );
  const day = parts ? formatDay(parts.year, 12, 31) : null;
  return [
    {
      value: day,
      ...span,
      working: day && `end of the calendar year of ${anchor.day} (${anchor.label}) = ${day}`,
      score,
      length: null,
      confidence: day ? Math.min(confidenceOf(score), anchor.confidence) : 0,
    },
  ];
}

function endOfMonth(day: string): string | null {
  const parts = parseDay(day);
  return parts && formatDay(parts.year, parts.month, daysInMonth(parts.year, parts.month));
}

const OPEN_END =
  /\b(?:in perpetuity|perpetual(?:ly)?|indefinite(?:ly)?|evergreen|until (?:it is |such time as it is |otherwise |validly |earlier |so )?terminated|unless (?:and until )?(?:otherwise |earlier |sooner )?(?:it is )?(?:terminated|cancelled|canceled)|until (?:the )?termination|until cancell?ed|until either party|until such time as (?:either|this))/i;

function readPerpetual(document: Document, sentence: Span, body: string): Reading<true> | null {
  const match = OPEN_END.exec(body);
  if (!match) return null;
  const before = body.slice(Math.max(0, match.index - 300), match.index);
  if (!/\b(?:continu\w*|remain\w*|effect\w*|force|term|valid)\b[^.;]{0,120}$/i.test(before)) return null;
  if (scoreSubject(document, sentence, before, body.slice(match.index)) < 3) return null;
  const span = clampQuote(
    document,
    sentence,
    sentence.start + match.index,
    sentence.start + match.index + match[0].length,
  );
  return { value: true, ...span, working: null, confidence: 0.8 };
}

/** A score of 3 is doubtful, 7 is sure. */
function confidenceOf(score: number): number {
  return Math.max(0, Math.min(0.97, 0.3 + score * 0.1));
}
