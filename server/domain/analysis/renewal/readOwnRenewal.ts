/** How an agreement renews: as its last amendment says, else as it says itself. */
import { changingSentences } from '../clauses/ownSentences.ts';
import type { Document } from '../document.ts';
import type { Duration } from '../types.ts';
import { readRenewal, type RenewalReading } from './readRenewal.ts';

/** `raw`: the text that was read; `length`: of the initial term. Linear. */
export function readOwnRenewal(document: Document, raw: string, length: Duration | null): RenewalReading {
  const changing = changingSentences(document, raw);
  const changed = changing && readRenewal(changing, length);
  return changed && (changed.automatic !== null || changed.option) ? changed : readRenewal(document, length);
}
