/** The two sides of a letter agreement: the letterhead or the signature below "Very truly yours", and the addressee above the salutation. */
import type { Document, Reading } from '../document.ts';
import { endsLegally } from './legalForms.ts';
import { cleanName } from './cleanName.ts';
import { hasSuffix, isName, sameName } from './partyName.ts';

const SALUTATION =
  /(?:^|[\n ])(?:Ladies and Gentlemen|Gentlemen|Dear (?:Sirs?|Madam|[A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,3}))[ ]?[:,]/;
const SUBJECT = /(?:^|[\n ])(?:Re|RE|Subject|SUBJECT) ?:/;
const CLOSING =
  /\b(?:very truly yours|yours (?:very )?(?:truly|faithfully|sincerely)|sincerely(?: yours)?|(?:best|kind) regards|respectfully)\b,?/i;
/** "Orchard Partners, LLC ("Orchard") is pleased to act as …": the sender speaks of itself. */
const PLEASED =
  /(?:^|\n|\. )([A-Z][^.\n;:(]{2,40}(?:[.,] ?[A-Z][^.\n;:(]{1,30}){0,3}?)\.?(?: \([^()]{1,80}\))? (?:is|are) pleased to/;
/** A letter's head is not longer than this. */
const HEAD = 5000;
const ADDRESS_BLOCK = 1500;

/** Names on lines of their own above the salutation, in order; then the one under the closing words. Empty where the text is no letter. */
export function readLetter(document: Document): Reading<string>[] {
  const head = document.text.slice(0, HEAD);
  const opening = SALUTATION.exec(head) ?? SUBJECT.exec(head);
  if (!opening || opening.index > HEAD - 200) return [];
  const end = document.origin[opening.index] as number;
  const found: Reading<string>[] = [];
  const add = (line: string, confidence: number): void => {
    if (
      /\b(?:president|ceo|officer|director|chair(?:man|person)?|manager|secretary|treasurer|counsel|attention|attn)\b/i.test(
        line,
      )
    )
      return;
    const name = cleanName(line.replace(/\s+/g, ' '));
    if (!name || !isName(name) || found.some((other) => sameName(other.value, name))) return;
    if (!endsLegally(name) && !(hasSuffix(name) && name.length >= line.trim().length - 1)) return;
    const at = document.text.indexOf(name);
    if (at >= 0) found.push({ value: name, start: at, end: at + name.length, working: null, confidence });
  };
  for (const line of document.raw.slice(Math.max(0, end - ADDRESS_BLOCK), end).split('\n'))
    if (line.trim().length < 90) add(line, 0.68);
  const pleased = PLEASED.exec(head);
  if (pleased) add(pleased[1] as string, 0.66);
  const closing = document.text.slice(-60_000).search(CLOSING);
  if (closing >= 0) {
    const from = Math.max(0, document.text.length - 60_000) + closing;
    const under = document.text
      .slice(from, from + 200)
      .replace(CLOSING, '')
      .split(/\bBy ?:|\/s\/|\n\n|_{3,}/)[0] as string;
    add(under, 0.66);
  }
  return found.slice(0, 3);
}
