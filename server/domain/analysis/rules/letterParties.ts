/** The parties of a letter or an email: who writes (its head, or the lines behind its greeting) and whom it is written to. */
import { MAIL_FROM } from '../lexicon/anyLanguage.ts';
import { cellsOf } from '../clauses/context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { anywhere, beginsWith, lower, patternOf, says } from '../lexicon/patterns.ts';
import { hasForm, isKnown, nameAt, type Name } from '../mentions/names.ts';
import { OPERATED_BY } from '../lexicon/sidesAnyLanguage.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import { asFound, HEAD_TEXT, readAddressee, STREET, TEAM } from './addressee.ts';
import { isDepartment, teamStarts } from './departments.ts';
import type { PartyReading } from './partyReading.ts';
import { expression } from '../text/expression.ts';

const FOOT_LINES = 8;
/** The sender and the person or company addressed, less those that are known already. */
export function readLetter(paper: Paper, lexicon: Lexicon, known: readonly Name[]): PartyReading[] {
  const lines = footLines(paper, lexicon);
  const sender =
    foot(paper, lexicon, lines) ??
    repeated(paper, lexicon, lines) ??
    behind(paper, lexicon) ??
    writes(paper, lexicon) ??
    head(paper, lexicon) ??
    brand(paper, lexicon, lines.slice(1));
  const addressee = readAddressee(paper, lexicon, known, sender);
  return [...(sender ? [asFound(sender)] : []), ...(addressee ? [addressee] : [])];
}

/** The name under a letter that stands at its head too: "Greiner Reinigungen" over "Rolf Greiner". */
function repeated(paper: Paper, lexicon: Lexicon, lines: readonly Span[]): Name | null {
  const top = lower(
    paper.lines
      .slice(0, 3)
      .map(({ start, end }) => paper.text.slice(start, end))
      .join('\n'),
  );
  for (const line of lines.slice(1)) {
    const name = nameAt(paper, lexicon, line.start);
    if (name && name.end >= line.end - 1 && name.text.includes(' ') && top.includes(lower(name.text)))
      return { ...name, known: true };
  }
  return null;
}

const WRITES = expression(`^${MAIL_FROM} ?: ?(?=[^<\\n@]{3,40}<[^>\\n]*@([\\p{L}\\d-]+)\\.)`, 'im');

/** The plain letters of a name or a domain. */
function letters(text: string): string {
  return lower(text)
    .normalize('NFD')
    .replaceAll(/[^a-z\d]/g, '');
}

/** "De: Agendia <facturacion@agendia.example>": a name that is its own domain. */
function writes(paper: Paper, lexicon: Lexicon): Name | null {
  const match = WRITES.exec(paper.text.slice(0, HEAD_TEXT));
  const name = match ? nameAt(paper, lexicon, match.index + match[0].length) : null;
  return name && letters(name.text.replace(/ ?<.*$/, '')) === letters(match?.[1] ?? '') ? name : null;
}

const RUN_BY = expression(`(?<!\\p{L})${OPERATED_BY} (?=\\p{Lu})`, 'gi');

/** "Journal du Fournil, édité par Éditions du Fournil SAS": the firm behind a brand. */
function behind(paper: Paper, lexicon: Lexicon): Name | null {
  const match = RUN_BY.exec(paper.text);
  RUN_BY.lastIndex = 0;
  const name = match ? nameAt(paper, lexicon, match.index + match[0].length) : null;
  return name && hasForm(lexicon, name.text) ? name : null;
}

/** The lines behind a letter's last greeting. */
function footLines(paper: Paper, lexicon: Lexicon): Span[] {
  const closing = patternOf(lexicon, 'closing', () => anywhere(lexicon.parties.closing));
  const at = paper.lines.findLastIndex((line) =>
    closing.test(reset(closing, paper.text.slice(line.start, Math.min(line.end, line.start + 120)))),
  );
  return at < 0 ? [] : paper.lines.slice(at, at + 1 + FOOT_LINES);
}

