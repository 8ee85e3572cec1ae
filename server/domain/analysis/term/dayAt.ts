/** Which day a length of time counts from whose beginning has a name that is no date: "the fifth anniversary of Financial Close". */
import type { Anchors } from '../anchors/readAnchors.ts';
import type { Document } from '../document.ts';
import { readAnchorPhrase, type Anchor } from './findAnchor.ts';

/** The day that stands at `at`, or that a name there is given elsewhere: "Financial Close means the date of this agreement". */
export function dayAt(document: Document, anchors: Anchors, at: number): Anchor | null {
  const { text } = document;
  const anchor = readAnchorPhrase(document, anchors, at, Math.min(text.length, at + 160));
  const name = anchor?.day ? null : NAMED_EVENT.exec(text.slice(at, at + 60))?.[1];
  if (name === undefined || name === null) return anchor;
  for (let from = text.indexOf(name); from >= 0; from = text.indexOf(name, from + 1)) {
    const means = MEANS_HERE.exec(text.slice(from + name.length, from + name.length + 40))?.[0];
    if (means !== undefined)
      return readAnchorPhrase(document, anchors, from + name.length + means.length, from + name.length + 120);
  }
  return anchor;
}
/** A name in capitals that is no date by its last word. */
const NAMED_EVENT =
  /^(?:the )?((?:[A-Z][a-z]+ ){0,2}(?:Close|Closing|Completion|Commencement|Drawdown|Advance|Utilisation))\b(?! Date)/;
const MEANS_HERE = /^["']? (?:shall )?means? (?:the )?(?=date (?:of this|hereof)|\d|[A-Z][a-z]+ \d)/;
