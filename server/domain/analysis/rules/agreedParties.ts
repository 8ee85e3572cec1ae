/**
 * Both sides, where the paper itself says what each is called: "nachfolgend „Betrieb“", "en adelante LA LOCADORA" behind a name, or "El CLUB: …"
 * before it, whatever the word is, if the paper goes on to speak of it.
 */

import { OPPOSED } from '../everyday/found.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, patternOf, words } from '../lexicon/patterns.ts';
import {
  ACTS_THROUGH,
  ANSWERS_FOR,
  BETWEEN,
  CALLS,
  PERSON_TITLES,
  SEVERAL_SIDES,
  SIDE_ARTICLES,
  SIDE_LEADS,
  SIGNS_FOR,
} from '../lexicon/sidesAnyLanguage.ts';
import { nameAt, type Name } from '../mentions/names.ts';
import { expression } from '../text/expression.ts';
import type { Paper } from '../text/paper.ts';
import { everyMatch } from '../../everyMatch.ts';
import type { PartyReading } from './partyReading.ts';

/** Sides are named this early; a name and what it is called stand so far apart. */
const HEAD = 4000;
const REGION = 600;
const MOST = 6;

const ARTICLE = `(?:${SIDE_ARTICLES}|${SIDE_ARTICLES.toUpperCase()})`;
/** A word in quotes or in capitals behind "nachfolgend", or alone in brackets. */
const CALLED = expression(
  `(?<![\\p{L}])(?:${CALLS})(?![\\p{L}])[^."\\n;()]{0,40}?(?:["'](?:${ARTICLE} ?)?(\\p{L}[\\p{L} /-]{2,28})["']|${ARTICLE} ?(\\p{Lu}{4,}(?: \\p{Lu}{3,}){0,2})(?![\\p{L}]))|\\((?:${ARTICLE} ?)?"?(\\p{Lu}[\\p{L}/-]{3,24})"?\\)`,
  'g',
);
const LEADS = expression(`^[\\s,;:.()"'-]*(?:(?:${SIDE_LEADS}|${ARTICLE})(?![\\p{L}])[\\s,:]*)*`, 'i');
const TITLE = expression(`^(?:${PERSON_TITLES})(?![\\p{L}]) *`, 'i');
const PERSON = expression("^\\p{Lu}[\\p{L}'.-]+(?: (?:(?:de|del|van|von|der|den|el|al|la) )*\\p{Lu}[\\p{L}'-]+){1,4}$");
/** Another person follows: ", M. Hugo Pineau et Mme Aïssatou Diallo". */
const NEXT = expression(`^,? ?(?:und |y |et |en |e )?(?=(?:${PERSON_TITLES})(?![\\p{L}]))`, 'i');
const AND_NEXT = expression(`^ (?:und|y|et|en) (?=\\p{Lu}[\\p{L}'-]+ \\p{Lu})`);

/** Both sides as they are defined, or as they are labelled; none where they are not two. */
export function agreedParties(paper: Paper, lexicon: Lexicon): PartyReading[] {
  return bothOf(paper, lexicon, [fromDefinitions, fromOwnLabels]);
}

type Reader = (paper: Paper, lexicon: Lexicon) => Name[][];

function bothOf(paper: Paper, lexicon: Lexicon, readers: readonly Reader[]): PartyReading[] {
  const sides = readers.map((read) => read(paper, lexicon)).find(({ length }) => length === 2);
  return (sides ?? []).flat().map((name) => ({ name, likelihood: OPPOSED }));
}

/** "zwischen der X GbR, Moorweg 3, - nachfolgend „Betrieb“ - und Frau Y, Am Deich 14 - nachfolgend „Einsteller“ -". */
function fromDefinitions(paper: Paper, lexicon: Lexicon): Name[][] {
  const head = paper.text.slice(0, HEAD);
  const opens = patternOf(lexicon, 'opens sides', () => expression(words(lexicon.parties.opens), 'gi'));
  const sides: Name[][] = [];
  const roles: string[] = [];
  let from = 0;
  for (const match of everyMatch(head, CALLED)) {
    const role = lower(match[1] ?? match[2] ?? match[3] ?? '');
    if (match[3] !== undefined && !isSpokenOf(role, paper.text)) continue;
    const region = head.slice(from, match.index);
    const opening = sides.length === 0 ? everyMatch(region, opens).at(-1) : undefined;
    if (sides.length === 0 && !opening) return [];
    const start = from + (opening ? opening.index + opening[0].length : 0);
    if (match.index - start > REGION) return [];
    const names = namesAt(paper, lexicon, start, match.index);
    if (names.length === 0 || roles.includes(role)) return [];
    sides.push(names);
    roles.push(role);
    from = match.index + match[0].length;
    if (sides.length === 2) break;
  }
  return sides;
}

const LABEL = expression(
  `(?<=^|\\n)(?:\\d{1,2}(?:\\.\\d{1,2})*[.)]? )?(?:(?:${SIDE_LEADS}) )?(?:${ARTICLE} )?(\\p{L}[\\p{L}/()-]{3,24}(?: \\p{L}[\\p{L}-]{2,20})?) ?:[ \\n](?=\\S)`,
  'gi',
);
const BESIDE = expression(`^(?:${ANSWERS_FOR}|${BETWEEN})`, 'i');

