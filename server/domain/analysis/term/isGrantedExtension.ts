/** Is a time that of an extension which the paper itself grants: "The term of extension starts on ⟨day⟩ and lasts until ⟨day⟩"? */
import type { Document } from '../document.ts';
import type { Span } from '../splitSentences.ts';
import { ownWords } from './ownWords.ts';

/** The extension, as what the sentence is about or defines, and the day it begins on. */
const EXTENSION =
  /(?:\bterm of (?:the |this )?(?:extension|renewal)|\b(?:extension|extended|renewal|renewed|prolonged) (?:lease )?(?:term|period))\b["')]{0,2}(?: (?:in|of|under|for) (?:this|the) [\w ]{3,30}?)?,? (?:hereby |shall |will |be |is |means |the |that |term |period |renewal |extension |which |for ){0,6}(?:starts?|starting|begins?|beginning|commenc\w*|runs?|from)\b/i;
/** What leaves it to somebody, or to later times. */
const OPEN =
  /\b(?:may|options?|right to|elect\w*|if|unless|each|any|every|successive|automatic\w*|mutual\w*|should|in the event|exercis\w*)\b/i;
/** Characters before the sentence in which an option that it speaks of would stand. */
const REACH = 300;

/** `before`: the words of the sentence before the day. Of a paper that changes another one only the sentence itself is asked. */
export function isGrantedExtension(document: Document, sentence: Span, before: string): boolean {
  if (!EXTENSION.test(before) || OPEN.test(before)) return false;
  return (
    ownWords(document).amends || !OPEN.test(document.text.slice(Math.max(0, sentence.start - REACH), sentence.start))
  );
}
