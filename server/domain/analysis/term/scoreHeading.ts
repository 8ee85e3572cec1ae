/** What a sentence about a time stands under: a field's label, a heading, or a section about the term. */
import type { Document } from '../document.ts';
import type { Span } from '../splitSentences.ts';
import { isInTermRow } from './isInTermRow.ts';
import { HEADING, INLINE_HEADING, LABEL, SECTION } from './subjectPatterns.ts';

/** "… Contract Period:" in the middle of a line that the layout has run together. */
const FIELD =
  / (?:Contract|Initial|License|Lease|Agreement|Services?|Subscription) (?:Term|Period) ?[:|] ?$|["'](?:the )?Term["'] ?(?::|means|shall mean) (?:the |a )?period [^.;]{0,90}$|\b(?:Part|Item) [IVX\d]{1,5}[.)]? Term ?: ?[^.;:]{0,110}$|(?<=[\d.,;)%"'] )Term ?[:|] ?(?:[Ff]rom [^.;:]{3,60} (?:to|until|through) [^.;:]{0,40})?$/;
/** A field's own label says it by itself. */
export const LABELLED = 4;

/** What the sentence stands under: a field's label, a heading, or a section about the term. */
export function scoreHeading(document: Document, sentence: Span, before: string): number {
  const { text } = document;
  if (LABEL.test(text.slice(Math.max(0, sentence.start - 40), sentence.start) + before) || FIELD.test(before))
    return LABELLED;
  if (isInTermRow(document, sentence.start + before.length)) return LABELLED;
  if (HEADING.test(text.slice(Math.max(0, sentence.start - 90), sentence.start)) || INLINE_HEADING.test(before))
    return 2;
  // No further back than a section's heading counts: a text without line ends is one paragraph of megabytes.
  const from = Math.max(0, sentence.start - SECTION_REACH);
  const line = text.slice(from, sentence.start).lastIndexOf('\n');
  if (line < 0 && from > 0) return 0;
  const paragraph = from + line + 1;
  return SECTION.test(text.slice(paragraph, paragraph + 80)) ? 1 : 0;
}

/** A section's heading counts for so many characters. */
const SECTION_REACH = 1500;
