/** To whom a letter is written, where nothing but its greeting says so. */
import type { Found } from './found.ts';
import { sideOf } from './readSignedFor.ts';
import { expression } from '../text/expression.ts';

const CONFIDENCE = 0.72;
/** A greeting stands within so many characters. */
const TOP = 2500;
/** "Hello Oakes Family Dental,": two words at least. */
const GREETED =
  /^[ \t>]*(?:Hello|Hi|Dear|HELLO|DEAR),? (\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:\p{Lu}[\p{L}\p{N}'’&.-]*|&|and|of)){1,5})[,!:]? *$/mu;
const NOBODY = /^(?:Sirs?|Madam|Mr|Mrs|Ms|Miss|Dr|Sir and Madam|All|Everyone|Valued|Customer|Colleagues?)\b/i;

/** A name and not a post; null where there is none. */
export function readGreeted(raw: string): Found<string> | null {
  const match = GREETED.exec(raw.slice(0, TOP)) ?? null;
  if (!match) return signedByGreeted(raw);
  const name = match ? sideOf(match[1] as string) : null;
  if (name === null || NOBODY.test(name)) return null;
  const end = match.index + match[0].length;
  return { value: name, start: match.index, end, confidence: CONFIDENCE, working: null };
}

/** "Dear Danielle", and "Danielle Tremblay" on a line of her own at the end, where she signs. */
function signedByGreeted(raw: string): Found<string> | null {
  const first = FIRST_NAME.exec(raw.slice(0, TOP))?.[1];
  if (first === undefined) return null;
  const from = Math.floor(raw.length * LATE);
  const signed = expression(
    `(?<=\\n)[ \\t]*(${first} (?:\\p{Lu}\\.? )?\\p{Lu}[\\p{L}'’-]+)(?=[ \\t]{2,}|[ \\t]*\\n|$)`,
  );
  const match = signed.exec(raw.slice(from));
  if (!match) return null;
  const start = from + match.index;
  return { value: match[1] as string, start, end: start + match[0].length, confidence: CONFIDENCE, working: null };
}
const FIRST_NAME = /^[ \t>]*(?:Hello|Hi|Dear),? (\p{Lu}\p{Ll}{2,20}),? *$/mu;
const LATE = 0.5;
