/** Are two mail bodies the same letter, one with a footer or a greeting more? */

/** How much of the longer of two mail bodies the shorter must make up: a footer more or less is the same letter. */
export const SAME_LETTER = 0.85;
/** Longer ones (some fifteen pages) are the same letter only with the same words. */
export const LONGEST_LETTER = 50_000;

/** Of two bodies as `comparableText` gives them. Linear in their lengths. */
export function isSameLetter(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.length >= longer.length * SAME_LETTER && contains(longer, shorter);
}

/**
 * As `includes`, which takes the product of both lengths for texts made for it; this takes their sum (Knuth, Morris and Pratt, 1977): after
 * a mismatch it goes on with what is known to match, never back.
 */
function contains(text: string, words: string): boolean {
  const known = new Int32Array(words.length);
  for (let at = 1, matched = 0; at < words.length; at += 1) {
    matched = advance(words, known, matched, words.charCodeAt(at));
    known[at] = matched;
  }
  for (let at = 0, matched = 0; at < text.length; at += 1) {
    matched = advance(words, known, matched, text.charCodeAt(at));
    if (matched === words.length) return true;
  }
  return words.length === 0;
}

/** How many characters of `words` match up to and with `sign`, where `matched` did before it. */
function advance(words: string, known: Int32Array, matched: number, sign: number): number {
  let count = matched;
  while (count > 0 && words.charCodeAt(count) !== sign) count = known[count - 1] ?? 0;
  return words.charCodeAt(count) === sign ? count + 1 : count;
}
