/** Where a document has a word, sentence by sentence. */
import type { Span } from '../splitSentences.ts';

/**
 * The places, among all sentences, of those in which `sign` (global, never empty, within one sentence) is found; in order. To look through a whole text
 * and to leave a sentence at its first find costs less than half of cutting out every sentence and looking through each.
 */
export function sentencesWith(
  { text, sentences }: { text: string; sentences: readonly Span[] },
  sign: RegExp,
): number[] {
  const found: number[] = [];
  let at = 0;
  sign.lastIndex = 0;
  while (sign.test(text)) {
    const last = sign.lastIndex - 1;
    while (at < sentences.length && (sentences[at] as Span).end <= last) at += 1;
    const sentence = sentences[at];
    if (!sentence) break;
    if (sentence.start > last) continue;
    found.push(at);
    sign.lastIndex = sentence.end;
    at += 1;
  }
  return found;
}
