/** Sides that nothing but the lines of those who signed, or a greeting, name: "Pat Durcan, chairman, Ballina Town FC". */
import { ADDRESS_LINE, FORMAL, NO_SIGNATURE, PART, TITLE_WORD } from '../lexicon/everydayKinds.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { cleanName } from './cleanName.ts';
import type { Found } from './found.ts';
import { isSame } from './isSame.ts';

const CONFIDENCE = 0.72;
/** A greeting stands within so many characters. */
const TOP = 2500;
/** Who signed, what he is, and for whom: "Pat Durcan, chairman, Ballina Town FC". */
const SIGNER =
  /^(?:(?:Dr|Mr|Mrs|Ms|Sr|Fr)\.? )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,2}(?: \([\p{L} ]{2,30}\))?, (?:[\p{L} ]{3,30}, )?(\p{Lu}[^,\n]{3,60})$/u;

/** The two firms of those who signed, each of which the document names before; else none. */
export function readSigners(raw: string): Found<string>[] {
  // Those of a drafted contract sign for parties that it names itself.
  if (FORMAL.test(raw)) return [];
  const found: Found<string>[] = [];
  let at = 0;
  for (const line of raw.split('\n')) {
    const name = sideOf(SIGNER.exec(line.trim())?.[1] ?? '');
    if (name !== null && raw.slice(0, at).toLowerCase().includes(name.toLowerCase()))
      if (!found.some(({ value }) => isSame(value, name)))
        found.push({ value: name, start: at, end: at + line.length, confidence: CONFIDENCE, working: null });
    at += line.length + 1;
  }
  return found.length === 2 ? found : [];
}

/** "Hello Oakes Family Dental,": two words at least. */
const GREETED =
  /^[ \t>]*(?:Hello|Hi|Dear|HELLO|DEAR),? (\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:\p{Lu}[\p{L}\p{N}'’&.-]*|&|and|of)){1,5})[,!:]? *$/mu;

/** To whom a letter is written, by a name and not by a post; null where it is not. */
export function readGreeted(raw: string): Found<string> | null {
  const match = GREETED.exec(raw.slice(0, TOP));
  const name = match ? sideOf(match[1] as string) : null;
  if (!match || name === null || NOBODY.test(name)) return null;
  const end = match.index + match[0].length;
  return { value: name, start: match.index, end, confidence: CONFIDENCE, working: null };
}

const NOBODY = /^(?:Sirs?|Madam|Mr|Mrs|Ms|Miss|Dr|Sir and Madam|All|Everyone|Valued|Customer|Colleagues?)\b/i;

function sideOf(text: string): string | null {
  const plain = text.replace(/\s+/g, ' ');
  const name = cleanName(endsLegally(plain) ? plain : plain.replace(/\.$/, ''));
  // A post is known by its last word; "Oak Lane Dental" is no street.
  if (name === null || !/ /.test(name) || NO_SIGNATURE.test(name.split(' ').at(-1) as string) || PART.test(name))
    return null;
  return endsLegally(name) || !(TITLE_WORD.test(name) || ADDRESS_LINE.test(name)) ? name : null;
}