/** "El CLUB: Club Balonmano Ribera Alta, …" and "El PATROCINADOR: …". */
function fromOwnLabels(paper: Paper, lexicon: Lexicon): Name[][] {
  const role = patternOf(lexicon, 'own role', () => expression(`^(?:${lexicon.parties.roles})$`, 'i'));
  const found = new Map<string, Name[]>();
  for (const match of everyMatch(paper.text.slice(0, HEAD), LABEL)) {
    const label = lower(match[1] ?? '');
    if (found.has(label) || BESIDE.test(label)) continue;
    if (!isSpokenOf(label, paper.text)) continue;
    const at = match.index + match[0].length;
    const line = paper.text.slice(at, at + 200).split('\n')[0] as string;
    const names = namesAt(paper, lexicon, at, at + line.length);
    const more = SEVERAL.test(label) ? personBelow(paper, lexicon, at + line.length + 1) : [];
    if (names.length > 0 && names.every(({ known, text }) => known || PERSON.test(text) || role.test(label)))
      found.set(label, [...names, ...more]);
  }
  return [...found.values()];
}

/** "Eltern: Jonas Petersmann" over a line that is nothing but the name of the other one. */
function personBelow(paper: Paper, lexicon: Lexicon, end: number): Name[] {
  const at = paper.lines.find(({ start }) => start >= end)?.start ?? end;
  const line = (paper.text.slice(at, at + 80).split('\n')[0] as string).trimEnd();
  const name = PERSON.test(line) ? nameAt(paper, lexicon, at) : null;
  return name ? [name] : [];
}
const SEVERAL = expression(`^${SEVERAL_SIDES}(?!\\p{L})`, 'i');

/** "der Betrieb", "de LA LOCADORA", "Für den Träger": said of somebody, besides the label. */
function isSpokenOf(role: string, text: string): boolean {
  const plain = role.replace(/[()/].*$/, '').trim();
  if (plain.length < 4) return false;
  const word = plain.replaceAll(/[^\p{L} ]/gu, '.');
  const said = `(?<![\\p{L}])(?:${ARTICLE}) ?${word}s?(?![\\p{L}])(?! ?:)|(?<![\\p{L}])(?:${SIGNS_FOR}) ${word}s?(?![\\p{L}])`;
  return expression(said, 'i').test(text);
}

/** The name that a passage begins with, or the names of several people. */
function namesAt(paper: Paper, lexicon: Lexicon, start: number, end: number): Name[] {
  const names: Name[] = [];
  let at = start + (LEADS.exec(paper.text.slice(start, end))?.[0].length ?? 0);
  while (names.length < MOST) {
    const title = TITLE.exec(paper.text.slice(at, end))?.[0].length ?? 0;
    const name = withoutNext(behalf(paper, lexicon, at, end) ?? nameAt(paper, lexicon, at + title));
    if (!name || name.end > end + 1 || (name.start - at - title > 12 && !ACTING.test(paper.text.slice(at, name.start))))
      break;
    const isPerson = title > 0 || PERSON.test(name.text);
    names.push(isPerson ? { ...name, known: true } : name);
    const rest = paper.text.slice(name.end, end);
    const next = (NEXT.exec(rest) ?? AND_NEXT.exec(rest))?.[0];
    if (!isPerson || next === undefined || THROUGH.test(rest.slice(0, 30))) break;
    at = name.end + next.length;
  }
  return names;
}
/** "Ahmed Zerrouki y Dña": as far as the first of two people. */
function withoutNext(name: Name | null): Name | null {
  const two = name ? name.text.search(AND_PERSON) : -1;
  const at = name && two > 0 && PERSON.test(name.text.slice(0, two)) ? two : (name?.text.search(AND_TITLE) ?? -1);
  return name && at > 0 ? { ...name, text: name.text.slice(0, at), end: name.start + at } : name;
}
const AND_PERSON = expression(` (?:und|y|et|en) (?=\\p{Lu}[\\p{Ll}'-]+ \\p{Lu})`);
const AND_TITLE = expression(` (?:und|y|et|en) (?:${PERSON_TITLES.replaceAll('\\.', '\\.?')})(?![\\p{L}])`, 'i');

/** "Don Vicent Moll, en representación de FRÍOCLIMA, S.L.": for whom somebody acts. */
function behalf(paper: Paper, lexicon: Lexicon, start: number, end: number): Name | null {
  const acting = patternOf(lexicon, 'acts for', () =>
    expression(`(?<![\\p{L}])(?:${lexicon.parties.onBehalf})(?![\\p{L}])`, 'i'),
  );
  const match = acting.exec(paper.text.slice(start, end));
  const name = match ? nameAt(paper, lexicon, start + match.index + match[0].length) : null;
  return name?.known ? name : null;
}
const ACTING = /\S/;

const THROUGH = expression(`^,? ?${ACTS_THROUGH}`, 'i');
