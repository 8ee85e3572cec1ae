/** The new end of a term in an amendment: "is hereby extended from ⟨old⟩ to ⟨new⟩", "by replacing '⟨old⟩' with '⟨new⟩'". */
import { datesWithin, type Document } from '../document.ts';
import type { DateMention } from '../findDates.ts';
import type { Span } from '../splitSentences.ts';
import { ownWords } from './ownWords.ts';

const OF_TERM =
  /\b(?:terms?|validity|(?:prolong|extend)s? (?:it|the (?:agreement|contract|lease))|duration|period of performance|performance period|contract period|expir\w*|terminat(?:es?|ion) (?:date|on)|end(?:s|ing)? (?:date|on)|end date|maturity date)\b/i;
const CHANGES =
  /\b(?:hereby|is|are|be|to|shall|agree to|parties|by) (?:hereby |further |agree to |mutually )*(?:extend|renew|prolong|chang|amend|revis|modif|replac|delet|substitut|strik|struck|superse|mov(?:e|ing)|push|set back|defer|shift|put back|postpone|carr(?:y|ied) on|(?:continue|run|go on)(?= for an? (?:additional|further)))\w*|\b(?:shall|will|is to|are to) (?:now |hereafter )?(?:read|be read|run)\b/i;
/** The words right before the new day. */
const TO_NEW =
  /\b(?:to|upto|through|until|till|with|by|be|on|as|including|insert(?:ing|ed)|substitut(?:ing|ed)|read|reads)\b[^.;]{0,24}$/i;
/** … and right before the old one. */
const OUT =
  /\b(?:striking(?: out)?|deleting|replacing|removing)\b(?![^.;]*\b(?:with|by|in)\b)[^.;,]{0,16}$|\b(?:rather than|instead of|in place of)(?: on| until| through)? $/i;
const NO_END = /\b(?:dated|effective|commenc\w*|begin\w*|start\w*|as of|from)\b[^.;,]{0,20}$/i;

/** "is changed from ⟨old⟩ to ⟨new⟩": says it outright, whatever the paper is called. */
const FROM_TO =
  /\b(?:is|are|be|shall be|being) (?:hereby |further )?(?:extend|chang|amend|revis|modif|postpon|prolong)(?:ed|ied) from\b/i;
/** 'and "⟨new⟩" is put in their place'. */
const PUT_IN = /^["')]{0,2},? (?:is|are|be|being) (?:hereby )?(?:put|insert|substitut|add)\w*/i;

/** The date mention that a sentence of an amendment makes the end of the term, or null. */
export function readAmendedEnd(document: Document, sentence: Span, body: string): DateMention | null {
  if (!OF_TERM.test(body) || !(ownWords(document).amends || FROM_TO.test(body))) return null;
  const change = CHANGES.exec(body);
  if (!change || /\boption\b|\bmay\b/i.test(body.slice(0, change.index))) return null;
  const from = sentence.start + change.index + change[0].length;
  let found: DateMention | null = null;
  for (const mention of datesWithin(document, from, sentence.end)) {
    const before = document.text.slice(Math.max(from, mention.start - 60), mention.start);
    const putIn = PUT_IN.test(document.text.slice(mention.end, mention.end + 30));
    if (mention.day !== null && (putIn || TO_NEW.test(before)) && !NO_END.test(before) && !OUT.test(before))
      found = mention;
  }
  return found;
}
