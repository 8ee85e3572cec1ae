/** The parties of an everyday document: labelled sides, "X Ltd (the Club) and Y Ltd", a letterhead and whom it is addressed to. */
import { endsLegally } from '../parties/legalForms.ts';
import { ADDRESS_LINE, DAY_LINE, NO_SIGNATURE, PART, TITLE_WORD } from '../lexicon/everydayKinds.ts';
import { OPPOSITE, PAYING_ROLE } from '../lexicon/everydayLabels.ts';
import { cleanName, NAME_WORDS, PERSON, splitCouple, splitPersons } from './cleanName.ts';
import type { Row } from './cells.ts';
import { doersOf } from './doersOf.ts';
import type { Field } from './fields.ts';
import { letterhead } from './letterhead.ts';
import { MAIL } from './mail.ts';
import { OPPOSED, type Found } from './found.ts';
import { findNames } from './findNames.ts';
import { isSame } from './isSame.ts';
import { readLetterSides } from './readLetterSides.ts';
import { readMail } from './readMail.ts';
import { findSignedFor, readSignedFor } from './readSignedFor.ts';
import { readActing } from './readActing.ts';
import { isBesideSigner, isOfAdviser, isOfficer, isSigner, isStaff, isSignLine, TWO_NAMES } from './signers.ts';
import { readLoan } from './readLoan.ts';
import { readListener, readNamedAbove, readSides, readSpeaker } from './readSides.ts';
import { withOwners } from './withOwners.ts';

/** Labels that stand before much else. */
const SENT = /^(?:from|to)$/;
const PAIR = /^(?:between|and)$/;
const LOOSE = /^(?:from|to|for|name|between|and)$/;
/** Somebody who only filled in the form: a first name and a surname. */
const BY_PERSON = /^(?:(?:prepared|ordered|issued) by|for the attention of)$/;
/** Who brings two parties together is one of them only where no two others are. */
const BETWEEN_THEM =
  /^(?:(?:your |our )?(?:(?:insurance )?(?:broker|underwriter|intermediary)|(?:letting |managing |lettings )?agents?|guarantors?|suret(?:y|ies)|vendor|(?:bill|billed|ship|invoice)(?:ed)? to))$/;
/** … but for whoever is bound, too. */
const GUARANTOR = /^(?:the )?(?:guarantors?|suret(?:y|ies))$/;
const GUARANTEES =
  /\bThe (?:Guarantors?|Suret(?:y|ies)) (?:guarantees?|agrees?|undertakes?|will|shall|must|promises?)\b/;
const LABELLED = 0.85;
const FREE = 0.66;
/** The head of the next column, "Principal    Loan Date", or of the whole paper: "EMPLOYEE LOAN AGREEMENT". */
const HEAD_WORD = /\b(?:date|number|amount|maturity|contact|address|agreement|contract)$/i;
/** Whose head is the buyer's. */
const PURCHASE = /\bpurchase order\b/i;
/** Labelled sides first; where they are not two, names that stand in the document's sentences and its head. */
export function readEverydayParties(raw: string, fields: readonly Field[], rows: readonly Row[]): Found<string>[] {
  const names = findNames(raw);
  return withOwners(raw, names, readNamed(raw, fields, rows, names));
}

