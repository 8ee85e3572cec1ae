/** To whom a letter is written, where nothing but its greeting says so. */
import type { Found } from './found.ts';
import { sideOf } from './readSignedFor.ts';

const CONFIDENCE = 0.72;
/** A greeting stands within so many characters. */
const TOP = 2500;
/** "Hello Oakes Family Dental,": two words at least. */
const GREETED =
  /^[ \t>]*(?:Hello|Hi|Dear|HELLO|DEAR),? (\p{Lu}[\p{L}\p{N}'’&.-]*(?: (?:\p{Lu}[\p{L}\p{N}'’&.-]*|&|and|of)){1,5})[,!:]? *$/mu;
const NOBODY = /^(?:Sirs?|Madam|Mr|Mrs|Ms|Miss|Dr|Sir and Madam|All|Everyone|Valued|Customer|Colleagues?)\b/i;

/** A name and not a post; null where there is none. */
export function readGreeted(raw: string): Found<string> | null {
  const match = GREETED.exec(raw.slice(0, TOP));
  const name = match ? sideOf(match[1] as string) : null;
  if (!match || name === null || NOBODY.test(name)) return null;
  const end = match.index + match[0].length;
  return { value: name, start: match.index, end, confidence: CONFIDENCE, working: null };
}
