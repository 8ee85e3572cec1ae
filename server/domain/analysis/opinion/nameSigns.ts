/** What speaks for or against each name of a short document as a side: the words around it, its lines and label, its kind, and where else it is. */
import { everyMatch } from '../../everyMatch.ts';
import type { Sheet } from './mentions.ts';
import { kindOf, possibleNames, type NamePlace, type PossibleName } from './possibleNames.ts';
import { surroundings } from './surroundings.ts';
import { hashOf, mix } from './words.ts';

/** `signs`: all; `own`: those of its kind and place alone. `labels`, `alias`: what it is called before and behind its places. */
export type NamedSide = PossibleName & {
  signs: number[];
  own: number[];
  labels: string[];
  alias: string;
  isOfAddress: boolean;
};

const ADDRESS = /[\w.-]*@[\w.-]+|www\.[\w.-]+/g;
const GREETING = new RegExp(
  [
    String.raw`^.{0,3}(?:dear|hi|hello|hey|hallo|liebe[r]?|sehr geehrte\w*|guten (?:tag|morgen)|bonjour|ch[eè]re?s?|madame|monsieur|`,
    String.raw`estimad\w*|hola|querid\w*|buenos d\w*|beste|geachte|dag|goedemorgen)\b[^\n]{0,60}`,
  ].join(''),
  'imu',
);
const ALIAS =
  /^[ ,]*(?:\n *)?[([]?[^"“„«(\n]{0,30}?[("“„«'‘]+(?:the |der |die |das |le |la |el |los |de |het )?(\p{Lu}?[\p{L}-]{2,20})/u;
const LABEL = /(?:^|[\s(])((?:\p{L}[\p{L}'’/-]* ?){1,3})\)?(?:: *| {2,}|\t| \| ?|\) *)$/u;
/** Right before a name that a word leads to. */
const IN_PROSE = /^[a-zß-ÿ,] $/;
const NOUN = /^\p{Lu}\p{Ll}{3,}$/u;
/** So far a name stands to the right that has a line of an address to itself. */
const RIGHT = 12;
const NEAR = 70;

/** How many, as one of few. */
export function few(count: number): number {
  return count < 3 ? Math.max(0, count) : count < 5 ? 3 : count < 9 ? 5 : count < 15 ? 9 : 15;
}

/** All possible names of a document with their signs. Linear but for the comparison of names. */
export function namedSides(sheet: Sheet): NamedSide[] {
  const { text, lines, lexicon } = sheet;
  const all = possibleNames(sheet);
  const lower = text.toLowerCase();
  const addresses = /@|www/.test(lower) ? (lower.match(ADDRESS) ?? []).join(' ') : '';
  const greeting = GREETING.exec(text)?.[0].toLowerCase() ?? '';
  const forms = Math.min(4, all.filter(({ kind }) => kind === 'F').length);
  const counts = new Map<string, number>();
  for (const { 0: word } of everyMatch(text, /\p{L}{3,}/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string): number => counts.get(word) ?? 0;
  const keys = all.map(({ key }) => ` ${key} `);
  const known = new Map<number, string>();
  const lineKind = (line: number): string => {
    const own = lines[line];
    if (!own) return line < 0 ? 'top' : 'foot';
    const kind = known.get(line) ?? kindOfLine(sheet, text.slice(own.start, own.end).trim());
    known.set(line, kind);
    return kind;
  };
  return all.map((name, index) => {
    const { key, value, kind, places } = name;
    const around = new Set<number>();
    const own = new Set<string>();
    const labels: string[] = [];
    let alias = '';
    const addPlace = ({ start, end, how, line }: NamePlace, isFirst: boolean): void => {
      for (const sign of surroundings(sheet, start, end)) {
        around.add(sign);
        if (isFirst) around.add(mix(20, sign));
      }
      const behind = text.slice(end, end + 60);
      const called = ALIAS.exec(behind)?.[1];
      if (called !== undefined) {
        alias = called.toLowerCase();
        own.add(`alias${few(countOf(called) - 1)}`);
        around.add(mix(61, hashOf(alias)));
      }
      if (/^[ ,]*\(?["“”„«(]/.test(behind)) own.add('defined');
      if (behind === '' || behind.startsWith('\n')) own.add('alone');
      own.add(`how${how}`).add(`how${how}${kind}`);
      own.add(`line${Math.min(line, 6)}`).add(`line${Math.min(line, 3)}${kind}`);
      own.add(`end${Math.min(lines.length - 1 - line, 6)}${kind}`);
      if (how.startsWith('c'))
        own
          .add(`above${lineKind(line - 1)}${kind}`)
          .add(`below${lineKind(line + 1)}${kind}`)
          .add(`part${Math.floor((start / text.length) * 5)}${kind}`);
      if (/\n[ \t]*\n[ \t]*$/.test(text.slice(Math.max(0, start - NEAR), start))) own.add(`begins${kind}`);
      if (/^\n[ \t]*\n/.test(behind)) own.add(`ends${kind}`);
      const lineStart = lines[line]?.start ?? 0;
      const before = text.slice(Math.max(lineStart, start - NEAR), start);
      if (start - lineStart > RIGHT && before.trim() === '') own.add(`right${kind}`);
      const label = IN_PROSE.test(before.slice(-2)) ? undefined : LABEL.exec(before)?.[1]?.trim().toLowerCase();
      if (label === undefined) return;
      const last = label.split(' ').at(-1) as string;
      labels.push(last);
      own.add(
        `label${few(Math.max(countOf((last[0] as string).toUpperCase() + last.slice(1)) - 1, countOf(last)))}${kind}`,
      );
      around.add(mix(62, mix(hashOf(label), hashOf(kind))));
    };
    places.forEach((place, at) => addPlace(place, at === 0));
    own.add(kind).add(`${kind}${forms}`).add(`places${places.length}${kind}`);
    own.add(lexicon?.language ?? 'en');
    if (/\d/.test(value)) own.add('figure');
    if (value === value.toUpperCase()) own.add('capitals');
    const words = value.split(/[ -]+/);
    const first = words[0] as string;
    own.add(`words${Math.min(words.length, 6)}${kind}`);
    for (const word of words) own.add(`has ${word.toLowerCase().slice(0, 7)}`);
    own.add(`first ${first.toLowerCase()}`).add(`last ${words.at(-1)?.toLowerCase()}`);
    const telling = words
      .map((word) => word.toLowerCase().replace(/[^\p{L}]+/gu, ''))
      .filter(({ length }) => length > 3);
    const inAddress = addresses === '' ? 0 : telling.filter((word) => addresses.includes(word)).length;
    if (inAddress > 0) own.add('address').add(`address${Math.min(inAddress, 2)}${kind}`);
    if (greeting !== '' && telling.some((word) => greeting.includes(word))) own.add(`greeted${kind}`);
    const reach = ((places.at(-1) as NamePlace).start - (places[0] as NamePlace).start) / text.length;
    own.add(`reach${Math.floor(reach * 4)}${kind}`);
    const alone = countOf(first) - places.filter(({ start }) => text.startsWith(first, start)).length;
    if (first.length > 3) own.add(`short${few(alone)}${kind}`);
    const noun = words.findLast((word) => NOUN.test(word));
    if (noun !== undefined) own.add(`noun${few(countOf(noun) - places.length)}`);
    const mine = keys[index] as string;
    if (keys.some((other) => other !== mine && other.includes(mine))) own.add('inside').add(`inside${kind}`);
    if (key.includes(' ') && keys.some((other) => other !== mine && mine.includes(other) && other.trim().includes(' ')))
      own.add('holds').add(`holds${kind}`);
    const signs = [...own].map((sign) => hashOf(`2${sign}`));
    return { ...name, signs: [...around, ...signs], own: signs, labels, alias, isOfAddress: inAddress > 0 };
  });
}

/** What a line above or below a name is. */
function kindOfLine({ lexicon }: Sheet, line: string): string {
  if (line.includes('@')) return 'mail';
  if (/^\+?[\d ()/.-]{7,}$/.test(line)) return 'number';
  if (line.endsWith(':')) return 'label';
  if (/^[^:]{2,30}:/.test(line)) return 'field';
  if (line.length > NEAR) return 'prose';
  const kind = kindOf(lexicon, line.split(/ {2,}|,/)[0] as string);
  if (kind !== 'O') return kind;
  return /\d/.test(line) ? 'figures' : 'short';
}
