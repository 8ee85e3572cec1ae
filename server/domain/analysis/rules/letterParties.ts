/** The parties of a letter or an email: who writes (its head, or the lines behind its greeting) and whom it is written to. */
import { cellsOf } from '../clauses/context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { anywhere, beginsWith, lower, patternOf, says } from '../lexicon/patterns.ts';
import { hasForm, isKnown, nameAt, type Name } from '../mentions/names.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import { asFound, readAddressee, STREET, TEAM } from './addressee.ts';
import { isDepartment, teamStarts } from './departments.ts';
import type { PartyReading } from './partyReading.ts';

const FOOT_LINES = 8;
/** The sender and the person or company addressed, less those that are known already. */
export function readLetter(paper: Paper, lexicon: Lexicon, known: readonly Name[]): PartyReading[] {
  const lines = footLines(paper, lexicon);
  const sender =
    foot(paper, lexicon, lines) ??
    repeated(paper, lexicon, lines) ??
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
    !STREET.test(paper.text.slice(second.start, second.end))
  )
    return null;
  return nameAt(paper, lexicon, first.start);
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
