/** What a short document says of being a contract by all of its words, for the second opinion: not what stands around a value, but what it is. */
import type { Sheet } from './mentions.ts';
import { hashOf, mix, type Word } from './words.ts';

/** So many words at its beginning and at its end say most. */
const EDGE = 40;
/** … and more than these nothing new. */
const MOST = 1500;
const STEPS = [1, 2, 3, 5, 8];
/** Lines that are clauses, blanks to fill in, heads of emails, labels, items of a list, questions. */
const SHAPES: [string, RegExp][] = [
  ['clause', /^\s*(?:§ ?)?\d{1,2}[.)] /],
  ['paragraph', /^\s*(?:§|art)/i],
  ['blank', /_{4,}|\.{6,}/],
  ['mail', /^\s*[\p{L}]{2,10} ?: .*@/u],
  ['label', /^\s*[\p{L} ]{3,30} ?:/u],
  ['item', /^\s*[-*•]/],
  ['question', /\?\s*$/],
];

/** Numbers of its words, of pairs of them, and of how many lines have a shape. */
export function kindSigns({ text, words, lines }: Sheet): number[] {
  const all = words.slice(0, MOST);
  const shapes = SHAPES.flatMap(([name, shape]) => {
    const count = lines.filter(({ start, end }) => shape.test(text.slice(start, end))).length;
    return STEPS.filter((step) => count >= step).map((step) => hashOf(`${name}${step}`));
  });
  return [
    ...new Set([
      ...all.slice(0, EDGE).map(({ hash }) => mix(101, hash)),
      ...pairs(102, all.slice(0, EDGE)),
      ...all.map(({ hash }) => mix(103, hash)),
      ...pairs(104, all),
      ...words.slice(-EDGE).map(({ hash }) => mix(105, hash)),
      ...shapes,
    ]),
  ];
}

/** Numbers of each word with the one before it. */
function pairs(place: number, words: readonly Word[]): number[] {
  return words.slice(1).map(({ hash }, index) => mix(place, Math.imul((words[index] as Word).hash, 31) + hash));
}
