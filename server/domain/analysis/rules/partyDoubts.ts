/** What makes a party a question: a name that seems cut, a third one behind a label that only looks like one, a brand, a person in a firm's address. */
import type { Lexicon } from '../lexicon/lexicon.ts';
import { IN_OTHERS_NAME } from '../lexicon/sidesAnyLanguage.ts';
import { beginsWith, lower, patternOf } from '../lexicon/patterns.ts';
import { hasForm, isKnown, nameAt, type Name } from '../mentions/names.ts';
import type { Paper } from '../text/paper.ts';
import { isDepartment } from './departments.ts';
import type { PartyReading } from './partyReading.ts';
import { hasGap } from '../clauses/context.ts';
import { expression } from '../text/expression.ts';

/** So sure is a party of which something says that its name may be another. */
const DOUBTED = 0.55;
/** A party at least so sure has a label, a role or an opening. */
const SURE = 0.75;
/** So many letters of a word before a name, and so many behind it, are looked at. */
const BEFORE = 40;
const BEHIND = 60;

/** A letter has its head within so many characters: "LIMPIEZAS TURIA, S.L.". */
const TOP = 300;

/** The readings as they are, less sure where there is a doubt; a brand becomes the company that bears its name. */
export function doubtParties(paper: Paper, lexicon: Lexicon, readings: readonly PartyReading[]): PartyReading[] {
  const sure = readings.filter(({ likelihood }) => likelihood >= SURE).length;
  const whole = readings.map(({ name, likelihood }) => ({ name: wholeCompany(paper, lexicon, name), likelihood }));
  const isAnyCut = whole.some(({ name }) => isCut(paper, lexicon, name));
  return whole.map(({ name, likelihood }) => {
    const isThird = sure >= 2 && likelihood < SURE;
    return {
      name,
      likelihood:
        isThird || isAnyCut || actsForOther(paper, lexicon, name) ? Math.min(DOUBTED, likelihood) : likelihood,
    };
  });
}

/** "Don Ángel Cuesta, alcalde de Ribera, en representación del mismo": whoever acts in another's name is no side. */
function actsForOther({ text }: Paper, lexicon: Lexicon, { end, text: own }: Name): boolean {
  return !hasForm(lexicon, own) && FOR_OTHER.test(text.slice(end, end + 2 * BEHIND));
}
const FOR_OTHER = expression(`^,[^.;]{0,80}(?<!\\p{L})${IN_OTHERS_NAME}(?!\\p{L})`, 'i');

/** "Nubelia", which the foot of the email calls "Nubelia Hosting, S.L.": the longer name with a legal form that begins with it. */
function wholeCompany(paper: Paper, lexicon: Lexicon, own: Name): Name {
  if (hasForm(lexicon, own.text)) return withoutOffice(paper, own);
  const top = lower(paper.text.slice(0, TOP));
  const head = top.indexOf(`${lower(own.text)}, `);
  const whole = head >= 0 && (head === 0 || top[head - 1] === '\n') ? nameAt(paper, lexicon, head) : null;
  if (whole?.start === head && hasForm(lexicon, whole.text)) return whole;
  for (let at = paper.text.indexOf(`${own.text} `); at >= 0; at = paper.text.indexOf(`${own.text} `, at + 1)) {
    const isOther = beginsWith(
      lexicon,
      'and behind',
      lexicon.parties.and,
      paper.text.slice(at + own.text.length, at + own.text.length + BEHIND),
    );
    const name = isOther || /[\p{L}\p{N}]/u.test(paper.text[at - 1] ?? '') ? null : nameAt(paper, lexicon, at);
    if (name && name.start === at && hasForm(lexicon, name.text)) return name;
  }
  return own;
}

/** "Lezersservice Streekpost Media B.V.", which its head calls "Streekpost Media B.V.". */
function withoutOffice({ text }: Paper, own: Name): Name {
  const office = OFFICE.exec(own.text)?.[0] ?? '';
  const firm = own.text.slice(office.length);
  const start = office === '' ? -1 : `\n${text}`.indexOf(`\n${firm}`);
  return start < 0 ? own : { ...own, text: firm, start, end: start + firm.length };
}
const OFFICE = /^\p{Lu}\p{L}*(?:service|dienst|abteilung|afdeling|betreuung|administratie|team) (?=\p{Lu})/u;

/** "Cabinet" of "Cabinet vétérinaire du Val d'Orge", "Verger Sàrl" of "Éditions du Verger Sàrl": words of the name stand beside it. */
function isCut(paper: Paper, lexicon: Lexicon, { start, end, text }: Name): boolean {
  // "Tischlerei", "Assurance": what a company does, without its name.
  if (!text.includes(' ') && !hasForm(lexicon, text) && isKnown(lexicon, text)) return true;
  const behind = paper.text.slice(end, end + BEHIND);
  // "TUINVERENIGING ONS HOEKJE opgericht 1951": what stands behind a name in capitals in small letters is not of it.
  const isHeading = text === text.toUpperCase() && /^ \p{Ll}/u.test(behind);
  const goesOn =
    !hasForm(lexicon, text) &&
    !isHeading &&
    !hasGap(paper, end) &&
    /^\.? \p{L}/u.test(behind) &&
    !endsInColumn(paper, end);
  return (goesOn && !isOver(lexicon, behind.replace(/^\.? /, ''))) || hasWordBefore(paper, lexicon, start);
}

/** "Beauftragter   Reto Ammann" over a line that is indented as far: the name is whole, though the lines were joined. */
function endsInColumn(paper: Paper, end: number): boolean {
  const [from, to] = [paper.origin[end - 1], paper.origin[end + 1]];
  return from !== undefined && to !== undefined && /\n[ \t]{4,}/.test(paper.raw.slice(from, to));
}

/** Does something else begin behind a name: its role, its address, the other side, what the department is called? */
function isOver(lexicon: Lexicon, behind: string): boolean {
  const { stop, alias, and, closes, agree, person } = lexicon.parties;
  const words = `(?:\\p{L}+ )?(?:${[stop, alias, and, closes, agree, person].join('|')})`;
  return beginsWith(lexicon, 'behind a name', words, behind) !== null || isDepartment(lexicon, behind);
}

/** "Éditions du", "Studio" right before a name, on its line. */
function hasWordBefore(paper: Paper, lexicon: Lexicon, start: number): boolean {
  const before = paper.text.slice(Math.max(0, start - BEFORE), start);
  const match = /(?:^|[\s"'(])(?<word>\p{Lu}[\p{L}'-]+)(?: (?:de|du|des|von|van|del|la|les?))* $/u.exec(before);
  const word = lower(match?.groups?.word ?? '');
  if (word === '' || hasGap(paper, start - 1)) return false;
  const { lead, person, roles, and, opens, greeting } = lexicon.parties;
  const known = patternOf(lexicon, 'leads to a name', () =>
    expression(`(?:^|[ '])(?:${[lead, person, roles, and, opens, greeting.replaceAll('~', '')].join('|')})$`, 'i'),
  );
  return !known.test(word) && !isDepartment(lexicon, word);
}
