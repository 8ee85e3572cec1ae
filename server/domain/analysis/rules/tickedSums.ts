/** Sums beside a box: of several prices to choose from the one whose box is ticked counts, and none whose box is empty. */
import { readTicks } from '../everyday/ticks.ts';
import type { SumMention } from '../mentions/sums.ts';
import type { Paper } from '../text/paper.ts';

/** So many lines above a price it is said what the list is of, in so many characters. */
const LINES = 7;
const HEAD = 90;

/** `head`: the line above the list, and what its own line says behind the last price. */
export type Tick = { isTicked: boolean; head: string };

/** The box of each sum that has one. Linear. */
export function tickedSums(
  { text, raw, origin, lines }: Paper,
  sums: readonly SumMention[],
): ReadonlyMap<SumMention, Tick> {
  const found = new Map<SumMention, Tick>();
  const { chosen, others } = readTicks(raw);
  const options = [...chosen, ...others];
  const holds = (option: { start: number; end: number }, from: number, to: number): boolean =>
    (origin[from] as number) < option.end && option.start <= (origin[Math.max(from, to - 1)] as number);
  let at = 0;
  for (const sum of options.length === 0 ? [] : sums) {
    while (at < lines.length && (lines[at]?.end ?? 0) <= sum.start) at += 1;
    const line = lines[at];
    const option = options.find((one) => holds(one, sum.start, sum.start + 1));
    if (!line || !option) continue;
    const head = lines
      .slice(Math.max(0, at - LINES), at)
      .findLast(({ start, end }) => !options.some((one) => holds(one, start, end)));
    const above = head ? text.slice(head.start, Math.min(head.end, head.start + HEAD)) : '';
    const bracket = text.lastIndexOf('(', line.end);
    const tail = bracket > sum.end ? text.slice(bracket, line.end) : '';
    found.set(sum, { isTicked: chosen.includes(option), head: `${tail} ${above}` });
  }
  return found;
}
