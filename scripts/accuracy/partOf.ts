/** The parts of the corpus: what rules are written on, and what is only counted. */
import { createHash } from 'node:crypto';
import type { Part } from './corpusScores.ts';

/**
 * Which part a document belongs to, by a hash of its id: a sixth is validation, a sixth was opened
 * (docs/decisions/0024-half-of-the-validation-part-is-opened.md).
 */
export function partOf(id: string): Part {
  const [first, second] = createHash('sha256').update(id).digest() as unknown as [number, number];
  if (first % 3 !== 0) return 'tune';
  return second % 2 === 0 ? 'opened' : 'validation';
}
