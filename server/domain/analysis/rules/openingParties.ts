/** The parties of an opening: between the words that open the list of them and those that close it. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { anywhere, lower, patternOf, says, words } from '../lexicon/patterns.ts';
import { ACTS_THROUGH } from '../lexicon/sidesAnyLanguage.ts';
import { hasGap } from '../clauses/context.ts';
import { OPPOSED } from '../everyday/found.ts';
import { hasForm, nameAt, type Name } from '../mentions/names.ts';
import type { Paper } from '../text/paper.ts';
import type { PartyReading } from './partyReading.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

/** Openings stand this early, and are this long at most. */
const HEAD = 8000;
const OPENING = 3500;
/** … and lists of parties that nothing introduces. */
const LISTED = 1500;
/** So many lines below its title a contract begins. */
const VERB_LINES = 12;
const THROUGH = expression(`(?<!\\p{L})${ACTS_THROUGH}[^\\n]*$`, 'i');
/** An "and" of a name stands within so many characters. */
const LONGEST = 110;

/** "zwischen … und …", "ENTRE LES SOUSSIGNÉS …", "De una parte …, y de otra …". */
export function fromOpening(paper: Paper, lexicon: Lexicon): PartyReading[] {
  const { parties } = lexicon;
  const head = paper.text.slice(0, HEAD);
  const opens = patternOf(lexicon, 'opens', () =>
    expression(`(?<=^|[\\n.:,] ?|\\d{4} |\\p{L} |\\) )${words(parties.opens)}`, 'gi'),
  );
  for (const match of everyMatch(head, opens)) {
    const from = match.index + match[0].length;
    const region = paper.text.slice(from, from + OPENING);
    const closes = patternOf(lexicon, 'closes', () =>
      expression(`(?:(?<=\\n)|(?<=[ ,)"-]))(?:${parties.closes})(?![\\p{L}\\p{N}])`, 'gi'),
    );
    let end = region.length;
    for (const close of everyMatch(region, closes)) {
      if (close.index < 12 || (/^[\d§i]/i.test(close[0]) && region[close.index - 1] !== '\n')) continue;
      if (/^1\.$/.test(close[0]) && namesIn(paper, lexicon, from, from + close.index).length < 2) continue;
      end = close.index;
      break;
    }
    const names = namesIn(paper, lexicon, from, from + end);
    if (names.length < 2) continue;
    // Nobody else is likelier than two firms between which it is made.
    const areFirms =
      names.every(({ text }) => hasForm(lexicon, text)) && new Set(names.map(({ text }) => text)).size === 2;
    return names.map((name) => ({ name, likelihood: areFirms ? OPPOSED : name.known ? 0.9 : 0.78 }));
  }
  return fromVerb(paper, lexicon);
}

/** "FC Zeester (KvK 0000), vertegenwoordigd door …, en Bakkerij Kuipers spreken af:": two names that a verb brings together. */
function fromVerb(paper: Paper, lexicon: Lexicon): PartyReading[] {
  const verb = patternOf(lexicon, 'agree', () => expression(`(?<=[ ,])(?:${lexicon.parties.agree})(?![\\p{L}])`, 'i'));
  for (const { start, end } of paper.lines.slice(0, VERB_LINES)) {
    const match = end - start > LISTED ? null : verb.exec(paper.text.slice(start, end));
    const names = match && match.index > 12 ? namesIn(paper, lexicon, start, start + match.index) : [];
    if (names.length === 2) return names.map((name) => ({ name, likelihood: name.known ? 0.85 : 0.72 }));
  }
  return [];
}

/** The names within an opening: at its start, behind each "and", behind each number of a list. */
function namesIn(paper: Paper, lexicon: Lexicon, from: number, to: number): Name[] {
  const text = paper.text.slice(from, to);
  const and = patternOf(lexicon, 'and', () =>
    expression(
      [
        `(?<![\\p{L}&])(?:${lexicon.parties.and})(?![\\p{L}])(?: :)?`,
        '\\n(?=\\(?[1-9a-b][.)°] )|\\n(?=- \\p{L})',
        `\\n(?=(?:${lexicon.parties.person}) \\p{L})|:\\n`,
        `\\n(?=\\p{Lu}[^\\n]{3,180}, (?:${lexicon.parties.roles})[,.;]?\\n)`,
        `\\n(?=(?!(?:${lexicon.parties.and}|${lexicon.parties.lead})(?!\\p{L}))\\p{Lu}[^\\n]{3,160}?(?<!\\p{L})(?:${lexicon.parties.alias})(?!\\p{L})[^\\n]{0,30}(?<!\\p{L})(?:${lexicon.parties.roles})(?!\\p{L}))`,
      ].join('|'),
      'gi',
    ),
  );
  const starts = [
    0,
    ...everyMatch(text, and).map(({ 0: word, index }) => {
      const line = text.lastIndexOf('\n', index) + 1;
      const isOwn = index - line < LONGEST && holds(nameAt(paper, lexicon, from + line), from + index);
      return isOwn ? line : index + word.length;
    }),
  ];
  const names: Name[] = [];
  starts.forEach((start, index) => {
    const last = names.at(-1);
    if (last && from + start < last.end) return;
    const until = starts[index + 1] ?? text.length;
    if (text.slice(start, until).trim() === '') return;
    const name = behalfName(paper, lexicon, from + start, from + until) ?? nameAt(paper, lexicon, from + start);
    if (!name) names.push(...belowRole(paper, lexicon, from + start, from + until));
    if (names.length >= 2 && last && name && !hasForm(lexicon, name.text) && isActing(paper, last, name)) return;
    if (!name || name.start > from + Math.max(until, start + 40) || name.end > to + 2) return;
    if (!name.known && (isHeading(paper, name) || isTown(paper, name))) return;
    if (name.known || named(paper, lexicon, name.end) || (index === 0 && names.length === 0) || isPerson(paper, name))
      names.push(name);
  });
  return names.some((name) => name.known) || names.length === 2 ? names : [];
}

