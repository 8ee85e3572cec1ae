/** "… as Landlord, and Three Forks Cattle LLC as Tenant": the other side of a preamble, whatever its roles are called. */
import type { Document, Reading } from '../document.ts';
import { endsLegally } from './legalForms.ts';
import { isSameParty } from './nameCore.ts';

const OPENING = 3000;
const ROLE = '(?:the )?["“]?(\\p{Lu}\\p{Ll}{3,20})["”]?';
const WORD = "(?:\\p{Lu}[\\p{L}\\d.'’-]*|&|of|and)";
const OTHER = new RegExp(`\\bas ${ROLE},? and ((?:\\p{Lu}[\\p{L}\\d.'’-]*)(?:,? ${WORD}){1,7}?),? as ${ROLE}`, 'gu');

/** The parties, and the side that stands between two roles and is none of them yet. */
export function withOtherSide({ text }: Document, parties: Reading<string>[]): Reading<string>[] {
  const [first] = parties;
  if (!first) return parties;
  for (const { index, 0: all, 1: role, 2: name = '', 3: other } of text.slice(0, OPENING).matchAll(OTHER)) {
    const start = index + all.indexOf(name);
    const isKnown = parties.some(({ value }) => isSameParty(value, name));
    if (role === other || isKnown || start < first.start || !endsLegally(name)) continue;
    if (!isSpokenOf(text.slice(index + all.length), other as string)) continue;
    return [...parties, { ...first, value: name, start, end: start + name.length, working: null }];
  }
  return parties;
}

/** Does the paper go on to say what this side does? */
function isSpokenOf(behind: string, role: string): boolean {
  return new RegExp(`(?<!\\p{L})${role}(?!\\p{L})`, 'u').test(behind);
}
