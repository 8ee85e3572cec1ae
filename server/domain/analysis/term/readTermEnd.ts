/**
 * The end of the initial term: a written date, a length of time from an anchor, or an anniversary; and whether the agreement says
 * that it has no end. All readings, scored by the words around them; `chooseEnd` decides.
 */
import type { Document } from '../document.ts';
import type { Span } from '../splitSentences.ts';
import { maskInnerDots } from '../innerDots.ts';
import { sentencesWith } from '../text/sentencesWith.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import { demoteOffers } from './demoteOffers.ts';
import type { EndReading } from './endReading.ts';
import { extendOldEnd } from './extendOldEnd.ts';
import { ownWords } from './ownWords.ts';
import { readAmendedEnd } from './readAmendedEnd.ts';
import { readAnniversaries } from './readAnniversaries.ts';
import { readCalendarEnds } from './readCalendarEnds.ts';
import { readCountedYears } from './readCountedYears.ts';
import { endsByEvent } from './readEventEnds.ts';
import { readFullPeriods } from './readFullPeriods.ts';
import { readLabelledEnds } from './readLabelledEnds.ts';
import { readLengths } from './readLengths.ts';
import { demoteContested, readMaturities } from './readMaturities.ts';
import { readMonthEnds } from './readMonthEnds.ts';
import { readPerpetual, type PerpetualReading } from './readPerpetual.ts';
import { readWrittenEnds } from './readWrittenEnds.ts';
import { readYearDays } from './readYearDays.ts';

/** `byEvent`: a sentence says that the term ends with something that happens. */
export type TermReading = { ends: EndReading[]; perpetual: PerpetualReading | null; byEvent: boolean };

/** What reads the ends that one sentence gives. */
const READERS = [
  readWrittenEnds,
  readFullPeriods,
  readLengths,
  readAnniversaries,
  readCalendarEnds,
  readMonthEnds,
  readCountedYears,
  readYearDays,
];

/** … where it has no word of a length of time: the others count. */
const NAMING = [readWrittenEnds, readCalendarEnds];
const OF_TIME = /year|yr|month|week|day|quarter|annivers/gi;

/** Sentences without one of these words say nothing about a term. */
const GATE =
  /\b(?:terms?|period|duration|agreement|contract|lease|licen[sc]e|easements?|perpetual|binds?|limit of|expir\w*|terminates?|termination date|due and payable|hereunder|continu\w*|valid|anniversary|matur(?:e|es|ity)|repay|repaid|repayment|paid? back|return(?:ed)? (?:this|the (?:whole|full|entire|loan|money))|paid in full|engagement|appointment|effect(?:ive)?|commenc\w*|beginning|begins?|engage[sd]?|appoint(?:s|ed)|retain(?:s|ed)|employ(?:s|ed)|grant(?:s|ed)|lasts?|endures?|starts?|conclu\w*|force|memorandum|mou|sublease|tenancy|arrangement|holds?|subscription|prolongs?|extends?|thereafter|afterwards|after that|from then on)\b/gi;

/** A heading right before: "7. TERM. Five years …". */
const TITLED =
  /\b(?:term|duration|period|validity|length)\b(?: of (?:the |this )?[a-z]{3,14})?(?: and [a-z]{4,14})?[^a-z]*$/i;

/** What an amendment agrees on begins here; before it, it tells how things stand. */
const OPERATIVE =
  /\bNOW,? THEREFORE\b|\b(?:parties|they)(?: hereto)?(?: hereby)?(?: mutually)? (?:agree|covenant)(?: (?:as follows|that)|:)|\bagree(?:d|s)? as follows\b|\bis (?:hereby )?amended as follows\b|\bIT IS (?:HEREBY )?AGREED\b/i;
/** Recitals are not longer. */
const RECITALS = 6000;
/** A reading this sure in what is agreed makes those in the recitals the old ones. */
const AGREED = 4;

/** In an amendment that sets an end, the ends that its recitals speak of are the old ones. */
function demoteOldEnds(document: Document, ends: EndReading[], perpetual: PerpetualReading | null): void {
  if (!ownWords(document).amends) return;
  const operative = OPERATIVE.exec(document.text.slice(0, RECITALS))?.index ?? firstChange(document);
  if (operative === undefined) return;
  const isSet =
    (perpetual?.outright && perpetual.start > operative) ||
    ends.some((end) => end.start > operative && end.value !== null && end.score >= AGREED);
  if (!isSet) return;
  for (const end of ends) if (end.start < operative) end.score = Math.min(end.score, AGREED - 1);
}

