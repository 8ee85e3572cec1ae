/** The passage in which parties are named, for the people who check them: their own names would say nothing. */
import { LONGEST_QUOTE, type Document, type Reading } from '../document.ts';
import { sentenceAt } from '../splitSentences.ts';

/** So much of the sentence is shown before the first name and behind the last, in characters. */
const AROUND = 100;

/** Each reading with its passage: one for all where they stand close together, else each with its own. */
export function quoteParties(document: Document, parties: Reading<string>[]): Reading<string>[] {
  const start = Math.min(...parties.map((party) => party.start));
  const end = Math.max(...parties.map((party) => party.end));
  const together = end - start + 2 * AROUND <= LONGEST_QUOTE;
  return parties.map((party) => ({
    ...party,
    ...(together ? passage(document, start, end) : passage(document, party.start, party.end)),
  }));
}

/** Widens a place to its sentence, by whole words and not further than `AROUND`. */
function passage({ text, sentences }: Document, from: number, to: number): { start: number; end: number } {
  const first = sentenceAt(sentences, from);
  const last = sentenceAt(sentences, to - 1);
  let start = Math.max(first?.start ?? from, from - AROUND);
  let end = Math.min(last?.end ?? to, to + AROUND);
  if (start > (first?.start ?? from)) while (start < from && text[start - 1] !== ' ') start += 1;
  if (end < (last?.end ?? to)) while (end > to && text[end] !== ' ') end -= 1;
  return { start, end };
}
