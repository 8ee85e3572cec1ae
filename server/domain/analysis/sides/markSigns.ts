/** What the whole of a paper says of each name in it: who heads it, who signs, whose role does something. */
import { PERSON } from '../everyday/cleanName.ts';
import { isSame } from '../everyday/isSame.ts';
import { PAYING_ROLE } from '../lexicon/everydayLabels.ts';
import { BESIDE_SIDES } from '../lexicon/sideWords.ts';
import { BODY } from '../lexicon/signing.ts';
import { endsLegally } from '../parties/legalForms.ts';
import type { Candidate } from './candidate.ts';

/** The head of a paper, and where those who sign it stand. */
const HEAD = 160;
const SIGNING = 0.6;
const OFTEN = 2;

/** Adds to the signs and roles of each. `head`: the name in its first lines; `acting`: what those are called who do something. Linear. */
export function markSigns(
  all: readonly Candidate[],
  text: string,
  head: string | null,
  acting: ReadonlyMap<string, number>,
): void {
  const lower = text.toLowerCase();
  const talks = [/\b(?:we|our|us)\b/g, /\b(?:you|your)\b/g].every((word) => [...lower.matchAll(word)].length >= OFTEN);
  for (const one of all) {
    if (isAtTop(one.name, head, lower)) one.signs.add('head');
    if (signsShort(one.name, text)) one.signs.add('initials');
    for (const role of calledIn(one, all, acting)) {
      one.roles.add(role);
      one.signs.add('called');
    }
    if (isSignedFor(one.name, all, text)) one.signs.add('signed');
    const times = Math.max(0, ...[...one.roles].map((role) => acting.get(role) ?? (acts(role, text) ? 1 : 0)));
    if (times > 0) one.signs.add('acts');
    if (times >= OFTEN) one.signs.add('actsOften');
    if (talks && one.signs.has('head') && !one.signs.has('spokenTo')) one.signs.add('speaks');
    if (!talks) one.signs.delete('spokenTo');
  }
  markHost(all, lower);
}

/** Whose letterhead it is, where labels name nobody but whoever pays. */
function markHost(all: readonly Candidate[], lower: string): void {
  const host = all.find((one) => one.signs.has('head') && one.roles.size === 0 && isFirst(one.name, lower));
  const isPaid = all.some((one) => one.signs.has('label') && [...one.roles].some((role) => PAYING_ROLE.test(role)));
  const isOther = all.some(
    (one) =>
      one.signs.has('label') &&
      one.roles.size > 0 &&
      ![...one.roles].some((role) => PAYING_ROLE.test(role) || BESIDE_SIDES.test(role)),
  );
  // A brand may be somebody else's.
  const isBrand =
    host &&
    !endsLegally(host.name) &&
    !BODY.test(host.name) &&
    all.some((one) => one.roles.size === 0 && endsLegally(one.name));
  if (host && isPaid && !isOther && !isBrand) host.signs.add('host');
}

/** "the Band" is what Thornley Colliery Brass Band is called, and "School" is where somebody signs for Elm Hockey School, if nobody else has that word. */
function calledIn(one: Candidate, all: readonly Candidate[], acting: ReadonlyMap<string, number>): string[] {
  const words = one.name.toLowerCase().split(' ');
  const signing = all.flatMap(({ signs, roles }) => (signs.has('signLabel') ? [...roles] : []));
  return [...acting.keys(), ...signing].filter(
    (role) => role !== 'the' && words.includes(role) && !one.roles.has(role) && isOwn(role, one.name, all),
  );
}

/** "For Harbour" is for Harbour Roast Coffee Ltd. */
function isSignedFor(name: string, all: readonly Candidate[], text: string): boolean {
  const [first = ''] = name.split(' ');
  if (/^(?:the|an?)$/i.test(first) || !isOwn(first.toLowerCase(), name, all)) return false;
  return new RegExp(`\\b[Ff](?:or|OR) ${escaped(first)}(?!\\p{L})`, 'iu').test(text.slice(text.length * SIGNING));
}

function isOwn(word: string, name: string, all: readonly Candidate[]): boolean {
  return !all.some((other) => other.name !== name && other.name.toLowerCase().split(' ').includes(word));
}

function isAtTop(name: string, head: string | null, lower: string): boolean {
  const small = name.toLowerCase();
  return (
    (head !== null && (isSame(name, head) || head.toLowerCase().startsWith(small))) ||
    lower.slice(0, HEAD).includes(small)
  );
}

/** In the first line. */
function isFirst(name: string, lower: string): boolean {
  return lower.trimStart().startsWith(name.toLowerCase());
}

/** Is it spoken of as "the Hirer", or "Hirer", besides its label? */
function acts(role: string, text: string): boolean {
  const lower = text.toLowerCase();
  if (role === 'we') return /\b(?:we|our|us)\b/.test(lower);
  if (role === 'you') return /\b(?:you|your)\b/.test(lower);
  if (!/^[\p{L} -]{3,}$/u.test(role)) return false;
  if ([' ', "'s", '’s'].some((behind) => lower.includes(`the ${role}${behind}`))) return true;
  // "Renters name Owner on their policy"
  return new RegExp(`\\p{Ll} ${(role[0] as string).toUpperCase()}${role.slice(1)}s?(?= \\p{Ll}|[.,;'’])`, 'u').test(
    text,
  );
}

/** "L. Dube", "S-J Lockyer", where the paper is signed. */
function signsShort(name: string, text: string): boolean {
  if (endsLegally(name) || !PERSON.test(name)) return false;
  const surname = escaped(name.split(' ').at(-1) as string);
  const signed = new RegExp(
    `(?<!\\p{L})${name[0] as string}[\\p{L}.]*(?:[- .]{1,2}\\p{Lu}[\\p{L}.]*){0,3}[. ]+${surname}(?!\\p{L})`,
    'u',
  );
  return signed.test(text.slice(text.length * SIGNING));
}

function escaped(word: string): string {
  return word.replace(/[^\p{L}\p{N}]/gu, '.');
}
