/** Who is bound: the names of prose, those that a plain document's labels and sides give, or those of a form. */
import type { Document } from './document.ts';
import { readCells } from './everyday/cells.ts';
import { labelKinds } from './everyday/labels.ts';
import type { Everyday } from './everyday/readEveryday.ts';
import { PERSON } from './everyday/cleanName.ts';
import { isDoubtful } from './everyday/doubtSides.ts';
import { OPPOSED } from './everyday/found.ts';
import { isInitialOf, isSame, isShortened } from './everyday/isSame.ts';
import type { Findings } from './findings.ts';
import type { FormReading } from './form/readForm.ts';
import { NO_PARTY, TITLE_WORD } from './lexicon/everydayKinds.ts';
import { SIGNED_FOR } from './lexicon/signing.ts';
import { oneOf } from './lexicon/oneOf.ts';
import { endsLegally } from './parties/legalForms.ts';
import { isOfTwoPlaces, ofOneColumn } from './parties/ofOneColumn.ts';
import { quoteParties } from './parties/quoteParties.ts';
import { isPlaceOrTime } from './parties/places.ts';
import { SAID_OUTRIGHT } from './parties/readNameRows.ts';
import { findParties } from './parties/readParties.ts';
import { writesFor } from './parties/writesFor.ts';
import { isNoName } from './sides/sideNames.ts';

const TWO_NAMES = /^\p{Lu}[\p{L}'’.-]* \p{Lu}[\p{L}'’-]+$/u;
/** Sides that are named as such, so that no other reader is asked. */
const NAMED_SIDE = 0.7;
/** Sides that a label names. */
const LABELLED = 0.85;
/** Shown to a person as what might be, and never as a fact. */
const UNSURE = 0.5;

/** Which of the readings of the parties stand: those of the prose, or those of a plain document's labels and sides. The evidence goes into `findings`. */
export function takeParties(findings: Findings, document: Document, everyday: Everyday | null): string[] {
  const { parties: read, others } = findParties(document);
  if (read.length >= 2 && read.every(({ confidence }) => confidence === SAID_OUTRIGHT))
    return quoteParties(document, read).flatMap((reading) => findings.take('parties', reading) ?? []);
  const said = (everyday?.parties ?? []).map((side) => inFull(side, read, everyday?.text ?? ''));
  const parties = read
    .map((name) => withoutTown(withoutAddress(name, said), everyday?.text ?? ''))
    .flatMap((name) => (everyday ? (ofOneColumn(name, read, everyday.text) ?? []) : name))
    .filter(
      (name) =>
        !isNoName(name.value) &&
        !(everyday && (isGlued(name.value, everyday) || (!everyday.formal && NO_PARTY.test(name.value)))) &&
        !isBoth(name.value, read) &&
        !read.some(({ value }) => isShortened(name.value, value)) &&
        !(everyday && isPost(name.value)) &&
        !(everyday && isOfTwoPlaces(name.value, read, everyday.text)) &&
        !read.some(({ value }) => isInitialOf(name.value, value)) &&
        !(
          everyday &&
          ((!everyday.formal &&
            (TOWN.test(name.value) || isTownLine(name.value, everyday.text)) &&
            !endsLegally(name.value)) ||
            isSeat(name.value, read, document.text) ||
            isSigner(name.value, read, said) ||
            writesFor(name.value, read, document.raw))
        ) &&
        !(SIGNED_FOR.test(name.value) && read.some((other) => other !== name && name.value.endsWith(other.value))),
    );
  const isPlain = everyday?.formal === false;
  // Two firms that the prose knows, and a label that names a person: "Team lead: Priscilla Goh".
  const isTeam =
    parties.length === 2 &&
    parties.every(({ value }) => endsLegally(value)) &&
    said.some(({ confidence }) => confidence < OPPOSED) &&
    said.some(({ value, confidence }) => confidence >= LABELLED && TWO_NAMES.test(value) && !endsLegally(value));
  const text = everyday?.text ?? '';
  const labelled = everyday?.fields.filter(({ kinds }) => kinds.includes('party')).length ?? 0;
  const sidesWin = isPlain && !isTeam && said.length >= 2 && said.every(({ confidence }) => confidence >= NAMED_SIDE);
  // A name that a label gives is one of the parties: where the prose does not know it, or reads more than the name, it read something else.
  const missesLabel =
    isPlain &&
    !isTeam &&
    said.length >= 2 &&
    said.some(({ value, confidence }) => confidence >= LABELLED && !parties.some((name) => name.value === value));
  const gluesLabel =
    isPlain &&
    said.length >= 2 &&
    said.some(({ value }) => parties.some((name) => name.value !== value && name.value.endsWith(` ${value}`)));
  // Named as sides, and all that the prose knows is among them.
  const isSaid = (name: { value: string }): boolean => said.some((side) => isSame(side.value, name.value));
  const knowsMore =
    said.length > parties.length &&
    said.length >= 2 &&
    said.every(({ confidence }) => confidence >= NAMED_SIDE) &&
    parties.every(isSaid);
  // The prose guesses at a heading where labels name both sides, of whom it knows one.
  const guessesOne =
    said.length >= 2 &&
    said.every(({ confidence }) => confidence >= NAMED_SIDE) &&
    parties.some(isSaid) &&
    !parties.every(isSaid) &&
    parties.every((name) => isSaid(name) || (name.confidence < NAMED_SIDE && !endsLegally(name.value)));
  if (
    knowsMore ||
    guessesOne ||
    missesLabel ||
    gluesLabel ||
    sidesWin ||
    (said.length > parties.length && parties.length < 2 && (isPlain || labelled >= 2))
  ) {
    const isDoubt = isPlain && (said.length === 1 || isGuessed(said, everyday) || isDoubtful(quoted(said, text), text));
    return said.flatMap(
      (name) => findings.takeFound('parties', isDoubt ? { ...name, confidence: UNSURE } : name) ?? [],
    );
  }
  const readings = quoteParties(document, parties);
  const isDoubt =
    isPlain && (isGuessed(readings, everyday) || isDoubtful(quoted(readings, document.text), document.text));
  if (isPlain && (parties.length === 1 || isDoubt)) {
    const isLabelled = said.length >= 2 && said.some(({ confidence }) => confidence >= LABELLED);
    if (isLabelled && !isDoubtful(quoted(said, text), text))
      return said.flatMap((name) => findings.takeFound('parties', name) ?? []);
    for (const reading of readings) findings.offer('parties', reading);
    return [];
  }
  for (const other of others.flatMap((one) => quoteParties(document, [one]))) findings.offer('parties', other);
  return readings.flatMap((reading) => findings.take('parties', reading) ?? []);
}

