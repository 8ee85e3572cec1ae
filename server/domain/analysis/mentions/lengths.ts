/** Lengths of time: "drei (3) Jahre", "douze mois", "un período de 60 días", "een jaar", "dreijährig". */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { patternOf, words } from '../lexicon/patterns.ts';
import type { Duration } from '../types.ts';

export type LengthMention = { start: number; end: number; length: Duration };

/** Longer ones are no term of a contract. */
const MOST = 1200;

/** Every length of a text, in order. Linear. */
export function findLengths(text: string, lexicon: Lexicon): LengthMention[] {
  const found: LengthMention[] = [];
  for (const match of text.matchAll(patternOf(lexicon, 'length', () => lengthPattern(lexicon)))) {
    const length = readLength(match, lexicon);
    if (length) found.push({ start: match.index, end: match.index + match[0].length, length });
  }
  return found;
}

function lengthPattern(lexicon: Lexicon): RegExp {
  const number = `\\d{1,4}|${Object.keys(lexicon.numbers)
    .toSorted((one, other) => other.length - one.length)
    .join('|')}`;
  const unit = lexicon.units.map(([pattern]) => `(${pattern})`).join('|');
  const single = lexicon.lengthWords.map(([pattern]) => `(${words(pattern)})`).join('|');
  const counted = `(?<![\\p{L}\\p{N}.,/])(?<n>${number})(?: ?[(\\[/] ?(?<again>[\\p{L}\\d -]{1,20}) ?[)\\]/]?)?[ -](?:(?:${lexicon.fillers}) ){0,2}(?:${unit})(?![\\p{L}\\p{N}])`;
  return new RegExp(`${counted}|${single}`, 'giu');
}

function readLength(match: RegExpExecArray, lexicon: Lexicon): Duration | null {
  const groups = match.slice(3);
  const which = groups.findIndex((group) => group !== undefined);
  const word = lexicon.lengthWords[which - lexicon.units.length];
  if (word) return { n: word[1], unit: word[2] };
  const [, unit, times] = lexicon.units[which] ?? ['', null, 0];
  const written = (match.groups?.n ?? '').toLowerCase();
  const n = (lexicon.numbers[written] ?? Number(written)) * times;
  if (unit === null || !Number.isInteger(n) || n <= 0 || n > MOST) return null;
  // "drei (4) Jahre" contradicts itself.
  const again = (match.groups?.again ?? '').trim().toLowerCase();
  const second = again === '' ? null : (lexicon.numbers[again] ?? (/^\d+$/.test(again) ? Number(again) : null));
  return second !== null && second * times !== n ? null : { n, unit };
}
