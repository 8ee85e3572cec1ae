/** To whom a letter or an email is written: the name in its address, in a line "To", in its greeting, or in a sentence. */
import { ATTENTION, MAIL_TO, OFFERED_TO, STAFF_OF, STREETS, TEAMS } from '../lexicon/anyLanguage.ts';
import { SIGNATURE_LABELS, SIGNS_FOR } from '../lexicon/sidesAnyLanguage.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { beginsWith, patternOf, says } from '../lexicon/patterns.ts';
import { isKnown, nameAt, type Name } from '../mentions/names.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import { isDepartment } from './departments.ts';
import type { PartyReading } from './partyReading.ts';
import { expression } from '../text/expression.ts';
import { everyMatch } from '../../everyMatch.ts';

const HEAD_LINES = 14;
export const HEAD_TEXT = 900;
/** A person and a trade below: one of them is a party. */
const UNCLEAR = 0.55;
const POST_CODE = /^(?:[A-Z]{1,2}-)?\d{4,5}(?: ?[A-Z]{2})? \p{Lu}/u;
export const STREET = expression(`\\d{1,4} ?[a-z]?$|\\b\\d{4,5} \\p{Lu}|^\\d{1,4},? |${STREETS}`, 'i');
/** Who signs for a company: the name behind it is the company's, whatever it is. */
export const TEAM = expression(`(?<!\\p{L})${TEAMS}(?!\\p{L})`, 'i');
const NO_NAME = new RegExp(`:|@|${ATTENTION}|\\d`, 'i');
const TO = expression(`^${MAIL_TO} ?: ?(?=\\p{Lu}\\p{L}+(?: \\p{Lu}[\\p{L}-]+){1,2} ?(?:$|<))`, 'im');

/** "Para: Hotel Solana, S.L." in an offer. */
const FOR = expression(`^(?:${MAIL_TO}|${OFFERED_TO}) ?: ?(?=\\p{Lu})`, 'im');

/** Null: none is found. `known`: other parties. */
export function readAddressee(
  paper: Paper,
  lexicon: Lexicon,
  known: readonly Name[],
  sender: Name | null,
): PartyReading | null {
  const inline = inlineCustomer(paper, lexicon);
  if (inline) return asFound(inline);
  const inBlock = block(paper, lexicon, [...known, ...(sender ? [sender] : [])]) ?? secondBlock(paper, lexicon, sender);
  const name = inBlock ? null : (greeted(paper, lexicon) ?? addressed(paper, lexicon));
  return inBlock ?? (name ? asFound(name) : null);
}

/** The name of a letter as a party. */
export function asFound(name: Name): PartyReading {
  return { name, likelihood: name.known ? 0.75 : 0.66 };
}

/** "À : Bernard Chappuis". */
function addressed(paper: Paper, lexicon: Lexicon): Name | null {
  const top = paper.text.slice(0, HEAD_TEXT);
  const match = TO.exec(top);
  if (match) return nameAt(paper, lexicon, match.index + match[0].length);
  const side = top.includes('@') ? null : FOR.exec(top);
  const name = side ? nameAt(paper, lexicon, side.index + side[0].length) : null;
  return name?.known ? name : null;
}

/** "(Kunde: Fahrschule Özdemir)", "client : Pharmacie des Halles" within a sentence. */
function inlineCustomer(paper: Paper, lexicon: Lexicon): Name | null {
  const pattern = patternOf(lexicon, 'inline', () =>
    expression(
      `(?<=[ (,])(?<!(?:${SIGNS_FOR}|${SIGNATURE_LABELS}) )(?:${lexicon.parties.roles}) ?: (?=[\\p{Lu}])`,
      'gi',
    ),
  );
  const match = pattern.exec(paper.text.slice(0, 6000));
  return match ? nameAt(paper, lexicon, match.index + match[0].length) : null;
}

/** The name above a street and a post code; of a firm and a person in it the firm, and of a person and a trade below nobody knows. */
function block(paper: Paper, lexicon: Lexicon, others: readonly Name[]): PartyReading | null {
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
      if (!best || others.some((other) => same(other, best)) || best.text.length >= 70) continue;
      const isPerson = introducesPerson(lexicon, above);
      const firm = isPerson && upper && higher && isFirm(higher, upper) ? higher : null;
      if (firm && !others.some((other) => same(other, firm))) return { name: firm, likelihood: 0.75 };
      const isUnclear =
        !isPerson &&
        upper !== undefined &&
        introducesPerson(lexicon, paper.text.slice(upper.start, upper.end)) &&
        !signsHerself(paper, best);
      return { name: best, likelihood: isUnclear ? UNCLEAR : asFound(best).likelihood };
    }
  }
  return null;
}