/** "und den Sorgeberechtigten" over the names of people, each on a line of its own. */
function belowRole(paper: Paper, lexicon: Lexicon, from: number, to: number): Name[] {
  const [role, ...lines] = paper.text.slice(from, to).trimStart().split('\n');
  if (!says(lexicon, 'roles', lexicon.parties.roles, (role as string).slice(0, LONGEST))) return [];
  const names: Name[] = [];
  let at = paper.text.indexOf(role as string, from) + (role as string).length + 1;
  for (const line of lines) {
    const name = nameAt(paper, lexicon, at);
    if (!name || name.start !== at || !(isPerson(paper, name) || hasGap(paper, name.end))) break;
    names.push({ ...name, known: true });
    at += line.length + 1;
  }
  return names;
}

/** "vertegenwoordigd door haar vennoten L. de Graaff en P. Simons": the second one who acts for a side. */
function isActing({ text }: Paper, last: Name, name: Name): boolean {
  const between = text.slice(last.end, name.start);
  return THROUGH.test(between) && !/[,;] ?\p{L}+ $/u.test(between);
}

/** "Piscinas y Ocio Manchuela, S.L." at the start of a line: the "and" is the name's own. */
function holds(name: Name | null, at: number): boolean {
  return name !== null && name.known && name.start < at && at < name.end;
}

/** "Northgate Cleaning Ltd, 14 Mill Lane,\nLeeds, nachfolgend …": one word at the start of a line, where the line before ends with a comma. */
function isTown(paper: Paper, name: Name): boolean {
  return !name.text.includes(' ') && /,[ \t]*\n$/.test(paper.text.slice(Math.max(0, name.start - 20), name.start));
}

/** "6. DOMICILIO TRIBUTARIO": of a numbered clause. */
function isHeading(paper: Paper, name: Name): boolean {
  const line = paper.text.lastIndexOf('\n', name.start) + 1;
  return /^ ?\d{1,2}[.)] ?$/.test(paper.text.slice(line, name.start)) && name.text === name.text.toUpperCase();
}

/** "und Susanne Albrecht, Bucher Str. 31": two to four capitalised words and a comma, or the end of the line. */
function isPerson(paper: Paper, name: Name): boolean {
  return (
    /^\p{Lu}[\p{L}.'-]+(?: (?:de |van |von |der |den )*\p{Lu}[\p{L}.'-]+){1,3}$/u.test(name.text) &&
    /^[,\n]/.test(paper.text.slice(name.end, name.end + 1))
  );
}

/** "D. Vicente Soler, en representación de Limpiezas Mediterráneo, S.L.": the company behind the words. */
function behalfName(paper: Paper, lexicon: Lexicon, from: number, to: number): Name | null {
  const pattern = patternOf(lexicon, 'onBehalf', () => anywhere(lexicon.parties.onBehalf));
  const match = pattern.exec(lower(paper.text.slice(from, Math.min(to, from + 400))));
  const name = match ? nameAt(paper, lexicon, from + match.index + match[0].length) : null;
  return name?.known ? name : null;
}

/** Is a short name or a role given to it soon behind? */
function named(paper: Paper, lexicon: Lexicon, end: number): boolean {
  const { alias, roles, stop } = lexicon.parties;
  const behind = paper.text.slice(end, end + 260).split(/\n\n/)[0] ?? '';
  return patternOf(lexicon, 'named', () =>
    expression(`${words(alias)}|[("-] ?(?:die |der |le |la |l'|el )?${words(roles)}|^ ?,? ${words(stop)}`, 'i'),
  ).test(behind);
}
