/** The parties of a letter or an email: who writes (its head, or the lines behind its greeting) and whom it is written to. */
import { ATTENTION, MAIL_FROM, MAIL_TO, SIGNS_FOR, STREETS, TEAMS } from '../lexicon/anyLanguage.ts';
import { cellsOf } from '../clauses/context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { anywhere, beginsWith, lower, patternOf, says } from '../lexicon/patterns.ts';
import { isDepartment, teamStarts } from './departments.ts';
import { hasForm, isKnown, nameAt, type Name } from '../mentions/names.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';

type Found = { name: Name; likelihood: number };

const HEAD_LINES = 14;
const HEAD_TEXT = 900;
const FOOT_LINES = 8;
const POST_CODE = /^(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})? \p{Lu}/u;
const STREET = new RegExp(`\\d{1,4} ?[a-z]?$|\\b\\d{4,5} \\p{Lu}|^\\d{1,4},? |${STREETS}`, 'iu');
/** Who signs for a company: the name behind it is the company's, whatever it is. */
const TEAM = new RegExp(`(?<!\\p{L})${TEAMS}(?!\\p{L})`, 'iu');

/** The sender and the person or company addressed, less those that are known already. */
export function readLetter(paper: Paper, lexicon: Lexicon, known: readonly Name[]): Found[] {
  const inline = inlineCustomer(paper, lexicon);
  const lines = footLines(paper, lexicon);
  const sender =
    foot(paper, lexicon, lines) ??
    repeated(paper, lexicon, lines) ??
    writes(paper, lexicon) ??
    head(paper, lexicon) ??
    brand(paper, lexicon, lines.slice(1));
  const addressee =
    inline ??
    block(paper, lexicon, [...known, ...(sender ? [sender] : [])]) ??
    secondBlock(paper, lexicon, sender) ??
    greeted(paper, lexicon) ??
    addressed(paper, lexicon);
  const found = [sender, addressee].filter((name) => name !== null);
  return found.map((name) => ({ name, likelihood: name.known ? 0.75 : 0.66 }));
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

const NO_NAME = new RegExp(`:|@|${ATTENTION}|\\d`, 'i');
const WRITES = new RegExp(`^${MAIL_FROM} ?: ?(?=[^<\\n@]{3,40}<[^>\\n]*@([\\p{L}\\d-]+)\\.)`, 'imu');
const TO = new RegExp(`^${MAIL_TO} ?: ?(?=\\p{Lu}\\p{L}+(?: \\p{Lu}[\\p{L}-]+){1,2} ?(?:$|<))`, 'imu');

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

/** "À : Bernard Chappuis". */
function addressed(paper: Paper, lexicon: Lexicon): Name | null {
  const match = TO.exec(paper.text.slice(0, HEAD_TEXT));
  return match ? nameAt(paper, lexicon, match.index + match[0].length) : null;
}

/** "(Kunde: Fahrschule Özdemir)", "client : Pharmacie des Halles" within a sentence. */
function inlineCustomer(paper: Paper, lexicon: Lexicon): Name | null {
  const pattern = patternOf(
    lexicon,
    'inline',
    () => new RegExp(`(?<=[ (,])(?<!${SIGNS_FOR} )(?:${lexicon.parties.roles}) ?: (?=[\\p{Lu}])`, 'giu'),
  );
  const match = pattern.exec(paper.text.slice(0, 6000));
  return match ? nameAt(paper, lexicon, match.index + match[0].length) : null;
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
    if (whole && whole.end <= line.end && hasForm(lexicon, whole.text) && !isDepartment(lexicon, whole.text))
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
  for (const line of paper.lines.slice(0, 3)) {
    if (greets(paper, lexicon, line)) return null;
    const name = nameAt(paper, lexicon, (cellsOf(paper, line)[0] as Span).start);
    if (name && isKnown(lexicon, name.text) && name.text.length < 70) return name;
  }
  const [first, second] = paper.lines;
  const text = first ? paper.text.slice(first.start, first.end) : '';
  const titled = says(lexicon, 'titles', `${lexicon.kind.titles}|${lexicon.kind.others}|${lexicon.kind.orders}`, text);
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

function greets(paper: Paper, lexicon: Lexicon, line: Span): boolean {
  return beginsWith(lexicon, 'greets', lexicon.parties.greeting, paper.text.slice(line.start, line.end)) !== null;
}

/** The name above a street and a post code. */
function block(paper: Paper, lexicon: Lexicon, others: readonly Name[]): Name | null {
  const lines = paper.lines.slice(0, HEAD_LINES);
  for (let i = 1; i < lines.length; i += 1) {
    const text = paper.text.slice((lines[i] as Span).start, (lines[i] as Span).end);
    if (!POST_CODE.test(text)) continue;
    for (let up = i - 1; up >= Math.max(0, i - 4); up -= 1) {
      const line = lines[up] as Span;
      const above = paper.text.slice(line.start, line.end);
      if (POST_CODE.test(above)) break;
      if (isDepartment(lexicon, above) || STREET.test(above) || NO_NAME.test(above)) continue;
      const name = nameAt(paper, lexicon, line.start);
      const upper = lines[up - 1];
      const higher = upper ? nameAt(paper, lexicon, upper.start) : null;
      const best =
        higher &&
        (isKnown(lexicon, higher.text) ? !isKnown(lexicon, name?.text ?? '') : higher.known && isTrade(name)) &&
        !POST_CODE.test(paper.text.slice((upper as Span).start, (upper as Span).end))
          ? higher
          : name;
      if (best && !others.some((other) => same(other, best)) && best.text.length < 70) return best;
    }
  }
  return null;
}

/** "Praktijk voor coaching" under "Mevrouw I. Hollander": what a person does is not the name of a company. */
function isTrade(name: Name | null): boolean {
  return !/\p{Lu}.* \p{Lu}/u.test(name?.text ?? '');
}

function same(one: Name, other: Name): boolean {
  const [a, b] = [one.text.toLowerCase(), other.text.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

/** Under the sender's own lines, parted from them by an empty one: a name over its town, or alone. */
function secondBlock(paper: Paper, lexicon: Lexicon, sender: Name | null): Name | null {
  const top = paper.raw.slice(0, HEAD_TEXT).replaceAll('\r\n', '\n');
  const blocks = [...top.matchAll(/(?<=^|\n[ \t]*\n)[^\n]+(?:\n[^\n]*\S[^\n]*)*/g)];
  for (const own of blocks.slice(1, 4)) {
    const [line = ''] = own[0].split('\n');
    const first = line.replace(/^[> \t]+/, '').trim();
    if (beginsWith(lexicon, 'greets', lexicon.parties.greeting, first) !== null) return null;
    if (says(lexicon, 'closing', lexicon.parties.closing, first)) continue;
    if (/\d|[:!?,]$|: /.test(first) || (own[0].match(/\n/g)?.length ?? 0) > 3) continue;
    const start = paper.text.indexOf(first);
    const name = start < 0 ? null : nameAt(paper, lexicon, start);
    if (!name || name.end < start + first.length - 1 || (sender && same(sender, name))) continue;
    const titled = says(
      lexicon,
      'titles',
      `${lexicon.kind.titles}|${lexicon.kind.others}|${lexicon.kind.orders}`,
      first,
    );
    if (name.text.includes(' ') && !titled && !TEAM.test(first)) return name;
  }
  return null;
}

/** "Estimada Sonia Cuesta Marín:": a first name and a surname. */
function greeted(paper: Paper, lexicon: Lexicon): Name | null {
  const pattern = patternOf(
    lexicon,
    'greeting',
    () =>
      new RegExp(
        `^(?:${lexicon.parties.greeting})(?:,? (?:${lexicon.parties.person}))?,? (?=\\p{Lu}\\p{L}+ \\p{Lu})`,
        'iu',
      ),
  );
  for (const line of paper.lines.slice(0, HEAD_LINES)) {
    const text = paper.text.slice(line.start, line.end);
    const match = pattern.exec(text);
    if (!match || text.length > 80) continue;
    const name = nameAt(paper, lexicon, line.start + match[0].length);
    if (name && /^\p{Lu}\p{L}+(?: (?:de |van |von |del? )?\p{Lu}[\p{L}-]+){1,3}$/u.test(name.text)) return name;
  }
  return null;
}
