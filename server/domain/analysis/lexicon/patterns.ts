/** Turns the words of a lexicon into expressions. `~` is any run of letters; a word never matches inside another. */
import type { Lexicon } from './lexicon.ts';
import { everyMatch } from '../../everyMatch.ts';

/** The source of an expression for whole words only. */
export function words(source: string): string {
  return `(?<![\\p{L}\\p{N}])(?:${source.replaceAll('~', '\\p{L}*')})(?![\\p{L}\\p{N}])`;
}

/** The letters of these languages, in lower case: many times faster than asking Unicode, and than ignoring case. */
const LETTERS = 'a-zß-öø-ÿœ';

/** Whole words, anywhere; made for texts in lower case (`lower`). */
export function anywhere(source: string): RegExp {
  return new RegExp(plainClasses(words(source)), 'g');
}

/** A text in lower case, letter by letter as long as it was. */
export function lower(text: string): string {
  const whole = text.toLowerCase();
  return whole.length === text.length ? whole : text.replaceAll('İ', 'i').toLowerCase();
}

/** Letters and digits by name become plain classes, inside brackets and outside. */
function plainClasses(source: string): string {
  let bracket = false;
  return source.replaceAll(/\\p\{[LN]\}|\\[[\]]|[[\]]/g, (part) => {
    if (part === '[') bracket = true;
    if (part === ']') bracket = false;
    if (!part.startsWith('\\p')) return part;
    const members = part.includes('L') ? LETTERS : '0-9';
    return bracket ? members : `[${members}]`;
  });
}

const made = new WeakMap<Lexicon, Map<string, RegExp>>();

/** The expression for a part of a lexicon, made once. `name` tells the parts apart. */
export function patternOf(lexicon: Lexicon, name: string, make: () => RegExp): RegExp {
  let patterns = made.get(lexicon);
  if (!patterns) made.set(lexicon, (patterns = new Map()));
  let pattern = patterns.get(name);
  if (!pattern) patterns.set(name, (pattern = make()));
  pattern.lastIndex = 0;
  return pattern;
}

/** Does the text hold one of the words? */
export function says(lexicon: Lexicon, name: string, source: string, text: string): boolean {
  return patternOf(lexicon, name, () => anywhere(source)).test(lower(text));
}

/** Where the last of the words ends in a text, and where it starts; null: none stands there. */
export function lastOf(
  lexicon: Lexicon,
  name: string,
  source: string,
  text: string,
): { start: number; end: number } | null {
  let last: { start: number; end: number } | null = null;
  for (const match of everyMatch(
    lower(text),
    patternOf(lexicon, name, () => anywhere(source)),
  ))
    if (match[0] !== '') last = { start: match.index, end: match.index + match[0].length };
  return last;
}

/** Does the text end with one of the words? */
export function endsWith(lexicon: Lexicon, name: string, source: string, text: string): boolean {
  return patternOf(lexicon, name, () => new RegExp(`${anywhere(source).source}[ :"']*$`)).test(lower(text));
}

/** Does the text begin with one of the words? */
export function beginsWith(lexicon: Lexicon, name: string, source: string, text: string): RegExpExecArray | null {
  return patternOf(lexicon, name, () => new RegExp(`^[ ("'-]*${anywhere(source).source}`)).exec(lower(text));
}