/** The line of a letter's foot that names an organisation. */
function foot(paper: Paper, lexicon: Lexicon, lines: readonly Span[]): Name | null {
  for (const line of lines) {
    const starts = teamStarts(lexicon, paper.text.slice(line.start, line.end)).map((offset) => line.start + offset);
    const [team] = starts.map((start) => nameAt(paper, lexicon, start));
    if (team && TEAM.test(paper.text.slice(line.start, line.end))) return { ...team, known: true };
    // "Éditions du Verger Sàrl" is whole from the start of its line.
    const whole = nameAt(paper, lexicon, line.start);
    const isWhole = whole !== null && whole.end >= line.end - 1 && isKnown(lexicon, whole.text);
    if (
      whole &&
      whole.end <= line.end &&
      (hasForm(lexicon, whole.text) || isWhole) &&
      !isDepartment(lexicon, whole.text)
    )
      return whole;
    for (const start of [...starts, line.start]) {
      const name = nameAt(paper, lexicon, start);
      if (!name || name.end > line.end || name.text.length >= 70) continue;
      if (isKnown(lexicon, name.text) && !isDepartment(lexicon, name.text)) return name;
    }
  }
  return null;
}

/** A brand alone on a line: the only one there, or the one under the name of who signs. */
function brand(paper: Paper, lexicon: Lexicon, lines: readonly Span[]): Name | null {
  const names = lines.flatMap((line) => {
    const name = nameAt(paper, lexicon, line.start);
    const whole = name !== null && name.end >= line.end - 1 && !/\d/.test(name.text);
    return whole && !isDepartment(lexicon, name.text) && name.text.split(' ').length <= 5 ? [name] : [];
  });
  const best = names[1] ?? names[0];
  return best ? { ...best, known: true } : null;
}

function reset(pattern: RegExp, text: string): string {
  pattern.lastIndex = 0;
  return lower(text);
}

/** The organisation on the first lines, before its address. */
function head(paper: Paper, lexicon: Lexicon): Name | null {
  for (const line of belowMail(paper).slice(0, 3)) {
    if (greets(paper, lexicon, line)) return null;
    const [first, ...others] = cellsOf(paper, line).map(({ start }) => nameAt(paper, lexicon, start));
    if (first && isKnown(lexicon, first.text) && first.text.length < 70) return first;
    // "HUURBON 26-1190      Kraan & Zonen Verhuur B.V., Doetinchem"
    const beside = others.find((name) => name && hasForm(lexicon, name.text));
    if (beside) return beside;
  }
  const [first, second] = paper.lines;
  const text = first ? paper.text.slice(first.start, first.end) : '';
  const titled = says(
    lexicon,
    'paper titles',
    `${lexicon.kind.titles}|${lexicon.kind.others}|${lexicon.kind.orders}`,
    text,
  );
  if (
    !first ||
    !second ||
    titled ||
    /[!:]/.test(text) ||
    greets(paper, lexicon, first) ||
    !(STREET.test(paper.text.slice(second.start, second.end)) || isOffice(paper, lexicon, second))
  )
    return null;
  return nameAt(paper, lexicon, first.start);
}

/** "Mitgliederservice" below the name of whom it belongs to. */
function isOffice({ text }: Paper, lexicon: Lexicon, { start, end }: Span): boolean {
  return end - start < 40 && isDepartment(lexicon, text.slice(start, end));
}

/** "De : …", "À : …", "Envoyé : …": below the heads of an email its letter begins. */
function belowMail({ text, lines }: Paper): readonly Span[] {
  const isHead = ({ start, end }: Span): boolean => MAIL_HEAD.test(text.slice(start, Math.min(end, start + 40)));
  return isHead(lines[0] ?? { start: 0, end: 0 }) ? lines.slice(lines.findIndex((line) => !isHead(line))) : lines;
}
const MAIL_HEAD = /^\p{L}[\p{L}-]{0,11} ?: ?\S/u;

function greets(paper: Paper, lexicon: Lexicon, line: Span): boolean {
  return beginsWith(lexicon, 'greets', lexicon.parties.greeting, paper.text.slice(line.start, line.end)) !== null;
}