/** Before the sentence that moves the end: an amendment whose headings part what was from what is agreed. */
function firstChange(document: Document): number | undefined {
  const changes = document.sentences.find(
    (sentence) =>
      sentence.start < RECITALS &&
      readAmendedEnd(document, sentence, maskInnerDots(document.text.slice(sentence.start, sentence.end))) !== null,
  );
  return changes && changes.start - 1;
}

/** "\"Revolving Maturity Date\" means …" beside "\"Term Loan Maturity Date\" means …": ends of parts, and none of the whole. */
const PART = /^[^"]{0,40}"(?:[A-Z][\w-]* ){1,5}(?:Maturity|Termination|Expiration) Date" (?:shall )?means?\b/;

/** "Duration: 1/4/04 - 31/3/09" once for each of several projects. */
const FIELD = /^(?:[^.;:]{1,40} )?(?:Duration|Term|Period) ?:/;

function demoteParts(document: Document, ends: EndReading[]): void {
  for (const pattern of [PART, FIELD]) {
    const parts = ends.filter((end) => !end.matures && pattern.test(document.text.slice(end.start, end.end)));
    const others = pattern === PART || ends.some((end) => !parts.includes(end) && end.score >= AGREED);
    if (!others || new Set(parts.map(({ value }) => value)).size < 2) continue;
    for (const end of parts) end.score = Math.min(end.score, AGREED - 1);
  }
}

/** "at the end of the term of this SCHEDULE": of a paper that is annexed to this one. */
const ANNEXED = /\b[Tt]his (?:SCHEDULE|Schedule|EXHIBIT|Exhibit|ATTACHMENT|Attachment|ANNEX|Annex|APPENDIX|Appendix)\b/;
const ANNEX_HEADING = /\b(?:SCHEDULE|EXHIBIT|ATTACHMENT|ANNEX|APPENDIX) [A-Z\d]{1,3}\b/;
const TITLE = 200;

function demoteAnnexed({ text }: Document, ends: EndReading[], labelled: readonly EndReading[]): void {
  if (/\b(?:schedule|exhibit|attachment|annex|appendix) (?:to|[a-z\d])\b/i.test(text.slice(0, TITLE))) return;
  const annexed = ends.filter((end) => ANNEXED.test(text.slice(end.start, end.end)));
  if (annexed.length === 0) return;
  for (const end of annexed) end.score = Math.min(end.score, 1);
  // What has terms of its own may have labels of its own, too.
  const heading = text.slice(TITLE).search(ANNEX_HEADING) + TITLE;
  for (const end of labelled) if (heading >= TITLE && end.start > heading) end.score = Math.min(end.score, 1);
}

/** The open end that was read, or the next sentence's unless it was outright; what goes on behind its term does, whatever else is said. */
function andThen(
  before: PerpetualReading | null,
  document: Document,
  sentence: Span,
  body: string,
): PerpetualReading | null {
  const next = before?.outright ? null : readPerpetual(document, sentence, body);
  return next ? { ...next, afterTerm: next.afterTerm || before?.afterTerm === true } : before;
}

/** All readings of the term's end, best first. Linear: only sentences about terms are looked at, each in bounded windows. */
export function readTermEnd(document: Document, anchors: Anchors): TermReading {
  const labelled = readLabelledEnds(document);
  const maturities = readMaturities(document, anchors);
  const ends: EndReading[] = [...labelled, ...maturities];
  let perpetual: PerpetualReading | null = null;
  let byEvent = false;
  const isGated = new Set(sentencesWith(document, GATE));
  const isTimed = new Set(sentencesWith(document, OF_TIME));
  for (const [at, sentence] of document.sentences.entries()) {
    if (sentence.end - sentence.start < 12) continue;
    if (!isGated.has(at) && !TITLED.test(document.text.slice(Math.max(0, sentence.start - 50), sentence.start)))
      continue;
    const body = maskInnerDots(document.text.slice(sentence.start, sentence.end));
    const before = ends.length;
    for (const read of isTimed.has(at) ? READERS : NAMING)
      for (const end of read(document, anchors, sentence, body)) ends.push(end);
    byEvent ||= ends.length === before && endsByEvent(document, sentence, body);
    perpetual = andThen(perpetual, document, sentence, body);
  }
  const made = extendOldEnd(document, ends);
  if (made) {
    const { extended, replaces } = made;
    for (const end of ends)
      if (end.start < extended.end) end.score = Math.min(end.score, end.value === replaces ? 0 : AGREED - 1);
    ends.push(extended);
  }
  demoteOldEnds(document, ends, perpetual);
  demoteParts(document, ends);
  demoteAnnexed(document, ends, labelled);
  demoteContested(maturities, ends);
  demoteOffers(document, ends);
  ends.sort((a, b) => b.score - a.score || a.start - b.start);
  return { ends, perpetual, byEvent };
}
