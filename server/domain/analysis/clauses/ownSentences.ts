/** Of a long contract in English: its sentences without those on insurance, securities or subcontracts, and those of an amendment behind it. */
import type { Document } from '../document.ts';
import { GOES_ON, OF_OTHER_THING, OF_THIS } from '../lexicon/otherThings.ts';
import type { Span } from '../splitSentences.ts';
import { findAnnexes } from './annexes.ts';

/** Shorter ones are read as they are. */
const LONG = 16_000;
/** So far into a paper it says what it is about, and into a sentence what its subject is. */
const TITLED = 120;
const REACH = 160;

/** A long contract without sentences of which another thing is the subject, and those right behind them that go on about it. Linear. */
export function ownSentences(document: Document): Document {
  const { text, sentences } = document;
  if (text.length < LONG) return document;
  const itself = text.slice(0, TITLED).toLowerCase();
  let isOther = false;
  const others: Span[] = [];
  const own = sentences.filter((sentence) => {
    const said = text.slice(sentence.start, Math.min(sentence.end, sentence.start + REACH));
    const thing = OF_THIS.test(said) ? undefined : OF_OTHER_THING.exec(said)?.groups?.thing;
    isOther = (thing !== undefined && !itself.includes(thing.toLowerCase())) || (isOther && GOES_ON.test(said));
    if (isOther) others.push(sentence);
    return !isOther;
  });
  let at = 0;
  const dates = document.dates.filter(({ start }) => {
    while (at < others.length && (others[at] as Span).end <= start) at += 1;
    return (others[at]?.start ?? Number.POSITIVE_INFINITY) > start;
  });
  return { ...document, sentences: own, dates };
}

/** The sentences of the last agreement that changes a long contract and stands behind it; null where there is none. Linear. */
export function changingSentences(document: Document, raw: string): Document | null {
  const change = document.text.length < LONG ? undefined : findAnnexes(raw).findLast(({ changes }) => changes);
  if (!change) return null;
  const { origin, sentences } = document;
  const isIn = (at: number): boolean => (origin[at] as number) >= change.start && (origin[at] as number) < change.end;
  return { ...document, sentences: sentences.filter(({ start }) => isIn(start)) };
}
