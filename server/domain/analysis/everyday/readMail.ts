/** The two sides of an email: who writes and to whom, by its heads, its greeting and the lines under a name at its end. */
import { endsLegally } from '../parties/legalForms.ts';
import { DEPARTMENTS, NO_SIGNATURE, PART, PLAN_WORD } from '../lexicon/everydayKinds.ts';
import { findNames } from './findNames.ts';
import type { Found } from './found.ts';
import { everyMatch } from '../../everyMatch.ts';

type Side = { name: string; organisation: string | null; domain: string; start: number; end: number };

const HEAD = /^[ \t>*]*(From|To|Von|An|De|À|Para|Van|Aan) ?:\**[ \t]*(\S[^\n]{1,140})$/gm;
const WRITER = /^(?:From|Von|De|Van)$/;
const NAME =
  /^(?:\p{Lu}[\p{L}\p{N}'’.&-]*|&|\d+)(?: (?:\p{Lu}[\p{L}\p{N}'’.&-]*|plc|&|and|of|the|for|\d+|\(\p{Lu}\p{L}+\)))*$/u;
const GREETING = /^[ \t>]*(?:hello|hi|dear|good (?:morning|afternoon)),? ([^,\n]{4,60}?)(?: team)?[,!:]? *$/im;
/** Whoever signs puts his organisation within so many lines. */
const MOST_LINES = 4;
/** A domain and a name that begin with so many same letters belong together. */
const SAME_LETTERS = 5;
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: (?:(?:de|van|von|der|den|el|al|la) )*\p{Lu}[\p{L}'’-]+){1,3}$/u;
const CAPITALS = /\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:\p{Lu}[\p{L}\p{N}'’&-]*|&|and|of))*/gu;
const MOST_TEXT = 6000;
const SURE = 0.75;
const LIKELY = 0.66;

/** Both sides where both are known and differ, else none. Linear. */
export function readMail(raw: string): Found<string>[] {
  const heads = everyMatch(raw.slice(0, 30_000), HEAD);
  const first = heads[0];
  if (!first) return [];
  const from = heads.find((head) => WRITER.test(head[1] as string));
  const to = heads.find((head) => !WRITER.test(head[1] as string));
  const sides = [from, to].flatMap((head) => (head ? sideOf(head, heads) : []));
  const greeted = to ? null : GREETING.exec(raw);
  if (from && greeted && PERSON.test(greeted[1] as string)) sides.push(greetedSide(greeted));
  const [writer, reader] = sides;
  if (!writer || !reader) return [];
  if (writer.domain !== '' && writer.domain === reader.domain) return [];
  const answered = heads.filter((head) => WRITER.test(head[1] as string)).map((head) => sideOf(head, heads));
  const other = answered.find(({ name }) => name !== writer.name && !name.startsWith(`${writer.name} `));
  const writes = organisationOf(raw, writer, false);
  const reads = organisationOf(raw, reader, true) ?? (other ? organisationOf(raw, other, false) : null);
  // A person on one's own, who agrees with a firm.
  if (!writes && reads && reader.organisation !== null && PERSON.test(writer.name)) {
    const { name, start, end } = writer;
    return [{ value: name, start, end, confidence: LIKELY, working: null }, reads];
  }
  // "From: Cirrus Barn Billing", "To: Oakline Dental": nothing but their names is known of them.
  const bare = [writer, reader].map(({ name }) => name.replace(DEPARTMENTS, '').trim());
  if (
    (!writes || !reads) &&
    [writer, reader].every(({ domain }) => domain === '') &&
    bare.every((name) => isName(name) && / /.test(name))
  )
    return [writer, reader].map(({ start, end }, at) => ({
      value: bare[at] as string,
      start,
      end,
      confidence: SURE,
      working: null,
    }));
  const found = [writes, reads].flatMap((one) => one ?? []);
  return found.length === 2 && found[0]?.value !== found[1]?.value ? found : [];
}

/** "Dean Marlowe <dean@marloweplant.example>", "Priya Nair (Procurement), Penhallow District Council". */
function sideOf(head: RegExpMatchArray, heads: readonly RegExpMatchArray[]): Side {
  const value = (head[2] as string).replace(/["*]/g, '');
  const name = plain(value);
  const [person, ...rest] = name.split(/, ?/);
  // "Mark (Corvid Press)"
  const inside = /\(([^()]{5,60})\)/.exec(value)?.[1] ?? '';
  const bracketed =
    isName(inside) && / /.test(inside) && !NO_SIGNATURE.test(inside) && !PART.test(inside) ? inside : null;
  const organisation =
    bracketed ?? rest.findLast((part) => isName(part) && / /.test(part) && !/^\d/.test(part)) ?? null;
  const addressed = heads
    .map((other) => other[2] as string)
    .find((other) => other.includes('@') && plain(other).startsWith(person as string));
  const domain = /@([\w-]+)\./.exec(value.includes('@') ? value : (addressed ?? ''))?.[1] ?? '';
  const start = head.index as number;
  return { name: person as string, organisation, domain: domain.toLowerCase(), start, end: start + head[0].length };
}

/** "Hi Greta Sandoval": to whom a message without a "To" is written. */
function greetedSide(greeted: RegExpExecArray): Side {
  const place = { start: greeted.index, end: greeted.index + greeted[0].length };
  return { name: greeted[1] as string, organisation: null, domain: '', ...place };
}

function plain(value: string): string {
  return value
    .replace(/<[^>]*>?|\([^)]*\)|\[[^\]]*\]|\S+@\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
    .trim();
}

function organisationOf(raw: string, side: Side, isReader: boolean): Found<string> | null {
  const { name, organisation, domain, start, end } = side;
  const at = (value: string, confidence: number, place = { start, end }): Found<string> => ({
    value,
    ...place,
    confidence,
    working: null,
  });
  if (organisation !== null) return at(organisation, SURE);
  const led = leadingWords(name, domain);
  if (led !== null) return at(led, SURE);
  const owner = findNames(raw).find(({ value }) => !value.includes(' for ') && isOf(value, domain));
  if (owner && !endsLegally(name)) return { ...owner, confidence: SURE };
  const own = name.replace(DEPARTMENTS, '').trim();
  if (own !== '' && isName(own) && (endsLegally(own) || isOf(own, domain))) return at(own, SURE);
  const signed = signatureOf(raw, name);
  const isOwn = signed !== null && (isOf(signed.value, domain) || endsLegally(signed.value));
  // What the address calls the firm goes before a line that may name a part of it: "SME Renewals".
  const written = isOwn ? null : writtenName(raw, domain);
  if (written) return { ...inGreeting(raw, written, isReader), confidence: SURE, working: null };
  if (signed && (isOwn || !PART.test(signed.value))) return at(signed.value, isOwn ? SURE : LIKELY, signed);
  const greeted = isReader ? GREETING.exec(raw) : null;
  const addressee = greeted?.[1] ?? '';
  if (!greeted || !isName(addressee) || !/ \S+ /.test(addressee) || NO_SIGNATURE.test(addressee))
    return isReader && PERSON.test(name) ? at(name, LIKELY) : null;
  const place = { start: greeted.index, end: greeted.index + greeted[0].length };
  return at(addressee, isOf(addressee, domain) ? SURE : LIKELY, place);
}

/** "Vantel Business" of vantel.example, "Facturación Nubalia" of nubalia.example: the words that are its domain. */
function leadingWords(name: string, domain: string): string | null {
  const words = name.split(' ');
  if (domain.length < 4) return null;
  for (let count = 1; count < words.length; count += 1) {
    const [lead, rest] = [words.slice(0, count).join(' '), words.slice(count).join(' ')];
    if (/^\p{Lu}/u.test(lead) && letters(lead) === letters(domain) && PLAN_WORD.test(rest)) return lead;
    if (/^\p{Lu}/u.test(rest) && letters(rest) === letters(domain) && lead.replace(DEPARTMENTS, '').trim() === '')
      return rest;
  }
  return null;
}

/** Capitalised words of the text that are a domain, or begin with it: "Little Acorns Nursery" of littleacorns.example. */
function writtenName(raw: string, domain: string): { value: string; start: number; end: number } | null {
  const own = letters(domain);
  if (own.length < SAME_LETTERS + 1) return null;
  for (const run of everyMatch(raw.slice(0, MOST_TEXT), CAPITALS)) {
    const all = everyMatch(run[0], /\S+/g);
    for (const word of all) {
      const value = run[0].slice(word.index).replace(/[.]$/, '');
      const isOwn = [value, value.replace(/ (?:&|and) Co\b/, '')].flatMap(spellings).some((one) => one.startsWith(own));
      if (!isOwn) continue;
      const start = run.index + word.index;
      const name = leadingWords(value, domain) ?? value;
      if (!isName(name)) return null;
      return inFull(raw, name) ?? { value: name, start, end: start + name.length };
    }
  }
  return null;
}

/** "Thanks for choosing Emberline … Emberline Energy": the name on a line of its own, where it is longer. */
function inFull(raw: string, name: string): { value: string; start: number; end: number } | null {
  const at = raw.indexOf(`\n${name} `) + 1;
  const value = (raw.slice(at).split('\n')[0] as string).trim();
  const isOwn = at > 0 && isName(value) && !PLAN_WORD.test(value.slice(name.length + 1));
  return isOwn ? { value, start: at, end: at + value.length } : null;
}

/** "Hello Prudence Whitcomb Antiques" to whom the address calls whitcombantiques: all of the name. */
function inGreeting<T extends { value: string }>(raw: string, found: T, isReader: boolean): T {
  const greeted = isReader ? (GREETING.exec(raw)?.[1] ?? '') : '';
  return isName(greeted) && greeted.endsWith(` ${found.value}`) ? { ...found, value: greeted } : found;
}

/** The letters of a name, which may be written with "and" for its "&", or whose first words may be initials: "ovtitle". */
function spellings(name: string): string[] {
  const words = name.split(' ');
  const initials = words.slice(1).map((_, at) => {
    const first = words.slice(0, at + 1).map((word) => word[0]);
    return letters(`${first.join('')}${words.slice(at + 1).join('')}`);
  });
  return [letters(name), letters(name.replace(/ & /g, ' and ')), ...initials];
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The organisation in one of the lines under the name of whoever signs. */
function signatureOf(raw: string, name: string): { value: string; start: number; end: number } | null {
  const [firstName] = name.split(' ');
  if (!firstName || firstName.length < 2) return null;
  let at = 0;
  let left = 0;
  for (const line of raw.split('\n')) {
    const text = line.replace(/^[ \t>]+/, '').trim();
    const isSigner =
      text === name ||
      text === firstName ||
      text === `${firstName},` ||
      (text.startsWith(`${firstName} `) && PERSON.test(text) && text.split(' ').length === 2);
    if (isSigner) left = MOST_LINES;
    else if (
      /^(?:(?:from|to|sent|date|subject|von|an|datum|betreff|de|para|fecha|asunto|van|aan|objet) ?:|-{3,}|_{3,})/i.test(
        text,
      )
    )
      left = 0;
    else if (left > 0 && text !== '') {
      left -= 1;
      // "Parts & Stores Manager | Acme Ltd"
      const part = text
        .split(/ ?(?:\||,(?! (?:Inc|LLC|Ltd|L\.L\.C|Corp|LP|LLP|P\.?C|N\.A)\b)) ?/)
        .findLast((one) => isOrganisation(one, name));
      if (part !== undefined) return { value: part, start: at, end: at + line.length };
    }
    at += line.length + 1;
  }
  return null;
}

function isOrganisation(text: string, person: string): boolean {
  return isName(text) && / /.test(text) && text !== person && !NO_SIGNATURE.test(text);
}

function isName(text: string): boolean {
  return text.length >= 3 && text.length <= 80 && NAME.test(text);
}

/** Does the address belong to the name: "marloweplant" to "Marlowe Plant Hire"? */
function isOf(name: string, domain: string): boolean {
  const own = letters(domain);
  if (own.length < 3) return false;
  return spellings(name).some((plainName) => {
    const short = Math.min(SAME_LETTERS, own.length, plainName.length);
    return own.slice(0, short) === plainName.slice(0, short) || (own.length >= SAME_LETTERS && plainName.includes(own));
  });
}
