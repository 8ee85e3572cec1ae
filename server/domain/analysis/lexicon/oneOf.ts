/** Makes an expression of a list of words, so that lexica stay lists. */

/** `(?:a|b c)`: a bar parts the alternatives, in one string or several; a blank stands for itself. */
export function oneOf(...words: string[]): string {
  return `(?:${words.join('|')})`;
}

/** `a|b|c`: a list of alternatives in several strings, for a part of a lexicon, which whoever uses it brackets. */
export function anyOf(...words: string[]): string {
  return words.join('|');
}
