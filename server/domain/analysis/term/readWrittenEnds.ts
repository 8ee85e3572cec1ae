/** Ends of a term that stand in the text as a date: "shall expire on …", "through …", "Expiration Date: …", "Term: A to B". */
import { addDays, daysBetween } from '../../../../contract/calendar.ts';
import { datesWithin, quoteSpan, type Document } from '../document.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { DateMention } from '../findDates.ts';
import type { Span } from '../splitSentences.ts';
import type { EndReading } from './endReading.ts';
import { MATURES } from '../lexicon/loanWords.ts';
import { IF_ALL_USED } from '../lexicon/optionWords.ts';
import { isGrantedExtension } from './isGrantedExtension.ts';
import { isOfLoan } from './isOfLoan.ts';
import { leadsToEnd } from './leadsToEnd.ts';
import { readAmendedEnd } from './readAmendedEnd.ts';
import { confidenceOf, isOfRenewal, scoreSubject } from './subject.ts';
import { MOST_TIMES, withoutAsides, wordsAfter, wordsBefore } from './wordsAround.ts';

const RANGE =
  /^,? ?(?:-|to:?|through|thru|until|up ?to|and (?:ending|expiring|terminating|concluding)(?: on)?)(?: and including)? ?$/i;

/** What a contract does on its last day. */
const EXPIRES =
  '(?: (?:shall|will|is to|hereby|shall be|will be))?(?: (?:automatically|finally|fully))* (?:expires?|terminates?|ends?|ceases?|lapses?|concludes?|comes? to (?:an|its) end|(?:is|be) (?:fully )?(?:at an end|over|terminated))\\b';
const OURS =
  "(?:this|our) (?:[\\w&'/-]{1,20} ){0,4}(?:agreement|contract|lease|licen[sc]e|memorandum|mou|understanding|amendment|engagement|appointment|order|arrangement|sublease|undertaking)\\b";
/** "by June 30, 2004, when this Agreement terminates". */
const ENDS_HERE = new RegExp(
  `^,? ?(?:at which time|at which point|whereupon|upon which date|on which date|when) (?:${OURS}|the (?:[\\w&'/-]{1,20} ){0,4}(?:agreement|contract|lease)\\b)${EXPIRES}`,
  'i',
);
/** "before June 30, 2004, on which date it would otherwise expire". */
const WOULD_EXPIRE =
  /^,? ?(?:on which (?:date|day)|when) (?:it|this agreement|the (?:agreement|contract|lease|term)) (?:(?:would|is due to|is to|will|shall) (?:otherwise |then )?(?:expire|end|terminate|lapse|run out)|(?:ends|expires|terminates|lapses))\b/i;
