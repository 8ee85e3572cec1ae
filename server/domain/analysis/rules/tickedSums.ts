/** Sums beside a box: of several prices to choose from the one whose box is ticked counts, and none whose box is empty. */
import type { SumMention } from '../mentions/sums.ts';
import type { Paper } from '../text/paper.ts';
import { everyMatch } from '../../everyMatch.ts';

/** So far before a sum its box stands, or right behind it; and so many lines above it what the list is of. */
const BEFORE = 90;
const BEHIND = 5;
const LINES = 7;
const BOX = /\[ ?[xX✓✔]? ?\]|\( ?[xX✓✔]? ?\)|[☐□☒☑☑✓✔■]/gu;
const TICKED = /[xX✓✔☒☑■]/u;

/** `head`: the line above the list, and what its own line says behind the last price. */
export type Tick = { isTicked: boolean; head: string };

/** The box of each sum that has one. Linear. */
export function tickedSums({ text, lines }: Paper, sums: readonly SumMention[]): ReadonlyMap<SumMention, Tick> {
  const found = new Map<SumMention, Tick>();
  let at = 0;
  sums.forEach((sum, index) => {
    while (at < lines.length && (lines[at]?.end ?? 0) <= sum.start) at += 1;
    const line = lines[at];
    if (!line) return;
    const last = sums[index - 1]?.end ?? 0;
    const from = Math.max(line.start, sum.start - BEFORE, last);
    const box =
      everyMatch(text.slice(from, sum.start), BOX).at(-1) ??
      (last <= line.start ? text.slice(sum.end, Math.min(line.end, sum.end + BEHIND)).match(BOX) : null);
    if (!box) return;
    const head = lines
      .slice(Math.max(0, at - LINES), at)
      .findLast(({ start, end }) => text.slice(start, Math.min(end, start + BEFORE)).search(BOX) < 0);
    const above = head ? text.slice(head.start, Math.min(head.end, head.start + BEFORE)) : '';
    const tail = text.slice(
      text.lastIndexOf('(', line.end) > sum.end ? text.lastIndexOf('(', line.end) : line.end,
      line.end,
    );
    found.set(sum, { isTicked: TICKED.test(box[0]), head: `${tail} ${above}` });
  });
  return found;
}