function introducesPerson(lexicon: Lexicon, line: string): boolean {
  const intro = beginsWith(lexicon, 'introduced', lexicon.parties.person, line);
  return intro !== null && intro[0].length < line.length;
}

/** "E. Rocard", "Émilie Rocard" alone on one of the last lines. */
function signsHerself({ text, lines }: Paper, { text: name }: Name): boolean {
  const [first = '', ...rest] = name.split(' ');
  const short = plain(`${first[0]}. ${rest.at(-1)}`);
  return lines
    .slice(-LAST_LINES)
    .some(({ start, end }) => [plain(name), short].includes(plain(text.slice(start, end))));
}
const LAST_LINES = 5;

/** Without accents, which a signature may lack. */
function plain(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Some words that fill the line above a person's name. */
function isFirm(name: Name, line: Span): boolean {
  return name.text.includes(' ') && name.start === line.start && name.end >= line.end - 1 && !STREET.test(name.text);
}

/** "Praktijk voor coaching" under "Mevrouw I. Hollander": what a person does is not the name of a company. */
function isTrade(name: Name | null): boolean {
  return !/\p{Lu}.* \p{Lu}/u.test(name?.text ?? '');
}

function same(one: Name, other: Name): boolean {
  const [a, b] = [one.text.toLowerCase(), other.text.toLowerCase()];
  return a.includes(b) || b.includes(a);
}

/** Owners of a house, who are called by its address. */
const OWNERS =
  /^(?:comunidad de propietarios|syndicat (?:des copropriétaires|de copropriété)|copropriété|(?:wohnungs)?eigentümergemeinschaft|weg|vve|vme|vereniging van eigenaars)\b/i;

/** Under the sender's own lines, parted from them by an empty one: a name over its town, or alone. */
function secondBlock(paper: Paper, lexicon: Lexicon, sender: Name | null): PartyReading | null {
  const top = paper.raw.slice(0, HEAD_TEXT).replaceAll('\r\n', '\n');
  const blocks = everyMatch(top, /(?<=^|\n[ \t]*\n)[^\n]+(?:\n[^\n]*\S[^\n]*)*/g);
  for (const own of blocks.slice(1, 4)) {
    const [line = '', below = ''] = own[0].split('\n');
    const first = line.replace(/^[> \t]+/, '').trim();
    if (beginsWith(lexicon, 'greets', lexicon.parties.greeting, first) !== null) return null;
    if (says(lexicon, 'closing', lexicon.parties.closing, first)) continue;
    if ((/\d/.test(first) && !OWNERS.test(first)) || /[:!?,]$|: /.test(first) || (own[0].match(/\n/g)?.length ?? 0) > 3)
      continue;
    const start = paper.text.indexOf(first);
    const name = start < 0 ? null : nameAt(paper, lexicon, start);
    if (!name || name.end < start + first.length - 1 || (sender && same(sender, name))) continue;
    const titled = says(
      lexicon,
      'paper titles',
      `${lexicon.kind.titles}|${lexicon.kind.others}|${lexicon.kind.orders}`,
      first,
    );
    if (!name.text.includes(' ') || titled || TEAM.test(first)) continue;
    const isUnclear =
      introducesPerson(lexicon, first) && /^\p{Lu}\p{L}+ \p{L}/u.test(below.trim()) && !signsHerself(paper, name);
    return { name, likelihood: isUnclear ? UNCLEAR : asFound(name).likelihood };
  }
  return null;
}

/** "Estimada Sonia Cuesta Marín:": a first name and a surname. */
function greeted(paper: Paper, lexicon: Lexicon): Name | null {
  const pattern = patternOf(lexicon, 'greeting', () =>
    expression(
      `^(?:${lexicon.parties.greeting})(?:,? (?:${lexicon.parties.person}|${STAFF_OF}))?,? (?=\\p{Lu}\\p{L}+ \\p{Lu})`,
      'i',
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
