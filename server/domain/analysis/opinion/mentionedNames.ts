/** The names of a short document between which the second opinion chooses: words with capitals, each with the signs of its places. */
import { hasForm } from '../mentions/names.ts';
import { endsLegally } from '../parties/legalForms.ts';
import type { Mention, Sheet } from './mentions.ts';
import { surroundings } from './surroundings.ts';
import { hashOf, mix } from './words.ts';
import { everyMatch } from '../../everyMatch.ts';
import { expression } from '../text/expression.ts';

const WORD = "(?:[\\p{Lu}\\d][\\p{L}\\p{N}'’.&/-]*|&|[a-z]+\\.[A-Z]\\w*)";
const LINKS =
  '(?:and|und|et|y|en|of|for|the|de|der|den|van|von|vom|zu|zur|am|du|des|la|le|les|del|los|las|e|i|ter|ten|te|aan|in|op|&|\\+|-)';
const RUN = expression(
  `(?:${WORD}|(?:de|van|von|ter|la|le|el) (?=\\p{Lu}))(?:,? ?(?:(?:${LINKS} ){1,3}${WORD}|${WORD}))*`,
  'g',
);
const TWO = /^(.*?) (?:and|und|et|y|en|&) (.*)$/u;
const PERSON = /^(?:\p{Lu}\p{Ll}+[ -]?|\p{Lu}\. ?){2,3}$/u;
const TITLED = /^(?:Mr|Mrs|Ms|Dr|Herr|Frau|M\.|Mme|Sra?|Dhr|Mevr)\b/;

/** Of a name, of a document, of the places of one name. */
const LONGEST = 90;
const MOST_WORDS = 9;
const MOST = 250;
const MOST_PLACES = 4;

type Place = { start: number; end: number };

/** All of them, and `shown`, which somebody else read. Linear. */
export function mentionedNames(sheet: Sheet, shown: readonly string[]): Mention<string>[] {
  const { text } = sheet;
  const found = new Map<string, Place[]>();
  const add = (name: string, start: number): void => {
    const value = name.replace(/[,;:]+$/, '');
    if (value.length < 3 || value.length > LONGEST || (found.size >= MOST && !found.has(value))) return;
    const places = found.get(value) ?? [];
    found.set(value, places);
    if (places.length < MOST_PLACES && !places.some((place) => place.start === start))
      places.push({ start, end: start + value.length });
  };
  for (const name of shown) {
    for (
      let at = text.indexOf(name), count = 0;
      at >= 0 && count < MOST_PLACES;
      at = text.indexOf(name, at + 1), count += 1
    )
      add(name, at);
    if (!found.has(name)) found.set(name, []);
  }
  for (const line of sheet.lines) {
    for (const { 0: run, index } of everyMatch(text.slice(line.start, line.end), RUN)) {
      if (!/\p{L}{2}/u.test(run) || run.split(' ').length > MOST_WORDS) continue;
      add(run, line.start + index);
      const two = TWO.exec(run);
      const [, one = '', other = ''] = two ?? [];
      if (!two || !(isCompany(sheet, one) || one.split(' ').length === 2)) continue;
      add(one, line.start + index);
      add(other, line.start + index + run.length - other.length);
    }
  }
  const names = [...found.keys()];
  const companies = names.filter((name) => isCompany(sheet, name) && name.includes(' ')).length;
  const addresses = (text.toLowerCase().match(/@[\w.-]+/g) ?? []).join(' ');
  return [...found].map(([value, places]) => ({
    value,
    start: places[0]?.start ?? 0,
    end: places[0]?.end ?? 0,
    signs: signsOf(sheet, value, places, { names, companies, addresses }),
  }));
}

function isCompany({ lexicon }: Sheet, name: string): boolean {
  return lexicon ? hasForm(lexicon, name) : endsLegally(name);
}

type Whole = { names: readonly string[]; companies: number; addresses: string };

function signsOf(sheet: Sheet, name: string, places: readonly Place[], whole: Whole): number[] {
  const { text, lines } = sheet;
  const around = new Set<number>();
  const own = new Set<string>();
  for (const [index, { start, end }] of places.entries()) {
    for (const sign of surroundings(sheet, start, end)) {
      around.add(sign);
      if (index === 0) around.add(mix(20, sign));
    }
    const behind = text.slice(end, end + 40);
    if (/^[ ,]*\(?["“„«(]/.test(behind)) own.add('alias');
    if (behind.startsWith('\n')) own.add('alone');
    const line = lines.findIndex((one) => one.end >= start);
    own.add(`line${Math.min(line, 6)}`);
    if (line >= lines.length - 4) own.add('bottom');
  }
  const words = name.split(' ');
  const isLegal = isCompany(sheet, name);
  own.add(isLegal ? 'form' : 'noForm').add(`words${Math.min(words.length, 5)}`);
  own.add(`${isLegal ? 'F' : 'N'}${Math.min(whole.companies, 4)}`).add(`places${places.length}`);
  own.add(sheet.lexicon?.language ?? 'en');
  if (/\d/.test(name)) own.add('figure');
  if (name === name.toUpperCase()) own.add('capitals');
  if (PERSON.test(name)) own.add('person');
  if (TITLED.test(name)) own.add('titled');
  for (const word of words) own.add(`has ${word.toLowerCase().slice(0, 7)}`);
  own.add(`first ${words[0]?.toLowerCase()}`).add(`last ${words.at(-1)?.toLowerCase()}`);
  const telling = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
  if (telling.some((word) => whole.addresses.includes(word))) own.add('domain');
  if (whole.names.some((one) => one.length > name.length + 2 && one.includes(name))) own.add('inside');
  if (whole.names.some((one) => one !== name && one.includes(' ') && name.includes(one))) own.add('holds');
  return [...around, ...[...own].map(hashOf)];
}
