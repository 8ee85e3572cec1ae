/** What a paper calls those who do something in it, and how often: "The Grazier tops the thistles", "Nanny will prepare meals", "Signed for the Band". */
import { ACTS, LOOSE_ROLE } from '../lexicon/sideWords.ts';
import type { Place } from './candidate.ts';

const OFTEN = 2;

/** At the beginning of a clause a role needs no article: "Customer rents the items". */
const SUBJECT = new RegExp(
  `(?:\\b[Tt]he (\\p{L}[\\p{L}-]+(?: \\p{L}[\\p{L}-]+)?)|(?:(?<=[.;:)] |\\n *(?:\\d{1,2}[.)]? +)?)|^)(\\p{Lu}[\\p{L}-]+)) (?:${ACTS})(?![\\p{L}-])(?! (?:not )?be\\b)`,
  'gmu',
);
/** "Signed for the Band", "Accepted for the Association:", "for the Hirer: J Preece". */
const SIGNED =
  /(?:\b(?:[Ss]igned|[Aa]ccepted|[Aa]greed)(?: and \p{L}+)?,? (?:by|for|on behalf of)|(?<=^[ \t]*|\s{2,}|, )[Ff]or) the (\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?)(?=[ \t]{2,}|:|,|[ \t]*$)/gmu;
/** "Signed  J. Crowson (Board)". */
const SIGNED_AS = /\b[Ss]igned\b[^\n()]{3,40}\((?:the )?(\p{Lu}[\p{L}-]+)\)/gu;

/** In small letters, and how often. Linear. */
export function actingRoles(text: string): Map<string, number> {
  const found = new Map<string, number>();
  const add = (role: string, times: number): void => {
    const small = role.toLowerCase();
    if (!LOOSE_ROLE.test(small)) found.set(small, (found.get(small) ?? 0) + times);
  };
  const flat = text.replace(/(?<=\p{L},?)\n[ \t]*(?=\p{Ll})/gu, ' ');
  for (const [, called, bare] of flat.matchAll(SUBJECT)) {
    const role = (called ?? bare) as string;
    add(role, 1);
    // "the land owner" and "the owner", "The Hirer also".
    const [first = '', second] = role.split(' ');
    if (second !== undefined)
      add(/^(?:also|then|only|both|must|may|will|shall|himself|itself)$/.test(second) ? first : second, 0.5);
  }
  for (const [, role = ''] of text.matchAll(SIGNED)) add(role, 2);
  for (const [, role = ''] of text.matchAll(SIGNED_AS)) add(role, 2);
  for (const role of labelledTwice(text)) add(role, 1);
  return found;
}

/** "Landowner:" over a name, and "Landowner   Dennis Harcombe" where it is signed: what stands before both is a role. */
function labelledTwice(text: string): string[] {
  const foot = text.length * FOOT;
  const labels = [...text.matchAll(LABEL)].map(({ 1: label = '', index }) => ({ label: label.toLowerCase(), index }));
  return labels
    .filter(({ index }) => index >= foot)
    .map(({ label }) => label)
    .filter((label) => labels.some((other) => other.label === label && other.index < foot));
}
const FOOT = 0.6;
const LABEL =
  /^[ \t]*(?:[Tt]he )?(\p{Lu}\p{L}{3,20}(?: \p{L}{3,16})?)(?::| {2,}|\t)(?=[ \t]*(?:\n[ \t]*)?\p{Lu}\p{L}* )/gmu;

type NamedByRole = Place & { name: string; role: string; isCell: boolean };

/** Of "the Council" that signs or does something: "Wheatley Hill Parish Council", named elsewhere. */
export function namedByRole(text: string, acting: ReadonlyMap<string, number>): NamedByRole[] {
  return [...acting].flatMap(([role, times]) => {
    if (times < OFTEN || !/^\p{L}{4,}$/u.test(role)) return [];
    const word = `${(role[0] as string).toUpperCase()}${role.slice(1)}`;
    const match = new RegExp(
      `(?<=^|[^\\p{L}.] ?)((?:\\p{Lu}[\\p{L}'’&.-]*|&) (?:(?:\\p{Lu}[\\p{L}'’&.-]*|&|and|of|the) ){0,5})${word}(?!\\p{L})`,
      'mu',
    ).exec(text);
    if (!match || LEADS.test(match[1] as string)) return [];
    const name = `${match[1] as string}${word}`;
    const start = match.index;
    const isCell =
      /(?:^|\n|\t| {2})[ \t]*$/.test(text.slice(0, start)) && /^(?:\n|$|\t| {2})/.test(text.slice(start + name.length));
    return [{ name, role, start, end: start + name.length, isCell }];
  });
}
const LEADS = /^(?:The|An?|This|That|Signed|For|By|To|From|If|When|Each|Any|Our|Your|Both|Agreed|Accepted)\b/;
