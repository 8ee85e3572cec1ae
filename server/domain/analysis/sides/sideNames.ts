/** What no name of a side is, and when two names are one. */
import { PERSON } from '../everyday/cleanName.ts';
import { isSame } from '../everyday/isSame.ts';
import { TITLE_WORD } from '../lexicon/everydayKinds.ts';
import { OPPOSITE, ROLE } from '../lexicon/everydayLabels.ts';
import { DEFINED_THING, GREETED } from '../lexicon/sideWords.ts';
import { BODY } from '../lexicon/signing.ts';
import { endsLegally } from '../parties/legalForms.ts';
import type { Candidate } from './candidate.ts';

/** One word, a heading, a day, a number of a register. `isGiven`: a label or brackets say that it is a name. */
export function isNobody(name: string, isGiven: boolean): boolean {
  if (!/ /.test(name) || name.includes(':') || isNoName(name) || NOBODY.test(name) || DEFINED_THING.test(name))
    return true;
  const words = name.replace(/^\d+(?:st|nd|rd|th) | (?:and|from)(?= )/g, '');
  const isTitle = !(isGiven && name !== name.toUpperCase()) && TITLE_WORD.test(words);
  return !endsLegally(name) && (isTitle || NO_NAME.test(name) || /^\p{L}+ \d+$/u.test(name));
}
/** "Dear Tom", "Morning Tom and Pip"; "Northern Buyers Group and the Supplier": no name of one side, whatever stands around it. */
export function isNoName(name: string): boolean {
  return /^(?:hi|hello|hey|dear)\b/i.test(name) || GREETED.test(name) || isWithRole(name);
}
/** A side of another contract, and what one of this one is called. */
function isWithRole(name: string): boolean {
  const role = / and the (\p{L}+)$/iu.exec(name)?.[1]?.toLowerCase();
  return role !== undefined && OPPOSITE.some((roles) => roles.test(role));
}
const NO_NAME =
  /^(?:ABN|ACN|VAT|GST|KvK|NZBN|PAN|TIN|EIN|Reg|No)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d|\b(?:proposal|acceptance|application|registration)\b/i;
const NOBODY =
  /\b(?:same|none|as above|attn|n\/a|address|use only|office use|telephone|phone|contact)\b|^(?:for|by) |^\p{L}+day \d/iu;

/** "Tenant Fergus MacPhail", "THE AGENCY Cloverleaf Ltd": a label and a name, or two names. */
export function isGlued(name: string, all: readonly Candidate[]): boolean {
  const lower = name.toLowerCase();
  return (
    all.some((one) => one.name !== name && lower.includes(` ${one.name.toLowerCase()}`)) ||
    ROLE.test(lower.split(' ')[0] as string)
  );
}

/** "Landlord". */
export function isRole(name: string): boolean {
  return !endsLegally(name) && ROLE.test(name.toLowerCase());
}

/** Without the place or the price behind it: "X Ltd of Unit 7", "TOWN COUNCIL of the Town Hall". */
export function withoutPlace(given: string): string {
  const name = given.replace(/ for \p{Lu}{0,3}[£$€]?\d.*$/u, '');
  const at = name.search(/ of (?:the )?\p{Lu}/u);
  const short = name.slice(0, at);
  const isCapital = short === short.toUpperCase() && / /.test(short);
  return at > 0 && (endsLegally(short) || isCapital) ? short : name;
}

/** One name, or "J.P. Labuschagne" who is Johannes Petrus Labuschagne. */
export function isOne(one: string, other: string): boolean {
  return isSame(one, other) || hasInitials(one, other) || hasInitials(other, one);
}

function hasInitials(short: string, long: string): boolean {
  const [, initials = '', surname = ''] =
    /^((?:\p{Lu}\.?[ -]?){1,3}) ?(?<=[ .])(\p{Lu}\p{Ll}[\p{L}'’-]*)$/u.exec(short) ?? [];
  const words = long.split(/[ -]/);
  return (
    surname !== '' &&
    !endsLegally(long) &&
    words.at(-1) === surname &&
    words.length > 1 &&
    initials[0] === long[0] &&
    !/\./.test(long)
  );
}

/** Is the second name only the beginning of the first one? */
export function isFuller(long: string, short: string): boolean {
  if (!long.startsWith(`${short} `) || endsLegally(short)) return false;
  return endsLegally(long) || BODY.test(long.split(' ').at(-1) as string) || (PERSON.test(long) && PERSON.test(short));
}
