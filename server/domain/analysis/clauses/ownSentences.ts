/** Of a long contract in English: its sentences without those on insurance, securities or subcontracts, and those of an amendment behind it. */
import type { Document } from '../document.ts';
import { GOES_ON, OF_OTHER_THING, LISTS, OF_THIS, OTHER_PARTS, OWN_TERM, TERM_PARTS } from '../lexicon/otherThings.ts';
import { splitLines } from '../splitLines.ts';
import type { Span } from '../splitSentences.ts';
import { findAnnexes } from './annexes.ts';

/** Shorter ones are read as they are. */
const LONG = 16_000;
/** So far into a paper it says what it is about, and into a sentence what its subject is. */
const TITLED = 120;
const REACH = 160;

/**
 * A long contract without sentences of which another thing is the subject, those right behind them that go on about it, and those under a heading of
 * something else. `raw`: the text that was read. Linear.
 */
export function ownSentences(document: Document, raw: string): Document {
  const { text, origin, sentences } = document;
  if (text.length < LONG) return document;
  const itself = text.slice(0, TITLED).toLowerCase();
  let isOther = false;
  const isInOther = otherParts(raw, itself);
  const others: Span[] = [];
  const own = sentences.filter((sentence) => {
    const said = text.slice(sentence.start, Math.min(sentence.end, sentence.start + REACH));
    if (isInOther(origin[sentence.end - 1] as number) && !OWN_TERM.test(said)) {
      others.push(sentence);
      return false;
    }
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

type Part = { at: number; isOther: boolean; isOfTerm: boolean };

/** Says of a place in the raw text whether it stands under a heading of something else, in a contract that has one of its term. */
function otherParts(raw: string, itself: string): (at: number) => boolean {
  const heads = splitLines(raw).flatMap(({ start, end }): Part[] => {
    const name = HEADING.exec(raw.slice(start, Math.min(end, start + LONGEST + 1)))?.[1];
    if (name === undefined) return [];
    const isOfTerm = TERM_PARTS.test(name);
    const other = isOfTerm ? undefined : OTHER_PARTS.exec(name)?.[0];
    return [{ at: start, isOther: other !== undefined && !itself.includes(other.toLowerCase()), isOfTerm }];
  });
  if (heads.length < FEWEST || !heads.some(({ isOfTerm }) => isOfTerm)) return () => false;
  const annexes = findAnnexes(raw).map(({ start, title, changes }) => {
    return { at: start, isOther: !changes && LISTS.test(title), isOfTerm: false };
  });
  const parts = [...heads, ...annexes].toSorted((one, other) => one.at - other.at);
  let next = 0;
  return (at) => {
    while (next < parts.length && (parts[next] as Part).at <= at) next += 1;
    return parts[next - 1]?.isOther === true;
  };
}
/** A contract has so many headings at least, and so long is one at most. */
const FEWEST = 6;
const LONGEST = 75;
/** "12. Insurance", "Section 4. Fees. The …", "ARTICLE IX - NOTICES". */
const HEADING =
  /^(?:(?:article|section|clause) ?)?(?:\d{1,2}|[IVX]{1,5})(?:\.0)?[.):]? ?(?:[-–—] )?(?:the )?([A-Z][A-Za-z'’,&/() -]{2,50}?)(?:[.:]?$|[.:] (?=[A-Z]))/i;

/** The sentences of the last agreement that changes a long contract and stands behind it; null where there is none. Linear. */
export function changingSentences(document: Document, raw: string): Document | null {
  const change = document.text.length < LONG ? undefined : findAnnexes(raw).findLast(({ changes }) => changes);
  if (!change) return null;
  const { origin, sentences } = document;
  const isIn = (at: number): boolean => (origin[at] as number) >= change.start && (origin[at] as number) < change.end;
  return { ...document, sentences: sentences.filter(({ start }) => isIn(start)) };
}
