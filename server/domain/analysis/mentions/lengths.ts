/** Lengths of time: "drei (3) Jahre", "douze mois", "un período de 60 días", "een jaar", "dreijährig". */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { patternOf, words } from '../lexicon/patterns.ts';
import type { Duration } from '../types.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

export type LengthMention = { start: number; end: number; length: Duration };

/** Longer ones are no term of a contract. */
const MOST = 1200;

/** Every length of a text, in order. Linear. */
export function findLengths(text: string, lexicon: Lexicon): LengthMention[] {
  const found: LengthMention[] = [];
  for (const match of everyMatch(
    text,
    patternOf(lexicon, 'length', () => lengthPattern(lexicon)),
  )) {
    const length = readLength(match, lexicon);
    if (length) found.push({ start: match.index, end: match.index + match[0].length, length });
  }
  return found;
}

function lengthPattern(lexicon: Lexicon): RegExp {
  const names = Object.keys(lexicon.numbers).toSorted((one, other) => other.length - one.length);
  const number = `\\d{1,4}|${names.join('|')}`;
  const unit = lexicon.units.map(([pattern]) => `(${pattern})`).join('|');
  const again = '(?: ?[(\\[/] ?(?<again>[\\p{L}\\d -]{1,20}) ?[)\\]/]?)?';
  const counted = `(?<![\\p{L}\\p{N}.,/])(?<n>${number})${again}[ -](?:(?:${lexicon.fillers}) ){0,2}(?:${unit})(?![\\p{L}\\p{N}])`;
  const single = lexicon.lengthWords.map(([pattern]) => `(${words(pattern)})`);
  const joined = lexicon.joined.map(([pattern]) => `(${words(`(?:${number})(?:${pattern})`)})`);
  return expression([counted, ...single, ...joined].join('|'), 'gi');
}

/** "dreimonatig", "3-monatig". */
function readJoined(written: string, lexicon: Lexicon, which: number): Duration | null {
  const unit = lexicon.joined[which]?.[1];
  const text = written.toLowerCase();
  const name = Object.keys(lexicon.numbers)
    .filter((one) => text.startsWith(one))
    .toSorted((one, other) => other.length - one.length)[0];
  const n = name ? lexicon.numbers[name] : Number.parseInt(text, 10);
  return unit && n !== undefined && n > 0 ? { n, unit } : null;
}

function readLength(match: RegExpExecArray, lexicon: Lexicon): Duration | null {
  const groups = match.slice(3);
  const which = groups.findIndex((group) => group !== undefined);
  const word = lexicon.lengthWords[which - lexicon.units.length];
  if (word) return { n: word[1], unit: word[2] };
  const joined = which - lexicon.units.length - lexicon.lengthWords.length;
  if (joined >= 0) return readJoined(match[0], lexicon, joined);
  const [, unit, times] = lexicon.units[which] ?? ['', null, 0];
  const written = (match.groups?.n ?? '').toLowerCase();
  const n = (lexicon.numbers[written] ?? Number(written)) * times;
  if (unit === null || !Number.isInteger(n) || n <= 0 || n > MOST) return null;
  // "drei (4) Jahre" contradicts itself.
  const again = (match.groups?.again ?? '').trim().toLowerCase();
  const second = again === '' ? null : (lexicon.numbers[again] ?? (/^\d+$/.test(again) ? Number(again) : null));
  return second !== null && second * times !== n ? null : { n, unit };
}
