/** By what a document is known again: the sums of its bytes and of its words. Worked out where it is read, never by the service. */
import { createHash } from 'node:crypto';
import { comparablePieces, comparableText, SHORTEST_COMPARABLE } from '../domain/comparableText.ts';
import { LONGEST_LETTER } from '../domain/sameLetter.ts';

export type Fingerprint = {
  /** SHA-256 of the bytes, hexadecimal. */
  sha256: string;
  /** SHA-256 of the words, hexadecimal; null where there are too few to tell documents apart. */
  textSha256: string | null;
};

export function fingerprintOf(bytes: Uint8Array, text: string): Fingerprint {
  return { sha256: createHash('sha256').update(bytes).digest('hex'), textSha256: hashOfWords(text) };
}

/** What of a mail body is compared with others of its search; null where it is too short or too long for that. */
export function letterOf(text: string): string | null {
  return comparableText(text, LONGEST_LETTER);
}

function hashOfWords(text: string): string | null {
  const hash = createHash('sha256');
  let length = 0;
  for (const piece of comparablePieces(text)) {
    hash.update(piece);
    length += piece.length;
  }
  return length < SHORTEST_COMPARABLE ? null : hash.digest('hex');
}
