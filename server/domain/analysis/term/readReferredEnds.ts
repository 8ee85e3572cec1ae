/** Ends of a term by the name of a period defined elsewhere: "shall terminate at the end of the Restricted Period", "is coterminous with the License Term". */
import type { Document } from '../document.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import { sentenceAt, type Span } from '../splitSentences.ts';
import type { EndReading } from './endReading.ts';
import { readAnniversaries } from './readAnniversaries.ts';
import { ANY_SCORE, readLengths } from './readLengths.ts';
import { readWrittenEnds } from './readWrittenEnds.ts';
import { confidenceOf, scoreSubject } from './subject.ts';
import { MOST_TIMES, wordsAfter, wordsBefore } from './wordsAround.ts';
import { everyMatch } from '../../everyMatch.ts';

const NAME = '((?:[A-Z][a-z-]{2,16} ){1,3}(?:Period|Term))';
const REFERS = new RegExp(
  `\\b(?:(?:until|upon|at|on|through|with|to) (?:the )?(?:end|expir(?:ation|y)|last day|conclusion|completion|close|termination) of|co-?terminous with|(?:ends?|expires?|terminates?|concurrent(?:ly)?|co-?extensive) with|for the (?:full )?(?:duration|length) of) (?:the )?["']?${NAME}\\b`,
  'g',
);
/** What every term is called: nothing to look up. */
const COMMON =
  /^(?:The |Such |Any |Each )?(?:Initial|Renewal|Extension|Extended|Current|Notice|Cure|Contract|Agreement|Original) (?:Term|Period)$/;
/** Definitions of one name that are looked at, and names of one document: each costs a walk through the text. */
const MOST_DEFINITIONS = 3;
const MOST_NAMES = 8;

/** Ends by reference in one sentence that speaks of the agreement's own term. */
export function readReferredEnds(document: Document, anchors: Anchors, sentence: Span, body: string): EndReading[] {
  if (!body.includes('Period') && !body.includes('Term')) return [];
  const found: EndReading[] = [];
  for (const match of everyMatch(body, REFERS).slice(0, MOST_TIMES)) {
    const name = match[1] as string;
    if (COMMON.test(name)) continue;
    const at = match.index + match[0].length - name.length;
    const defined = definedEnd(document, anchors, name, sentence);
    if (!defined) continue;
    // "shall be in effect from the date above and shall end with": the verb of ending is said.
    const said = /^(?:end|expire|terminate)/i.test(match[0]) ? 1 : 0;
    const words = wordsBefore(body, match.index);
    const subject = scoreSubject(document, sentence, words, wordsAfter(body, at + name.length)) + said;
    if (subject < OF_IT) continue;
    found.push({
      ...defined,
      working: `end of the ${name}${defined.working ? `: ${defined.working}` : ` = ${defined.value}`}`,
      score: subject,
      subject,
      written: false,
      confidence: Math.min(confidenceOf(subject), defined.confidence === 0 ? 0 : DEFINED),
    });
  }
  return found;
}

/** So surely must the sentence speak of the agreement's own term. */
const OF_IT = 4;
const DEFINED = 0.85;

const known = new WeakMap<Document, Map<string, EndReading | null>>();

function definedEnd(document: Document, anchors: Anchors, name: string, user: Span): EndReading | null {
  const ends = known.get(document) ?? new Map<string, EndReading | null>();
  known.set(document, ends);
  if (!ends.has(name) && ends.size < MOST_NAMES) ends.set(name, findPeriod(document, anchors, name, user));
  return ends.get(name) ?? null;
}

/** The end of a period by its definition: what stands before it in brackets, or after it and "means". */
function findPeriod(document: Document, anchors: Anchors, name: string, user: Span): EndReading | null {
  const { text } = document;
  let from = 0;
  for (let count = 0; count < MOST_DEFINITIONS; count += 1) {
    const at = nextDefinition(text, name, from);
    if (at < 0) return null;
    from = at + name.length;
    const sentence = sentenceAt(document.sentences, at);
    if (!sentence || sentence.start === user.start) continue;
    const means = MEANS.test(text.slice(from, from + 40));
    const span = means
      ? { start: from, end: endOfField(text, from, sentence.end) }
      : { start: sentence.start, end: at };
    const body = text.slice(span.start, span.end);
    const ends = [
      ...readWrittenEnds(document, anchors, span, body),
      ...readLengths(document, anchors, span, body, ANY_SCORE),
      ...readAnniversaries(document, anchors, span, body),
    ];
    // Of several times none is surely the period's end.
    const end = UNSURE.test(body) || new Set(ends.map(({ value }) => value)).size !== 1 ? undefined : ends[0];
    if (end?.value) return end;
  }
  return null;
}

/** "Delivery Period ..... ⟨day⟩ through ⟨day⟩ Price ..... ": up to the dots of the next field, if it is one. */
function endOfField(text: string, from: number, stop: number): number {
  const dots = /^ ?\.{4,}/.exec(text.slice(from, from + 90))?.[0].length;
  const next = dots === undefined ? -1 : text.indexOf('....', from + dots);
  return next < 0 ? stop : Math.min(next, stop);
}

const UNSURE = /\b(?:earli|late[rs]|longer|sooner|first to occur|prior to|before|unless|extended)/i;
const MEANS = /^["')]{0,3} ?(?:(?:shall |will )?means?\b|(?:shall|will) be\b|is the\b|refers|:|\.{3,})/i;

/** The next place where the name is quoted, or stands as a label. */
function nextDefinition(text: string, name: string, from: number): number {
  const quoted = text.indexOf(`"${name}"`, from);
  if (quoted >= 0) return quoted + 1;
  const upper = `${name.toUpperCase()}:`;
  const label = text.indexOf(upper, from);
  if (label >= 0) return label;
  const field = text.indexOf(`${name}:`, from);
  return field >= 0 ? field : text.indexOf(`${name} ...`, from);
}