function readNamed(
  raw: string,
  fields: readonly Field[],
  rows: readonly Row[],
  names: readonly Found<string>[],
): Found<string>[] {
  const above = readNamedAbove(raw, fields);
  if (above.length > 0) return above;
  // "Between X Ltd ("we") and Y and Z ("you")", in one line.
  const pair = fields.find(({ label, value }) => label === 'between' && / and /.test(value));
  const both = pair ? readSides(raw) : [];
  if (both[0] && isSame(both[0].value, cleanName(pair?.value ?? '') ?? '')) return both;
  const parties: Found<string>[] = [];
  let paying = 0;
  const isGuaranteed = GUARANTEES.test(raw) && fields.some(({ label }) => GUARANTOR.test(label));
  const sent =
    !MAIL.test(raw) &&
    ['from', 'to'].every((word) => fields.some(({ label, value }) => label === word && !value.includes('@')));
  const paired = ['between', 'and'].every((word) => fields.some(({ label }) => label === word));
  const ordered = [
    ...fields.filter(({ label }) => !BETWEEN_THEM.test(label)),
    ...fields.filter(({ label }) => BETWEEN_THEM.test(label)),
  ];
  for (const field of ordered) {
    if (!field.kinds.includes('party') || isOfAdviser(field, raw)) continue;
    const isBetween = BETWEEN_THEM.test(field.label) && !(isGuaranteed && GUARANTOR.test(field.label));
    if (isBetween && (parties.length >= 2 || isOutnumbered(field, parties, names))) continue;
    const name = cleanName(field.value);
    const isPaired = (paired && PAIR.test(field.label)) || (sent && SENT.test(field.label));
    const isLoose = LOOSE.test(field.label) && !isPaired && !isAddressed(field, raw);
    if (name !== null && (HEAD_WORD.test(name) || (PART.test(name) && !endsLegally(name)))) continue;
    const isReader = field.label === 'to' && !MAIL.test(raw) && name !== null && isOwnName(name);
    if (name !== null && isLoose && !isReader && !endsLegally(name)) continue;
    if (name !== null && field.label === 'business' && !isOwnName(name)) continue;
    if (name !== null && TWO_NAMES.test(name) && !PAYING_ROLE.test(field.label) && isSignLine(field, raw)) continue;
    const isPerson = name !== null && PERSON.test(name) && !endsLegally(name);
    if (isPerson && (isBesideSigner(field, raw, ordered) || isStaff(field, name, raw) || isOfficer(field, name, raw)))
      continue;
    if (name !== null && BY_PERSON.test(field.label) && TWO_NAMES.test(name) && !endsLegally(name)) continue;
    if (name === null || parties.some((party) => isSame(party.value, name)) || isSigner(field, name, parties, ordered))
      continue;
    for (const value of field.label === 'between' ? splitPair(name) : splitCouple(name, raw))
      parties.push({ value, start: field.start, end: field.end, confidence: LABELLED, working: null });
    if (PAYING_ROLE.test(field.label) || isAddressed(field, raw)) paying += 1;
  }
  const speaker = readSpeaker(raw);
  if (speaker && !parties.some(({ value }) => isSame(value, speaker.value))) {
    const you = fields.find(({ label, kinds }) => kinds.includes('party') && PAYING_ROLE.test(label));
    const other = parties.find(({ start }) => start === you?.start) ?? (parties.length === 1 ? parties[0] : undefined);
    const first = names.find(({ value }) => !isSame(value, speaker.value) && !value.includes(speaker.value));
    const signer = findSignedFor(raw).find(({ value }) => !isSame(value, speaker.value));
    const reader = other ?? (parties.length === 0 ? (first ?? readListener(raw, speaker) ?? signer) : null);
    if (reader) return [speaker, { ...reader, confidence: Math.max(reader.confidence, FREE) }];
  }
  // Two persons are one side: the other is in the letterhead.
  const isOneSide =
    parties.length === 2 &&
    paying === 1 &&
    parties.every(({ value, start }) => TWO_NAMES.test(value) && start === parties[0]?.start);
  if (isOneSide) return [...[letterhead(rows, names)].flatMap((head) => head ?? []), ...parties];
  if (parties.length >= 2) {
    const sides = isGuaranteed ? parties : withoutHelpers(parties);
    const labels = sides.map(({ start }) => fields.find((field) => field.start === start)?.label ?? '');
    const roles = new Set(labels.filter((label) => !GUARANTOR.test(label)));
    const areOpposite =
      roles.size === 2 &&
      (OPPOSITE.every((role) => [...roles].some((one) => role.test(one))) ||
        [...roles].every((one) => doersOf(raw).has(one.replace(/^the /, ''))));
    return areOpposite ? sides.map((side) => ({ ...side, confidence: OPPOSED })) : sides;
  }
  const sides = [readSides, readLoan, readLetterSides, readActing, readMail, readSignedFor]
    .map((read) => read(raw))
    .find(({ length }) => length >= 2);
  if (sides?.some(({ value }) => parties.every((party) => isSame(party.value, value)))) return sides;
  const named = names.filter((name) => !parties.some((party) => isSame(party.value, name.value)));
  if (parties.length === 1) {
    const top = letterhead(rows, named);
    const label = fields.find(({ start }) => start === parties[0]?.start)?.label ?? '';
    const isOrdered = /^(?:vendor|supplier)$/.test(label) && PURCHASE.test(raw.slice(0, 300));
    const isTop =
      top && (paying === 1 || isOrdered || (label === 'to' && / /.test(top.value)) || isNamedAgain(top, raw));
    const signer =
      label === 'to' ? findSignedFor(raw).find(({ value }) => !isSame(value, parties[0]?.value ?? '')) : null;
    const head = isTop ? top : signer;
    const other = head ?? named[0];
    return other ? [head ? other : { ...other, confidence: FREE }, ...parties] : parties;
  }
  const top = letterhead(rows, named);
  const found = top && !named.some((name) => isSame(name.value, top.value)) ? [top, ...named] : named;
  const signers = found.length < 2 ? findSignedFor(raw) : [];
  const all = [...found, ...signers.filter((one) => !found.some((name) => isSame(name.value, one.value)))];
  return all.length >= 2
    ? all.slice(0, 2).map((name) => ({ ...name, confidence: Math.min(name.confidence, FREE) }))
    : all;
}