function quoted<T extends { start: number; end: number }>(
  names: readonly T[],
  text: string,
): (T & { quote: string })[] {
  return names.map((name) => ({ ...name, quote: text.slice(name.start, name.end) }));
}

/**
 * Names without a legal form or a label that nothing but their place gives, or where the letterhead names somebody else: they may be persons
 * who signed, brands or headings. Those that each have a line or a column to themselves are the head and the address of a letter.
 */
function isGuessed(names: readonly { value: string; confidence: number }[], { head, text }: Everyday): boolean {
  const isElse =
    head !== null && / /.test(head) && !names.some(({ value }) => isSame(value, head) || value.includes(head));
  const cells = new Set(
    readCells(text).flatMap((row) => row.cells.map((cell) => cell.text.replace(/^(?:Mr|Mrs|Ms|Dr)\.? |[.,]$/g, ''))),
  );
  const isWeak = names.every(
    ({ value, confidence }) => confidence < (isElse ? LABELLED : NAMED_SIDE) && !endsLegally(value),
  );
  return isWeak && (isElse || !names.every(({ value }) => cells.has(value)));
}

/** "Overberg Wheat Growers'", whose name goes on in the next line. */
function inFull<T extends { value: string }>(side: T, all: readonly { value: string }[], text: string): T {
  const behind = text.slice(text.indexOf(`${side.value}\n`) + side.value.length).trimStart();
  const whole = all.find(
    ({ value }) =>
      value.startsWith(`${side.value} `) && endsLegally(value) && behind.startsWith(value.slice(side.value.length + 1)),
  );
  return whole && text.includes(`${side.value}\n`) && !endsLegally(side.value) ? { ...side, value: whole.value } : side;
}

/** "Winnipeg MB". */
const TOWN = /^(?:\p{Lu}\p{Ll}+ ){1,3}\p{Lu}{2}$/u;

/** "of Rural Route 2, ": a street, behind which its town stands. */
const STREET = new RegExp(
  `\\b(?:${oneOf('rural route|route|box|highway|hwy|suite')} \\d+[a-z]?|\\d+[a-z]? [^,;()\\d]{2,30} ` +
    `${oneOf('street|st|road|rd|lane|avenue|ave|drive|way|close|court|boulevard')}\\.?), $`,
  'i',
);

