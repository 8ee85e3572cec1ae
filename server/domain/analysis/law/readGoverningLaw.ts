/** Which law governs the agreement: "governed by the laws of the State of Ohio", "construed under English law", "Governing law: Texas". */
import { type Document, quoteSpan, type Reading } from '../document.ts';
import {
  GOVERNED,
  GOVERNS,
  LAW_LABEL,
  NOT_GOVERNED,
  OF_CONFLICT,
  OWN_LAW,
  THEREOF,
  TO_PLACE,
} from '../lexicon/lawWords.ts';
import { LAWS } from '../lexicon/places.ts';
import { everyMatch, everyMatchBefore } from '../../everyMatch.ts';

/** Characters from "governed" to the name of its law, and back to its subject, at most. */
const REACH = 260;
const SUBJECT = 260;
const MOST_WORDS = 5;
const LAW = /\b(?:laws?|statutes|legislation)\b/gi;
/** How far before "law" and behind it the other expressions go, and what they look ahead at. */
const LABEL = 12;
const LABEL_TAIL = 100;
const GOVERNED_TAIL = 60;
const GOVERNS_TAIL = 180;

type Place = { name: string; start: number; end: number };

/** The one law that the document names for itself; null where it names none, or two. Linear. */
export function readGoverningLaw(document: Document): Reading<string> | null {
  const { text } = document;
  const readings: Reading<string>[] = [];
  const take = (from: number, place: Place | null) => {
    if (!place) return;
    const sentence = document.sentences.findLast(({ start }) => start <= from) ?? null;
    const span = quoteSpan(document, Math.min(from, place.start), place.end, sentence);
    const written = text.slice(place.start, place.end);
    const working = written.toLowerCase() === place.name.toLowerCase() ? null : `“${written} law”: ${place.name}`;
    readings.push({ value: place.name, ...span, working, confidence: 0.9 });
  };
  // Whatever names a law has the word: the expressions are asked only where one stands.
  const laws = everyMatch(text, LAW).map(({ index }) => index);
  for (const match of everyMatchBefore(text, LAW_LABEL, laws, { reach: LABEL, tail: LABEL_TAIL })) {
    const end = match.index + match[0].length;
    const led = TO_PLACE.exec(` ${text.slice(end, end + REACH)}`);
    take(match.index, placeAfter(text, end) ?? (led ? placeAfter(text, end + led[0].length - 1) : null));
  }
  for (const match of everyMatchBefore(text, GOVERNED, laws, { reach: REACH, tail: GOVERNED_TAIL })) {
    const before = text.slice(Math.max(0, match.index - SUBJECT), match.index);
    if (NOT_GOVERNED.test(before) || !OWN_LAW.test(before)) continue;
    take(match.index, lawWithin(text, match.index));
  }
  for (const match of everyMatchBefore(text, GOVERNS, laws, { reach: 0, tail: GOVERNS_TAIL }))
    take(match.index, lawAt(text, match.index, match.index + match[0].length));
  const [first] = readings;
  return first && readings.every(({ value }) => value === first.value) ? first : null;
}

/** The first law that is named behind `from`, in the same sentence. */
function lawWithin(text: string, from: number): Place | null {
  const [window = ''] = /^.*?(?=[.;] (?:[A-Z(]|\d)|$)/s.exec(text.slice(from, from + REACH)) ?? [];
  for (const law of everyMatch(window, LAW)) {
    const start = from + law.index;
    const end = start + law[0].length;
    const place = lawAt(text, start, end);
    if (place) return place;
    if (THEREOF.test(text.slice(end, end + 40))) return placeThere(text, from);
  }
  return null;
}

/** Whose law the word "law" from `start` to `end` is about. */
function lawAt(text: string, start: number, end: number): Place | null {
  if (OF_CONFLICT.test(text.slice(Math.max(0, start - 24), start))) return null;
  const led = TO_PLACE.exec(text.slice(end, end + REACH));
  return (led && placeAfter(text, end + led[0].length)) ?? placeBefore(text, start);
}

/** The longest name of a law that begins at `start`. */
function placeAfter(text: string, start: number): Place | null {
  const words = everyMatch(text.slice(start, start + 60), /[\p{L}'’.&]+/gu).slice(0, MOST_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1] as RegExpMatchArray;
    const end = start + (last.index as number) + last[0].replace(/\.$/, '').length;
    const name = LAWS.get(text.slice(start, end).toLowerCase().replace('’', "'"));
    if (name && /[A-Z]/.test(text.charAt(start))) return { name, start, end };
  }
  return null;
}

/** The name of a law right before "law": "New York law". */
function placeBefore(text: string, end: number): Place | null {
  const words = everyMatch(text.slice(Math.max(0, end - 40), end), /[\p{L}'’&]+/gu).slice(-3);
  for (const word of words) {
    const start = Math.max(0, end - 40) + word.index;
    const place = placeAfter(text, start);
    if (place && /^(?: State)? $/i.test(text.slice(place.end, end))) return place;
  }
  return null;
}

/** "made in the State of Nevada and governed by the laws thereof": the last place that is named before. */
function placeThere(text: string, end: number): Place | null {
  const start = Math.max(0, end - SUBJECT);
  const [last] = everyMatch(text.slice(start, end), /\b(?:State|Commonwealth|Province) of (?=[A-Z])/gi).slice(-1);
  return last ? placeAfter(text, start + last.index + last[0].length) : null;
}
