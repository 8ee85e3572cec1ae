/** How a text is kept in memory. */

/** What needs two bytes. */
const WIDE = /[^\0-\xff]/;

/**
 * The same text, kept with one byte for each character where it needs no more. What is put together from pieces of a text that needs two goes on needing
 * two; searching through it takes longer, and every expression is compiled once for each of the two kinds.
 */
export function inOneByte(text: string, madeOf: string): string {
  return WIDE.test(madeOf) && !WIDE.test(text) ? (JSON.parse(JSON.stringify(text)) as string) : text;
}
