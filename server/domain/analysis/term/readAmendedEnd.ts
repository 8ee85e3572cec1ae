/** The new end of a term in an amendment: "is hereby extended from ⟨old⟩ to ⟨new⟩", "by replacing '⟨old⟩' with '⟨new⟩'". */
import { datesWithin, type Document } from '../document.ts';
import type { DateMention } from '../findDates.ts';
import type { Span } from '../splitSentences.ts';
import { ownWords } from './ownWords.ts';

const OF_TERM = /\b(?:terms?|expir\w*|terminat(?:es?|ion) (?:date|on)|end(?:s|ing)? (?:date|on)|end date)\b/i;
const CHANGES =
  /\b(?:hereby|is|are|be|to|shall|agree to|parties|by) (?:hereby |further |agree to |mutually )*(?:extend|renew|prolong|chang|amend|revis|modif|replac|delet|substitut)\w*/i;
/** The words right before the new day. */
const TO_NEW = /\b(?:to|through|until|till|with|by|be|on|as|including|insert(?:ing|ed)|read|reads)\b[^.;]{0,24}$/i;
const NO_END = /\b(?:dated|effective|commenc\w*|begin\w*|start\w*|as of|from)\b[^.;,]{0,20}$/i;

/** The date mention that a sentence of an amendment makes the end of the term, or null. */
export function readAmendedEnd(document: Document, sentence: Span, body: string): DateMention | null {
  if (!ownWords(document).amends || !OF_TERM.test(body)) return null;
  const change = CHANGES.exec(body);
  if (!change || /\boption\b|\bmay\b/i.test(body.slice(0, change.index))) return null;
  const from = sentence.start + change.index + change[0].length;
  let found: DateMention | null = null;
  for (const mention of datesWithin(document, from, sentence.end)) {
    const before = document.text.slice(Math.max(from, mention.start - 60), mention.start);
    if (mention.day !== null && TO_NEW.test(before) && !NO_END.test(before)) found = mention;
  }
  return found;
}
