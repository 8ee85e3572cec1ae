/** Letters whose accents are written behind them, as some PDFs and Macs have them ("e" and U+0301), made one before anything is read. */
import { everyMatch } from '../../everyMatch.ts';
import type { Analysis } from '../types.ts';

const MARK = /[\u0300-\u036f]/;
/** More marks on one letter than any language writes are left as they are: sorting them takes long. */
const APART = /\p{L}[\u0300-\u036f]{1,4}/gu;

/** What `read` says of a text with its letters made one, its places led back to the text as it came. */
export function readComposed(text: string, read: (composed: string) => Analysis): Analysis {
  if (!MARK.test(text)) return read(text);
  const pieces: string[] = [];
  // Behind each letter that became shorter: its end in the composed text, and how much shorter the text is up to there.
  const ends: number[] = [];
  const shifts: number[] = [0];
  let done = 0;
  let shift = 0;
  for (const { 0: apart, index } of everyMatch(text, APART)) {
    const letter = apart.normalize('NFC');
    if (letter.length === apart.length) continue;
    pieces.push(text.slice(done, index), letter);
    done = index + apart.length;
    shift += apart.length - letter.length;
    ends.push(done - shift);
    shifts.push(shift);
  }
  if (ends.length === 0) return read(text);
  pieces.push(text.slice(done));
  const inOriginal = (at: number): number => at + (shifts[countUpTo(ends, at)] as number);
  const back = <T extends { start: number; end: number }>(passage: T): T => ({
    ...passage,
    start: inOriginal(passage.start),
    end: inOriginal(passage.end),
  });
  const found = read(pieces.join(''));
  return { ...found, evidence: found.evidence.map(back), alternatives: found.alternatives.map(back) };
}

/** How many of the ascending numbers are at most `at`. */
function countUpTo(numbers: readonly number[], at: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
