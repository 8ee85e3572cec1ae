/** Ends of a term that a form or a summary table labels: "Expiration Date: August 31, 2006". */
import { findAnnexes } from '../anchors/findAnnexes.ts';
import { quoteSpan, type Document } from '../document.ts';
import { sentenceAt } from '../splitSentences.ts';
import { isEndOfOptions } from '../lexicon/optionWords.ts';
import type { EndReading } from './endReading.ts';
import { isOfLoan } from './isOfLoan.ts';
import { confidenceOf } from './subject.ts';

/** What the label of an end can begin with; with another name before it, it is another thing's end. */
const OF_AGREEMENT =
  '(?:new|revised|extended|agreement|contract|term|initial term|initial|lease|sublease|license|licence|policy|subscription|services?|scheduled|stated|final|current|original|project|engagement|employment|rental|hire|membership|loan|grant)';
const LABEL = new RegExp(
  `(?:^|[\\n.;)|] ?|["(] ?|(?<!\\b(?!(?:The|Scheduled|Stated|Final|Current|Original|Contract|Agreement|Lease|License)\\b)[A-Z][a-z]{1,20})\\s)((?:${OF_AGREEMENT} ){0,2}(?:expiration|expiry|termination|end|completion|maturity|expiring) date|(?<=(?:^|[\\n.;|]) ?)(?:${OF_AGREEMENT} (?:expires|expiry|expiration|end|ends)|valid (?:until|through)|expires(?: on)?|expiration|expiry))["')]{0,2} ?(?:of (?:this |the )?(?:agreement|contract|lease|initial term|term))?["')]{0,2} ?(?::|-|=|\\||\\.{3,}|(?:(?:now|hereby|accordingly|therefore) )?(?:is|means|shall(?: now)? be|shall mean|will(?: now)? be)(?: now| hereby)?|(?:is|has been)(?: hereby)? (?:changed|extended|moved|reset|amended|revised|postponed)(?: from .{6,30})? (?:to|to be|to read)|\\n)? ?(?:the )?(?:(?:later|earlier|earliest|latest)(?: to occur)? of:? ?(?:\\(?(?:a|i|x|1)\\)? ?)?)?(?:\\((?:a|i|x|1)\\) (?:with respect to|in the case of|as to|for) [^.;,()]{3,60}, ?)?$`,
  'i',
);

/** A word of every label of an end: most dates have none before them. */
const LABEL_WORD = /expir|\bends?\b|(?:termination|completion|maturity) date|valid (?:until|through)/i;

/** Characters before a date in which its label stands. */
const REACH = 130;

/** "6. Start Date 7. End Date ⟨day⟩ ⟨day⟩": is this the first of the two, whose label begins at `label`? */
function isUnderStart({ text, dates }: Document, index: number, label: number): boolean {
  const [first, second] = [dates[index], dates[index + 1]];
  return (
    first?.day != null &&
    second?.day != null &&
    first.day < second.day &&
    second.start - first.end <= 3 &&
    START_LABEL.test(text.slice(Math.max(0, label - 60), label + 1))
  );
}
/** "(a) with respect to the Revolving Facility, ⟨day⟩, and (b) with respect to the Term Facility, ⟨another⟩": no one end of all. */
function hasOthers({ text, dates }: Document, index: number): boolean {
  const [first, next] = [dates[index], dates[index + 1]];
  if (!first || !next || next.day === first.day || next.start - first.end > REACH) return false;
  return OTHER_PART.test(text.slice(first.end, next.start));
}
const OTHER_PART = /^,? (?:and )?\((?:b|ii|y|2)\) (?:with respect to|in the case of|as to|for) [^.;,()]{3,60},? ?$/i;
const START_LABEL = /\b(?:start|begin(?:ning)?|commencement|effective) date\b[^a-z]{0,8}(?:[A-Z][a-z]+ ){0,2}$/i;

/** Ends that a form or a summary table labels: "Expiration Date: August 31, 2006". */
export function readLabelledEnds(document: Document): EndReading[] {
  const found: EndReading[] = [];
  let annexes: number | null = null;
  for (const [index, mention] of document.dates.entries()) {
    const from = Math.max(0, mention.start - REACH);
    const lead = document.text.slice(from, mention.start);
    const match = mention.day !== null && LABEL_WORD.test(lead) ? LABEL.exec(lead) : null;
    // Of two days under "Start Date" and "End Date" the first is where it begins.
    if (match && isUnderStart(document, index, from + match.index)) continue;
    if (
      mention.day === null ||
      !match ||
      hasOthers(document, index) ||
      isEndOfOptions(document.text, match[0], mention.end)
    )
      continue;
    const at = match ? from + match.index : mention.start;
    const sentence = sentenceAt(document.sentences, mention.start);
    const before = document.text.slice(Math.max(0, at - 120), at + 1);
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
    const score =
      mention.start > annexes ? IN_ANNEX : match ? scoreLabel(document, match[1] as string, match[0]) : IN_COLUMN;
    const span = quoteSpan(document, at, mention.end, sentence);
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
  if (/maturity/i.test(label) && !isOfLoan(document)) return 4;
  return /[:|] ?$/.test(whole) ? FIELD : 6;
}

/** A form's own field for the end is surer than a length that has to be counted. */
const FIELD = 8;

/** Two heads of columns say it as surely as a label in a sentence. */
const IN_COLUMN = 6;

/** Behind the signatures a label may be that of an annexed paper: it counts where nothing else says anything. */
const IN_ANNEX = 3;