/** Beside two sides: whoever acts for one of them, or a thing: "Producer: Theo Wexler", "Studio: Studio 7". */
function withoutHelpers(parties: readonly Found<string>[]): Found<string>[] {
  const isNoThing = (one: Found<string>): boolean => isFirm(one) || !/ \d+$/.test(one.value);
  const isCouple = ({ start }: Found<string>): boolean => parties.filter((party) => party.start === start).length > 1;
  const isNoPerson = (one: Found<string>): boolean => isFirm(one) || (isNoThing(one) && !TWO_NAMES.test(one.value));
  const two = parties.some(isCouple)
    ? undefined
    : [isFirm, isNoPerson, isNoThing].map((is) => parties.filter(is)).find(({ length }) => length === 2);
  return two ?? [...parties];
}

function isFirm({ value }: Found<string>): boolean {
  return endsLegally(value);
}

/** Does the document speak again of what stands at its top, be it by its first two words? */
function isNamedAgain({ value, end }: Found<string>, raw: string): boolean {
  const [short] = /^\S+ \S+/.exec(value) ?? [];
  return short !== undefined && raw.indexOf(short, end) > 0;
}

/** "Harbour Gym Ltd and Kelvin Cleaning Ltd" behind "between" are two, since a legal form ends a name. */
function splitPair(name: string): string[] {
  const [, first = '', second = ''] = /^(.{3,80}?) and (.{3,80})$/.exec(name) ?? [];
  return endsLegally(first) ? [first, second] : splitPersons(name);
}

/** "Marchbank Community Choir", and neither "The Manager" nor "Hire of scaffolding". */
function isOwnName(name: string): boolean {
  const last = name.split(' ').at(-1) ?? '';
  return / \S+ /.test(name) && NAME_WORDS.test(name) && !TITLE_WORD.test(name) && !NO_SIGNATURE.test(last);
}

/** Is there another name with a legal form for the second side than that of a broker or an agent? */
function isOutnumbered({ value }: Field, parties: readonly Found<string>[], names: readonly Found<string>[]): boolean {
  const others = names.filter((name) => !isSame(name.value, value) && !value.includes(name.value));
  return parties.length === 1 && others.some((name) => !parties.some((party) => isSame(party.value, name.value)));
}

/** "To: Green Fork Kitchens, Unit 8, Weir Mills": a name with its address, behind it or on the next line. */
function isAddressed({ label, value, end }: Field, raw: string): boolean {
  const [name, ...lines] = value.split(/, */);
  const below =
    raw
      .slice(end, end + 120)
      .split('\n')[1]
      ?.trim() ?? '';
  const rest = DAY_LINE.test(below) ? lines : [...lines, below];
  return (
    /^(?:to|from|for)$/.test(label) &&
    NAME_WORDS.test(name ?? '') &&
    / /.test(name ?? '') &&
    rest.some((line) => ADDRESS_LINE.test(line))
  );
}