/** "Store Manager": what somebody is who signs. */
function isPost(name: string): boolean {
  return !endsLegally(name) && (POST.test(name) || OFFICE.test(name));
}
/** "Commercial Banking Centre": where one of the sides does it. */
const OFFICE =
  /^(?:\p{Lu}\p{L}+ ){0,2}(?:Banking|Lending|Credit|Loans|Mortgage|Business) (?:Centre|Center|Office|Department|Division|Team)$/u;
const POST =
  /^(?:\p{Lu}\p{L}+ ){1,2}(?:Manager|Director|Officer|Secretary|Treasurer|Administrator|Coordinator|Executive)$/u;

/** "Maison Tilleul SARL, Dijon (the Maker)": where the one before it sits. */
function isSeat(name: string, all: readonly { value: string }[], text: string): boolean {
  if (endsLegally(name) || / \S+ /.test(name)) return false;
  const at = text.indexOf(name);
  if (STREET.test(text.slice(Math.max(0, at - 60), at))) return true;
  return all.some(({ value }) => endsLegally(value) && text.includes(`${value}, ${name} (`));
}

/** A person beside two parties that labels name and the prose knows, too: whoever signs for one of them. */
function isSigner(name: string, all: readonly { value: string }[], said: Everyday['parties']): boolean {
  const known = said.filter(
    (side) => side.confidence >= LABELLED && all.some(({ value }) => isSame(value, side.value)),
  );
  return (
    known.length >= 2 && PERSON.test(name) && !endsLegally(name) && !known.some(({ value }) => isSame(value, name))
  );
}

/** "Quillmark Inc., 300 Congress St." where a label gives "Quillmark Inc."; "Management Company Ltd" where it gives "Mill (Ware) Management Company Ltd". */
function withoutAddress<T extends { value: string }>(name: T, said: Everyday['parties']): T {
  const own = said.find(
    ({ value, confidence }) =>
      name.value.endsWith(` (${value})`) ||
      (confidence >= LABELLED &&
        ((name.value.startsWith(value) && /^ of The |^, .*\d/.test(name.value.slice(value.length))) ||
          (value.startsWith(`${name.value} `) &&
            /^ (?:[A-Z]{1,4} ?)?(?:[Nn]o\.? ?)?\d+$/.test(value.slice(name.value.length))) ||
          (endsLegally(value) && value.endsWith(` ${name.value}`)))),
  );
  return own ? { ...name, value: own.value } : name;
}

/** "… Kingston, New York" above "Catskill Land Surveying, Inc.": where the one above sits. */
function withoutTown<T extends { value: string }>(name: T, text: string): T {
  const [, place = '', rest = ''] = /^((?:\p{Lu}\p{Ll}+ ){1,2}?)(\p{Lu}.+)$/u.exec(name.value) ?? [];
  const own = [rest, rest.replace(/^\S+ /, '')].find(
    (one) => one !== '' && isPlaceOrTime(name.value.slice(0, -one.length).trim()) && / /.test(one) && endsLegally(one),
  );
  if (place === '' || !own || text.includes(name.value)) return name;
  const at = text.indexOf(own);
  return at > 0 && text.slice(text.lastIndexOf('\n', at) + 1, at).trim() === '' ? { ...name, value: own } : name;
}

/** Two of the parties, read once more as one: "Oak LLC and Elm LLC". */
function isBoth(name: string, all: readonly { value: string }[]): boolean {
  return all.some(({ value }) => {
    if (!name.startsWith(`${value} and `)) return false;
    const second = name.slice(value.length + 5);
    return all.some((other) => other.value === second);
  });
}

/** "Kingston, Ontario" on a line of its own. */
function isTownLine(name: string, text: string): boolean {
  const at = text.indexOf(`\n${name}, `);
  const place = at < 0 ? '' : (text.slice(at + name.length + 3).split('\n', 1)[0] as string).trim();
  return place !== '' && isPlaceOrTime(place);
}

/** A heading, or a label and a name read as one: "MEMBERSHIP AT A GLANCE", "Hirer Denby LLP". */
function isGlued(name: string, { formal, parties }: Everyday): boolean {
  if (formal) return false;
  if (!endsLegally(name) && name === name.toUpperCase() && TITLE_WORD.test(name)) return true;
  const inside = parties.filter(({ value }) => value !== name && name.endsWith(value));
  return inside.length > 0 && labelKinds(name.slice(0, -(inside[0]?.value.length ?? 0)).trim()).length > 0;
}

/** The parties that a form names in its cells. */
export function takeFormParties(findings: Findings, form: FormReading, everyday: Everyday | null): string[] {
  return form.parties.map((party) => {
    findings.quote('parties', party, 0.8, party.working);
    return withoutAddress({ value: party.name }, everyday?.parties ?? []).value;
  });
}
