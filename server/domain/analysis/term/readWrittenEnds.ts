/** Ends of a term that stand in the text as a date: "shall expire on …", "through …", "Expiration Date: …", "Term: A to B". */
import { datesWithin, quoteSpan, type Document } from '../document.ts';
import { findAnnexes } from '../anchors/findAnnexes.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { DateMention } from '../findDates.ts';
import { sentenceAt, type Span } from '../splitSentences.ts';
import type { EndReading } from './endReading.ts';
import { leadsToEnd } from './leadsToEnd.ts';
import { readAmendedEnd } from './readAmendedEnd.ts';
import { confidenceOf, isOfRenewal, scoreSubject } from './subject.ts';
import { MOST_TIMES, withoutAsides, wordsAfter, wordsBefore } from './wordsAround.ts';

const RANGE =
  /^,? ?(?:-|to|through|thru|until|up to|and (?:ending|expiring|terminating)(?: on)?)(?: and including)? ?$/i;

/** "by June 30, 2004, when this Agreement terminates". */
const ENDS_HERE =
  /^,? ?(?:at which time|at which point|whereupon|upon which date|on which date|when) (?:this|the) (?:[\w&'/-]{1,20} ){0,4}(?:agreement|contract|lease)\b(?: (?:shall|will|is to))?(?: automatically)? (?:expire|terminate|end|cease)/i;

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
      mention === amended || isNamedEnd(document, after) || (ENDS_HERE.test(after) && !CONDITIONAL.test(before));
    const from = mentions[index - 1];
    const closesRange = Boolean(from?.day) && RANGE.test(document.text.slice(from?.end ?? 0, mention.start));
    if (
      (!named && !closesRange && !leadsToEnd(before, after) && !leadsToEnd(withoutAsides(before), after)) ||
      /\b(?:dated|(?<!without (?:[a-z]+ )?)notice|amended|delivered)\b[^.;]{0,25}$/i.test(before)
    )
      continue;
    let score = scoreSubject(document, sentence, before, after);
    if (named) score = Math.max(score, 5);
    if (from && closesRange) score = Math.max(score, scoreRange(document, anchors, sentence, body, from, after));
    const subject = score;
    if (/\b(?:expir\w*|terminat\w*|end(?:s|ing)?|conclud\w*) (?:date|on|as of|upon)?[^.;]{0,14}$/i.test(before))
      score += 1;
    if (mention !== amended && isOfRenewal(document, before)) score -= 3;
    const span = quoteSpan(document, mention.start, mention.end, sentence);
    found.push({
      value: mention.day,
      ...span,
      working: null,
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
  return scoreSubject(document, sentence, lead, after) + (begins ? 3 : 0);
}

/** What the label of an end can begin with; with another name before it, it is another thing's end. */
const OF_AGREEMENT =
  '(?:agreement|contract|term|initial term|initial|lease|license|licence|policy|subscription|services?|scheduled|stated|final|current|original|project|engagement|employment)';
const LABEL = new RegExp(
  `(?:^|[\\n.;)|] ?|["(] ?|(?<!\\b(?!(?:The|Scheduled|Stated|Final|Current|Original|Contract|Agreement|Lease|License)\\b)[A-Z][a-z]{1,20})\\s)((?:${OF_AGREEMENT} ){0,2}(?:expiration|expiry|termination|end|completion|maturity|expiring) date|(?<=(?:^|[\\n.;|]) ?)(?:${OF_AGREEMENT} (?:expires|expiry|expiration|end|ends)|valid (?:until|through)|expires(?: on)?|expiration|expiry))["')]{0,2} ?(?:of (?:this |the )?(?:agreement|contract|lease|initial term|term))?["')]{0,2} ?(?::|-|=|\\||is|means|shall be|shall mean|will be|\\n)? ?(?:the )?(?:(?:later|earlier|earliest|latest)(?: to occur)? of:? ?(?:\\(?(?:a|i|x|1)\\)? ?)?)?$`,
  'i',
);

/** A word of every label of an end: most dates have none before them. */
const LABEL_WORD = /date|expir|ends?\b|valid/i;

/** Characters before a date in which its label stands. */
const REACH = 130;
/** Of a loan the maturity is the end; elsewhere it may be that of some note. */
const LOAN = /\b(?:credit|loan|facility|term note|promissory note|revolving)\b/i;
const LOAN_TITLE = 2500;

/** "due and payable in full on April 19, 2029 (the "Maturity Date")": the brackets say what the date is. */
const NAMED_END =
  /^,? ?\((?:the |such date,? (?:being )?the )?"(?:final |stated |scheduled |initial )?(maturity|expiration|expiry|end) date"\)/i;

function isNamedEnd(document: Document, after: string): boolean {
  const name = NAMED_END.exec(after)?.[1];
  return name !== undefined && (!/maturity/i.test(name) || LOAN.test(document.text.slice(0, LOAN_TITLE)));
}

/** Ends that a form or a summary table labels: "Expiration Date: August 31, 2006". */
export function readLabelledEnds(document: Document): EndReading[] {
  const found: EndReading[] = [];
  let annexes: number | null = null;
  for (const mention of document.dates) {
    const from = Math.max(0, mention.start - REACH);
    const lead = document.text.slice(from, mention.start);
    const match = mention.day !== null && LABEL_WORD.test(lead) ? LABEL.exec(lead) : null;
    if (mention.day === null || !match) continue;
    const sentence = sentenceAt(document.sentences, mention.start);
    const before = document.text.slice(Math.max(0, from + match.index - 120), from + match.index + 1);
    // "the Expiration Date of the Warrants is": another thing's end.
    if (
      /\b(?:warrants?|options?|notes?|securities|insurance|patents?|offer|rebate|coupon|card|permit|visa|licen[sc]e (?:no|number))\b[^.;\n]{0,60}$/i.test(
        before,
      ) ||
      /^[^.;\n]{0,30}\b(?:for|of) (?:the )?(?:offer|warrants?|options?|notes?)/i.test(
        document.text.slice(mention.end, mention.end + 60),
      )
    )
      continue;
    annexes ??= findAnnexes(document.text);
    const score = mention.start > annexes ? IN_ANNEX : scoreLabel(document, match[1] as string, match[0]);
    const span = quoteSpan(document, from + match.index, mention.end, sentence);
    found.push({
      value: mention.day,
      ...span,
      working: null,
      score,
      subject: score,
      written: true,
      length: null,
      confidence: mention.ambiguous ? 0.5 : confidenceOf(score),
    });
  }
  return found;
}

function scoreLabel(document: Document, label: string, whole: string): number {
  if (!/date/i.test(label)) return 4;
  if (/maturity/i.test(label) && !LOAN.test(document.text.slice(0, LOAN_TITLE))) return 4;
  return /[:|] ?$/.test(whole) ? FIELD : 6;
}

/** A form's own field for the end is surer than a length that has to be counted. */
const FIELD = 8;

/** Behind the signatures a label may be that of an annexed paper: it counts where nothing else says anything. */
const IN_ANNEX = 3;
