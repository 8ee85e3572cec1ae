/** Where passages stand in the picture of a scanned page, from the places of the words that were read off it. */
import { findPassages, type Passage } from './findPassages.ts';

/** `at`: left, top, width and height, in ten-thousandths of the page's width and height. */
export type LaidWord = { text: string; at: readonly number[] };
export type ScanMark = { ids: string[]; at: readonly number[] };

/** One mark for each line of a passage; where passages overlap, the words they share have a mark of both. */
export function scanMarks(words: readonly LaidWord[], passages: readonly Passage[]): ScanMark[] {
  const ids = new Map<number, string[]>();
  const texts = words.map(({ text }) => text);
  for (const { id, run } of findPassages(texts, passages)) {
    const there = ids.get(run);
    if (!there) ids.set(run, [id]);
    else if (!there.includes(id)) there.push(id);
  }
  const marks: ScanMark[] = [];
  const side = lineSide(words);
  let last = -1;
  for (const [run, own] of [...ids].toSorted(([one], [other]) => one - other)) {
    const { at } = words[run] as LaidWord;
    const mark = marks.at(-1);
    if (mark && last === run - 1 && mark.ids.join() === own.join() && overlap(mark.at, at, side))
      mark.at = around(mark.at, at);
    else marks.push({ ids: own, at });
    last = run;
  }
  return marks;
}

/** The side on which words of one line overlap: top to bottom (1), or left to right (0) where the page lies on its side. */
function lineSide(words: readonly LaidWord[]): 0 | 1 {
  const sum = (side: 2 | 3) => words.reduce((total, { at }) => total + (at[side] ?? 0), 0);
  return sum(2) >= sum(3) ? 1 : 0;
}

/** Do the two share most of the shorter one's height (1) or width (0)? Then they stand on one line. */
function overlap(one: readonly number[], other: readonly number[], side: 0 | 1): boolean {
  const [start, length] = [one[side] ?? 0, one[side + 2] ?? 0];
  const [otherStart, otherLength] = [other[side] ?? 0, other[side + 2] ?? 0];
  const shared = Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);
  return shared > Math.min(length, otherLength) / 2;
}

function around([left = 0, top = 0, width = 0, height = 0]: readonly number[], other: readonly number[]): number[] {
  const [otherLeft = 0, otherTop = 0, otherWidth = 0, otherHeight = 0] = other;
  const [start, above] = [Math.min(left, otherLeft), Math.min(top, otherTop)];
  const end = Math.max(left + width, otherLeft + otherWidth);
  const below = Math.max(top + height, otherTop + otherHeight);
  return [start, above, end - start, below - above];
}
