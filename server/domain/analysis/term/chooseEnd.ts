/** Which of several readings of a term's end is believed, if any. */
import { addDuration, daysBetween } from '../../../../contract/calendar.ts';
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Reading } from '../document.ts';
import { showDuration } from '../findDurations.ts';
import { defaultAnchor } from './findAnchor.ts';
import type { EndReading } from './endReading.ts';
import type { TermReading } from './readTermEnd.ts';
import type { Duration } from '../types.ts';

/** Below this score the words around a reading do not say that it is this agreement's term. */
const LEAST = 4;
/** The same for a computed end where the agreement says that it goes on until somebody ends it, or something happens. */
const LEAST_OF_OPEN = 5;
/** Readings below this are about something else. One that no other contradicts is believed from here on. */
const WORTH_SHOWING = 2;
/** A written date of this score in the same sentence, or within a day of a computed one, says the same end more exactly. */
const CONFIRMS = 3;
/** One that is surely of this agreement may be so many days from it: "three years", "through the end of the month". */
const FEW_DAYS = 35;
/** A written day of this score stands by itself. */
const SURE = 5;
/** Characters from one reading to one that goes on from it. */
const NEXT_WORDS = 200;
/** So much the words must say for it to be of this agreement at all. */
const OF_IT = 3;
/** The same of a day that stands in the text: nothing about it is counted. */
const OF_IT_WRITTEN = 2;
/** How sure a reading can be that only stands because no other contradicts it. */
const LONE = 0.64;

/** The believed reading and those it competes with; null where no reading is sure enough, or the surest one has no day. */
export function chooseEnd({ ends, perpetual, byEvent }: TermReading): {
  chosen: EndReading | null;
  others: EndReading[];
} {
  const open = perpetual?.outright ? perpetual : null;
  const least = (end: EndReading): number =>
    !end.written && (byEvent || (open && !overlaps(open, end))) ? LEAST_OF_OPEN : LEAST;
  const likely = (open || byEvent ? null : uncontested(ends)) ?? ends.filter((end) => end.score >= least(end));
  const top = likely[0];
  if (!top)
    return { chosen: null, others: ends.filter((end) => end.value !== null && end.score >= WORTH_SHOWING).slice(0, 3) };
  const chosen = pick(top, likely, ends);
  // The length that is stated beside a written day is the term's: renewals may be as long.
  const length =
    chosen?.length ??
    ends.find(
      ({ length: stated, value, ...at }) =>
        stated &&
        value &&
        chosen?.value &&
        overlaps(at, chosen) &&
        Math.abs(daysBetween(value, chosen.value)) <= FEW_DAYS,
    )?.length ??
    null;
  const others = likely
    .filter((end) => end !== chosen && end.value !== null && end.value !== chosen?.value)
    .slice(0, 4);
  return { chosen: chosen && { ...chosen, length }, others };
}

/** Where no reading is sure: those that are left, if they all say the same day. */
function uncontested(ends: EndReading[]): EndReading[] | null {
  const left = ends.filter((end) => end.score >= WORTH_SHOWING);
  const first = left.find((end) => end.written && left[0] && isSaidTwice(end, left[0])) ?? left[0];
  if (!first || first.score >= LEAST || left.every((end) => end.subject < (end.written ? OF_IT_WRITTEN : OF_IT)))
    return null;
  if (left.some((end) => end.value !== first.value && !isSaidTwice(end, first))) return null;
  return left
    .filter((end) => end.value === first.value)
    .map((end) => ({ ...end, confidence: Math.max(end.confidence, Math.min(LONE, end.confidence + 0.1)) }));
}

function pick(top: EndReading, likely: EndReading[], all: EndReading[]): EndReading | null {
  const written = all.filter((end) => end.value !== null && (end.written || end.exact) && end.score >= CONFIRMS);
  const day = top.value;
  const named =
    day !== null && all.find((end) => (end.written || end.exact) && overlaps(end, top) && isNear(day, end, 1));
  if (named) return { ...named, confidence: Math.max(named.confidence, top.confidence) };
  const beside = written.filter((end) => overlaps(end, top));
  const nearest = day !== null && beside.find((end) => isNear(day, end, FEW_DAYS));
  if (nearest || beside[0]) return nearest || (beside[0] as EndReading);
  // Counted from a day that is not known: a day that the text itself names as surely, or in the next words, is the end.
  if (day === null)
    return (
      likely.find(
        (end) => end.written && end.value !== null && (end.score >= SURE || Math.abs(end.start - top.end) < NEXT_WORDS),
      ) ?? null
    );
  // Computed and written a few days apart are one end, said twice; the written one is meant.
  const confirmed = !top.written && written.find((end) => isNear(day, end, end.score >= LEAST ? FEW_DAYS : 1));
  if (confirmed) return confirmed;
  const tied = likely.filter((end) => end.value !== null && end.score === top.score);
  return tied.find((end) => end.written) ?? top;
}

function isNear(day: string, end: EndReading, days: number): boolean {
  return end.value !== null && Math.abs(daysBetween(day, end.value)) <= days;
}

/** One sentence that computes an end and writes it down means one end, though they are a day apart. */
function isSaidTwice(a: EndReading, b: EndReading): boolean {
  return (
    overlaps(a, b) &&
    a.written !== b.written &&
    a.value !== null &&
    b.value !== null &&
    Math.abs(daysBetween(a.value, b.value)) <= 1
  );
}

function overlaps(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Of a term that counts from an unknown day the end it cannot come before, as a reading for a person to judge. */
export function earliestEnd(top: EndReading | undefined, anchors: Anchors): Reading<string> | null {
  const anchor = defaultAnchor(anchors);
  if (!top || top.score < LEAST || top.value !== null || top.length === null || anchor.day === null) return null;
  const day = addDuration(anchor.day, top.length);
  const working = `not before ${anchor.day} (${anchor.label}) + ${showDuration(top.length)} = ${day}`;
  return { value: day, start: top.start, end: top.end, working, confidence: 0.4 };
}

/** The length of the surest reading, counted from a day that is not known. */
export function surestLength({ ends }: TermReading): Duration | null {
  const [top] = ends;
  return top && top.value === null && top.score >= 4 ? top.length : null;
}
