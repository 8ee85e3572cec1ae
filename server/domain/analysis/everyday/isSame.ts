/** When two names of an everyday document mean one party. */
import { remembered } from '../text/remembered.ts';
import { expression } from '../text/expression.ts';

/** The same name in other letters or without its legal form. */
export function isSame(a: string, b: string): boolean {
  const [one, other] = [plain(a), plain(b)];
  return (
    one === other ||
    isInitialOf(a, b) ||
    isInitialOf(b, a) ||
    (Math.min(one.length, other.length) > 5 && (one.startsWith(other) || other.startsWith(one)))
  );
}

/** The same name, shortened by a word that is often shortened. */
export function isShortened(short: string, long: string): boolean {
  return short !== long && plain(short) === plain(long) && short.toLowerCase().search(ABBREVIATED) >= 0;
}

const plain = remembered((name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:the|(?:mr|mrs|ms|miss|dr|eng|mst)\.?) /, '')
    .replace(ABBREVIATED, (word) => IN_FULL[word.slice(0, 4)] ?? word)
    .replace(/\b(?:ltd|limited|llc|inc|plc|llp|gmbh|corp|co|company)\b\.?/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ''),
);

/** "Hamilton Street Condo Assn." */
const ABBREVIATED = /\b(?:assn|assoc|condo|mgmt|svcs|bros|intl)\b/g;
const IN_FULL: Record<string, string> = {
  assn: 'association',
  asso: 'association',
  cond: 'condominium',
  mgmt: 'management',
  svcs: 'services',
  bros: 'brothers',
  intl: 'international',
};

/** "T. Wilk" is how Tomasz Wilk signs. */
export function isInitialOf(short: string, long: string): boolean {
  // Most pairs of names have other first letters.
  if (short[0] !== long[0]) return false;
  const [, initial = '', surname = ''] = /^(\p{Lu})\.? (?:\p{Lu}\.? )?(\p{L}[\p{L}'’ -]+)$/u.exec(short) ?? [];
  return surname !== '' && expression(`^${initial}[\\p{Ll}'’-]+ (?:\\p{Lu}[\\p{L}'’-]* )?${surname}$`).test(long);
}