/** "This Contract shall not extend beyond". */
const NOT_BEYOND = new RegExp(
  `\\b(?:${OURS}|the (?:agreement|contract|lease|term))\\b(?: \\([^)]{3,30}\\))? (?:shall|will|may|can) (?:not|in no (?:event|case)) (?:extend|continue|run|last|go(?: on)?|remain in (?:force|effect))(?: on)? beyond $`,
  'i',
);
/** "The last day of the Initial Term is". */
const LAST_DAY_IS =
  /\b(?:last|final) day of (?:the|its|such|said) (?:initial |original )?(?:term|contract period|licen[sc]e period)["')]{0,2} (?:is|shall be|will be|being) $/i;
/** "At 11:59 p.m. on June 17 this Memorandum expires": the day opens the sentence … */
const OPENS_WITH =
  /^(?:\(?[\da-zIVX.]{1,7}[.)]? ){0,2}(?:(?:and|but|however|thus|therefore|accordingly),? )?(?:(?:at|on|by|as of|effective|upon|not|no|later than|the|latest|end|close|of|business|midnight|noon|local|eastern|central|mountain|pacific|standard|daylight|time|day|\d{1,2}(?::\d\d)? ?(?:a.?m.?|p.?m.?)?),? )*$/i;
/** … and what ends then follows it. */
const ENDS_THAT_DAY = new RegExp(`^,? ?(?:${OURS}|the (?:agreement|contract|lease|term)\\b)${EXPIRES}`, 'i');
/** "unless the term is carried on to ⟨day⟩", "may extend it to ⟨day⟩": a later end that somebody may choose. */
const CHOSEN_LATER = new RegExp(
  `\\b(?:(?:may|(?<!exercised (?:its|the|such|their|an?) )options?|rights?|can|could|elects?|entitled|opts?|discretion)\\b(?:(?!\\b(?:shall|will|until)\\b)[^.;]){0,120}\\b(?:exten\\w*|renew\\w*|prolong\\w*|carry|continu\\w*|go on|lengthen\\w*)|(?:unless|if|should|in case)\\b(?:(?!, (?:this|the|it|and|its)\\b|\\b(?:shall|will)\\b)[^.;]){0,160}\\b(?:extends?|extended|renewed|prolonged|carried|continued|lengthened))\\b(?:(?!\\b(?:shall|will)\\b)[^.;,]){0,70}\\b(?:to|until|till|through|ending|expiring)\\b(?:(?!\\b(?:shall|will)\\b)[^.;]){0,30}$`,
  'i',
);

const BEGINS = /\b(?:begin|commenc|start)\w*(?:,? (?:on|from|as of))?(?: the)? $/i;
/** Words of what has a term. */
const OF_TIME = /\b(?:terms?|period|duration|season|contract|agreement|licen[sc]e|lease|engage|employ|appoint)/i;
/** "first contract year ⟨day⟩ - ⟨day⟩: 500 units". */
const ORDINAL_YEAR =
  /\b(?:(?:first|second|third|fourth|fifth|sixth|seventh|each|last) (?:[a-z]+ ){0,2}(?:year|quarter|month|season)s?|(?:year|quarter|phase|period) (?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five))(?:,? from)? ?[:(-]? ?$/i;
const OTHERS = 4;
const OWN_VERB = /\b(?:is|are|was|runs?|lasts?|continues?|remains?|applies|apply|shall|will|holds?)\b[^.;:]{0,40}$/i;
/** "until, but not including, ⟨day⟩". */
const EXCLUDED = /\b(?:not including|excluding|exclusive of),? $/i;
/** "is engaged ⟨day⟩ - ⟨day⟩". */
const ENGAGED = /\b[A-Z][a-z]+ (?:is|are) (?:hereby )?(?:engaged|appointed|retained|employed|hired)(?: from)? $/;
/** So much the words give to a bargain. */
const BARGAINED = 2;
/** "through the gas day ending on November 1, 2009, i.e. until and including October 31, 2009": says again, and more exactly, what was said. */
const SAID_AGAIN =
  /(?:\bi[.\u00b7]e[.\u00b7]|\bthat is(?: to say)?|\bnamely|\bmeaning|\bbeing|\bto wit|\bin other words),? (?:(?:until|through|to|up|and|including|on|the|last|final|day|of|its|term|being|is|at|midnight|close|business),? )*$/i;

/** "From … until ⟨day⟩ this Agreement does not apply to": that is no term. */
const NOT_THEN = /^,? ?(?:this|the) (?:[\w&'/-]{1,20} ){1,5}?(?:does|do|shall|will|is|are|may|can)(?:n't| not)\b/i;
/** `through February 28, 2017 (the "Pricing Period")`. */
const OF_PRICES =
  /^,? \((?:the |such period,? the )?"(?:[A-Z][a-z]+ )?(?:Pric(?:e|ing)|Exclusiv(?:e|ity)|Warranty|Evaluation|Trial) (?:Period|Term)"/;
/** An extension that the paper grants, where it does not speak of the term itself. */
const GRANTED = 3;

const CONDITIONAL = /\b(?:if|unless|in the event|provided|should)\b/i;

/** Ends by date in one sentence. */
export function readWrittenEnds(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  const found: EndReading[] = [];
  const mentions = datesWithin(document, sentence.start, sentence.end).slice(0, MOST_TIMES);
  if (mentions.length === 0) return found;
  const amended = readAmendedEnd(document, sentence, body);
  for (const [index, mention] of mentions.entries()) {
    // What stands before the new end is the old one.
    if (amended && mention.start < amended.start) continue;
    const next = mentions[index + 1];
    // The first day of a range is where the term begins.
    const opensRange = next !== undefined && RANGE.test(document.text.slice(mention.end, next.start));
    if (mention.day === null || opensRange) continue;
    const before = wordsBefore(body, mention.start - sentence.start);
    const after = wordsAfter(body, mention.end - sentence.start);
    const named =
      mention === amended ||
      isNamedEnd(document, after) ||
      (MATURES.test(before) && isOfLoan(document)) ||
      (ENDS_HERE.test(after) && !CONDITIONAL.test(before)) ||
      WOULD_EXPIRE.test(after) ||
      NOT_BEYOND.test(before) ||
      LAST_DAY_IS.test(before) ||
      (OPENS_WITH.test(before) && ENDS_THAT_DAY.test(after));
    const from = mentions[index - 1];
    const closesRange = Boolean(from?.day) && RANGE.test(document.text.slice(from?.end ?? 0, mention.start));
    if (NOT_THEN.test(after) || OF_PRICES.test(after) || IF_ALL_USED.test(after)) continue;
    if (
      (!named && !closesRange && !leadsToEnd(before, after) && !leadsToEnd(withoutAsides(before), after)) ||
      /\b(?:dated|(?<!without (?:[a-z]+ )?)notice|amended|delivered)\b[^.;]{0,25}$/i.test(before)
    )
      continue;
    let score = scoreSubject(document, sentence, before, after);
    if (named) score = Math.max(score, 5);
    // What is bargained for between two days is surer than until some day.
    if (score >= BARGAINED && from?.day && BEGINS.test(document.text.slice(Math.max(0, from.start - 30), from.start)))
      score = Math.max(score, BARGAINED + 1);
    if (from && closesRange) score = Math.max(score, scoreRange(document, anchors, sentence, body, from, after));
    const granted = mention !== amended && isGrantedExtension(document, sentence, before);
    if (granted) score = Math.max(score, GRANTED);
    const subject = score;
    if (/\b(?:expir\w*|terminat\w*|end(?:s|ing)?|conclud\w*) (?:date|on|as of|upon)?[^.;]{0,14}$/i.test(before))
      score += 1;
    if (mention !== amended && !granted && isOfRenewal(document, before)) score -= 3;
    if (mention !== amended && CHOSEN_LATER.test(before)) score -= 6;
    const span = quoteSpan(document, mention.start, mention.end, sentence);
    const again = from?.day && Math.abs(daysBetween(from.day, mention.day)) <= 1 && SAID_AGAIN.test(before.slice(-90));
    if (again) score += 1;
    const excluded = EXCLUDED.test(before);
    const day = excluded ? addDays(mention.day, -1) : mention.day;
    found.push({
      value: day,
      ...span,
      working: excluded ? `the day before ${mention.day} = ${day}` : null,
      score: score + 1,
      subject,
      written: true,
      length: null,
      confidence: mention.ambiguous ? 0.5 : confidenceOf(score + 1),
    });
  }
  return found;
}

/** "Term: A to B", or a range that begins when the agreement does. */
function scoreRange(
  document: Document,
  anchors: Anchors,
  sentence: Span,
  body: string,
  from: DateMention,
  after: string,
): number {
  const lead = wordsBefore(body, from.start - sentence.start);
  const begins = [anchors.effective?.value, anchors.agreement?.value].includes(from.day as string);
  const subject = scoreSubject(document, sentence, lead, after);
  const score = subject >= BARGAINED || ENGAGED.test(lead) ? Math.max(subject, BARGAINED + 1) : subject;
  // What was taken for the agreement's day only because it opens this range says nothing by itself.
  if (ORDINAL_YEAR.test(lead)) return score - OTHERS;
  // Something else that begins on the same day: "Work Order 1 runs from".
  if (score <= 0 && OWN_VERB.test(lead)) return score;
  const said =
    score > 0 || OF_TIME.test(lead) || document.dates.some((other) => other !== from && other.day === from.day);
  return score + (begins && said ? 3 : 0);
}

/** "due and payable in full on April 19, 2029 (the "Maturity Date")": the brackets say what the date is. */
const NAMED_END =
  /^,? ?\((?:the |such date,? (?:being )?the )?"(?:final |stated |scheduled |initial |lease |sublease |contract |agreement |term |licen[sc]e ){0,2}(maturity|expiration|expiry|end) date"[^)"]{0,100}\)/i;

function isNamedEnd(document: Document, after: string): boolean {
  const name = NAMED_END.exec(after)?.[1];
  return name !== undefined && (!/maturity/i.test(name) || isOfLoan(document));
}
