/** Until when an agreement lasts: as its last amendment says, else as it says itself. */
import type { Anchors } from '../anchors/readAnchors.ts';
import { changingSentences } from '../clauses/ownSentences.ts';
import type { Document } from '../document.ts';
import { chooseEnd } from './chooseEnd.ts';
import { readTermEnd, type TermReading } from './readTermEnd.ts';

/** What is read where a paper has no term of its own. */
export const NO_TERM: TermReading = { ends: [], perpetual: null, byEvent: false };

/** `raw`: the text that was read. Linear. */
export function readOwnTerm(document: Document, raw: string, anchors: Anchors): TermReading {
  const changing = changingSentences(document, raw);
  const changed = changing && readTermEnd(changing, anchors);
  return changed && chooseEnd(changed).chosen ? changed : readTermEnd(document, anchors);
}
