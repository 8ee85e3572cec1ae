/** The sides in whose name somebody signs: "For Aldous Lifts Ltd: C. Aldous", "We agree: Ashby Manor, by V. Loxley", "Pat Durcan, chairman, Ballina Town FC". */
import { ADDRESS_LINE, FORMAL, NO_SIGNATURE, PART, TITLE_WORD } from '../lexicon/everydayKinds.ts';
import { AGREED, SIGNED_FOR } from '../lexicon/signing.ts';
import { ROLE } from '../lexicon/everydayLabels.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { cleanName, NAME_WORDS, PERSON } from './cleanName.ts';
import { readCells, type Cell, type Row } from './cells.ts';
import type { Found } from './found.ts';
import { isSame } from './isSame.ts';
import { oneSpace } from '../text/oneSpace.ts';

const CONFIDENCE = 0.72;
/** Who signed, what he is, and for whom: "Pat Durcan, chairman, Ballina Town FC". */
const SIGNER =
  /^(?:(?:Dr|Mr|Mrs|Ms|Sr|Fr)\.? )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,2}(?: \([\p{L} ]{2,30}\))?, (?:[\p{L} ]{3,30}, )?(\p{Lu}[^,\n]{3,60})$/u;

/** Both sides, or more, in order; none where fewer than two sign. */
export function readSignedFor(raw: string): Found<string>[] {
  const found = findSignedFor(raw);
  return found.length >= 2 ? found : [];
}

/** Every name that somebody signs for, once. Linear. */
export function findSignedFor(raw: string): Found<string>[] {
  const found: Found<string>[] = [];
  // Those of a drafted contract sign for parties that it names itself.
  const isDrafted = FORMAL.test(raw);
  const rows = readCells(raw);
  for (const [at, cell] of rows.flatMap((row, index) => row.cells.map((one) => [index, one] as const))) {
    const name =
      signedFor(cell) ??
      (isDrafted ? null : (agreed(cell, raw) ?? signer(cell, raw) ?? underSigner(cell, rows.slice(at - 2, at), raw)));
    if (name === null || found.some(({ value }) => isSame(value, name))) continue;
    found.push({ value: name, start: cell.start, end: cell.end, confidence: CONFIDENCE, working: null });
  }
  return found;
}

function signedFor({ text }: Cell): string | null {
  const lead = SIGNED_FOR.exec(text);
  const name = lead && cleanName((text.slice(lead[0].length).split(/ by |:/)[0] as string).trim());
  if (!name || ROLE.test(name.toLowerCase()) || !/ /.test(name) || !NAME_WORDS.test(name)) return null;
  // A sentence that begins with "For" needs a name that is surely one.
  return endsLegally(name) || text.length <= name.length + 60 ? name : null;
}

/** "We agree: Ashby Manor Weddings, by V. Loxley", "Agreed: Walt Brandvold for Tri-County Cooperative, 12/15/2025". */
function agreed({ text, start }: Cell, raw: string): string | null {
  const [, by = '', whom] = AGREED.exec(text) ?? [];
  const name = sideOf(whom ?? by.replace(/(?:[,:]| by\b).*$/, ''));
  // "Agreed, Spoke & Dash", who are Spoke & Dash Couriers above.
  const at = name === null ? -1 : raw.slice(0, start).indexOf(`${name} `);
  return at < 0
    ? name
    : `${name}${/^(?: \p{Lu}[\p{L}'’-]+){0,3}/u.exec(raw.slice(at + (name ?? '').length))?.[0] ?? ''}`;
}

/** The firm of somebody who signs, if the document names it before or it is one by law. */
function signer({ text, start }: Cell, raw: string): string | null {
  const name = sideOf(SIGNER.exec(text)?.[1] ?? '');
  return name && (endsLegally(name) || raw.slice(0, start).toLowerCase().includes(name.toLowerCase())) ? name : null;
}

/** "Valley Coaches, Bala" under "Gareth Ellis", perhaps with his post between them, if the document names it before. */
function underSigner({ text, start }: Cell, above: readonly Row[], raw: string): string | null {
  const [first, last] = above.map(({ cells }) => (cells.length === 1 ? (cells[0] as Cell).text : ''));
  const person = last && NO_SIGNATURE.test(last) && !/\d/.test(last) ? first : last;
  if (!person || !PERSON.test(person) || endsLegally(person)) return null;
  const name = sideOf(endsLegally(text) ? text : (text.split(',')[0] as string));
  return name && name !== person && raw.slice(0, start).includes(name) && raw.indexOf(person) > raw.indexOf(name)
    ? name
    : null;
}

/** A name of two words at least that is no post, no street and no heading; null where it is none. */
export function sideOf(text: string): string | null {
  const plain = oneSpace(text).trim();
  const name = cleanName(endsLegally(plain) ? plain : plain.replace(/\.$/, ''));
  // A post is known by its last word; "Oak Lane Dental" is no street.
  if (
    name === null ||
    ROLE.test(name.toLowerCase()) ||
    !/ /.test(name) ||
    NO_SIGNATURE.test(name.split(' ').at(-1) as string) ||
    PART.test(name)
  )
    return null;
  return endsLegally(name) || !(TITLE_WORD.test(name) || ADDRESS_LINE.test(name)) ? name : null;
}
