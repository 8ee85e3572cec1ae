/**
 * Who the agreement is between: the preamble ("by and between X, a Delaware corporation ("X"), and Y"), a list of parties, names with
 * their aliases in the opening, or the signature blocks. Names are given as written; role words ("Licensor") are no names.
 */
import type { Document, Reading } from '../document.ts';
import { oncePer } from '../text/oncePer.ts';
import { areSigners, areUndersigned } from './undersigned.ts';
import type { Source } from './candidates.ts';
import { isSameParty, nameCore, plainWords } from './nameCore.ts';
import { checkPreamble } from './checkPreamble.ts';
import { firstWord, hasSuffix } from './partyName.ts';
import { readMaker, readPreamble, SURE_PREAMBLE, type Preamble } from './preamble.ts';
import { readDefined, withAddressee } from './readDefined.ts';
import { readHeadings, readIntroduced, readLed } from './readIntroduced.ts';
import { withOtherSide } from './readAsRole.ts';
import { readCover, readListed, readSubjects } from './readListed.ts';
import { readWeAndYou } from './readWeAndYou.ts';
import { readSignatures } from './readSignatures.ts';
import { readSignLines } from './readSignLines.ts';
import { signaturePassages } from './partySigns.ts';
import { weighParties, type Weighed } from './weighParties.ts';

/** From this likelihood on a candidate is a party; a second one already from the lesser, as an agreement has two sides. */
const LIKELY = 0.4;
const LIKELY_SECOND = 0.15;
/** … and beside a preamble whose parties sign. */
const VERY = 0.8;
/** Less likely candidates, and single words, are not even alternatives. */
const LEAST = 0.2;

/** `others`: who might be a party too, the likeliest first; never shown as a value. */
export type Parties = { parties: Reading<string>[]; others: Reading<string>[] };

/** The parties in order of appearance; each reading's span is its name's. */
export function readParties(document: Document): Reading<string>[] {
  return findParties(document).parties;
}

/** The parties, and who might be one. Of a sure preamble nothing else is asked. */
export const findParties = oncePer((document: Document): Parties => {
  const { parties, others } = findNamed(document);
  return { parties: withOtherSide(document, parties), others };
});

function findNamed(document: Document): Parties {
  const found = readPreamble(document);
  const preamble = { ...found, parties: checkPreamble(document, found.parties) };
  if (isSurePreamble(preamble) && !areUndersigned(document.text) && !isMadeByOther(document, preamble))
    return { parties: preamble.parties, others: [] };
  const sides = readWeAndYou(document);
  if (sides.length > 0) return { parties: sides, others: [] };
  if (isOpenToAll(document, preamble)) return { parties: preamble.parties, others: [] };
  const own =
    isSurePreamble(preamble) && isMadeByOther(document, preamble)
      ? { ...preamble, parties: [], faint: preamble.parties }
      : preamble;
  const { chosen, readings } = readAll(document, own);
  const weighed = weighParties(document, { chosen, ...readings });
  const likely = inOrderOf(chosen, likeliest(weighed)).filter(
    ({ value }) => own === preamble || !preamble.parties.some((other) => isSameParty(other.value, value)),
  );
  const all =
    isSurePreamble(preamble) && areUndersigned(document.text)
      ? [...preamble.parties, ...otherThan(preamble.parties, likely)]
      : isConfirmed(document, own)
        ? [...own.parties, ...otherThan(own.parties, weighed.filter(({ likelihood }) => likelihood > VERY).map(sure))]
        : likely;
  const others = weighed
    .filter(
      ({ reading, likelihood }) =>
        likelihood >= LEAST &&
        reading.value.includes(' ') &&
        !all.some((party) => isSameParty(party.value, reading.value)),
    )
    .toSorted((a, b) => b.likelihood - a.likelihood)
    .map(({ reading, likelihood }) => ({ ...reading, confidence: likelihood / 2 }));
  return { parties: all, others };
}

/** "This Guaranty is made by Orchard … in favor of Tarn", before the parties of the loan that it secures. */
function isMadeByOther(document: Document, { parties, isOfOther }: Preamble): boolean {
  if (!isOfOther) return false;
  const by = readMaker(document);
  const [maker] = by.parties;
  return (
    maker !== undefined &&
    by.score >= SURE_PREAMBLE &&
    maker.start < (parties[0]?.start ?? 0) &&
    !parties.some(({ value }) => isSameParty(value, maker.value))
  );
}

/** "… between Orchard, Inc. ("Orchard") and You": the other side is whoever agrees, and has no name. */
function isOpenToAll({ text }: Document, { parties, score }: Preamble): boolean {
  const [only] = parties;
  if (parties.length !== 1 || score < SURE_PREAMBLE) return false;
  const behind = text.slice(only?.end, (only?.end ?? 0) + 600);
  const whoever = WHOEVER.exec(behind)?.[0];
  // "… each person whose name is on a signature page": named there.
  return whoever !== undefined && !NAMED_ELSEWHERE.test(behind.slice(whoever.length).split(/\.\s/)[0] as string);
}
const NAMED_ELSEWHERE =
  /\b(?:signature page|signatory|signed|subscribed|schedule|exhibit|annex|cover page|first page|listed|identified|named)\b/i;
const WHOEVER =
  /^[^;]{0,400}?\band,? (?:\(?_{3,}|"?you\b|(?:each|any|every) (?:person|individual|entity|applicant|user|visitor)\b|the (?:person|individual|entity|user|customer|party)(?: or (?:legal )?(?:person|entity))? (?:who |that |which )?(?:appl|accept|agree|us(?:es|ing)|click|register|submit|sign(?:s|ing) up))/i;

/** Is this preamble believed before anything else? */
export function isSurePreamble({ parties, score }: Preamble): boolean {
  return parties.length >= 2 && score >= SURE_PREAMBLE;
}

/** A preamble that is less sure is believed where its parties, all of them, sign, or where nobody does. */
function isConfirmed({ text }: Document, { parties, isOfOther }: Preamble): boolean {
  if (parties.length < 2 || isOfOther || areUndersigned(text)) return false;
  const signed = plainWords(
    signaturePassages(text)
      .map(({ start, end }) => text.slice(start, end))
      .join(' '),
  ).join('');
  return signed === '' || parties.every(({ value }) => signed.includes(nameCore(value)));
}

/** Those of the second list that are not in the first, nor a part of one there. */
function otherThan(known: Reading<string>[], parties: Reading<string>[]): Reading<string>[] {
  const cores = known.map(({ value }) => nameCore(value));
  return parties.filter(({ value }) => {
    const core = nameCore(value);
    return !cores.some((other) => other.includes(core) || core.includes(other));
  });
}

/** The parties among the weighed, in order of appearance. */
export function likeliest(weighed: Weighed[]): Reading<string>[] {
  const likely = weighed.filter(({ likelihood }) => likelihood > LIKELY);
  if (likely.length >= 2) return likely.map(sure);
  const two = new Set(
    weighed
      .filter(({ likelihood }) => likelihood > LIKELY_SECOND)
      .toSorted((a, b) => b.likelihood - a.likelihood)
      .slice(0, 2),
  );
  return weighed.filter((one) => two.has(one)).map(sure);
}

/** Where the surest reader named the same parties, its order stands: the sender of a letter before the addressee above it. */
function inOrderOf(chosen: Reading<string>[], parties: Reading<string>[]): Reading<string>[] {
  const rank = (party: Reading<string>): number => chosen.findIndex((one) => isSameParty(one.value, party.value));
  return parties.every((party) => rank(party) >= 0) ? parties.toSorted((a, b) => rank(a) - rank(b)) : parties;
}

/** A party's confidence stands above the threshold of what is shown, the higher the likelier it is. */
const sure = ({ reading, likelihood }: Weighed): Reading<string> => ({
  ...reading,
  confidence: 0.6 + 0.3 * likelihood,
});

type Readings = Record<Exclude<Source, 'chosen'>, Reading<string>[]>;

/** What every reader finds, and the answer of the surest of them (`chosen`). */
export function readAll(document: Document, preamble: Preamble): { chosen: Reading<string>[]; readings: Readings } {
  const by = readMaker(document);
  const readings: Readings = {
    preamble: preamble.parties,
    by: by.parties,
    defined: withAddressee(document, readDefined(document)),
    listed: readListed(document),
    subjects: readSubjects(document),
    cover: readCover(document),
    faint: preamble.faint,
    signed: readSignatures(document),
    introduced: readIntroduced(document),
    signLine: readSignLines(document),
    heading: readHeadings(document),
    led: readLed(document),
  };
  // The undersigned have signed.
  const signers = areUndersigned(document.text)
    ? readings.signed.filter(({ value }) => hasSuffix(value) || areSigners(document.text))
    : [];
  const named = preamble.parties.filter((party) => !signers.some((signer) => isSameParty(signer.value, party.value)));
  return {
    chosen: signers.length > 0 ? [...named, ...signers] : surest(readings, by.score >= SURE_PREAMBLE),
    readings,
  };
}

/** The answer of the surest reader that found two; what nobody signed for gives way to who signed. */
function surest(readings: Readings, isSureBy: boolean): Reading<string>[] {
  const { preamble, by, defined, listed, subjects, cover, faint, signed } = readings;
  // Persons who sign may do so for a company that is named elsewhere.
  const companies = signed.filter((party) => hasSuffix(party.value));
  for (const found of [listed, isSureBy ? by : []])
    if (found.length >= 2 && (companies.length < 2 || isSigned(found, signed, 1))) return found;
  for (const found of [defined, subjects, preamble, by])
    if (found.length >= 2 && (companies.length < 2 || isSigned(found, signed, found.length / 2))) return found;
  if (companies.length >= 2) return signed;
  if (cover.length >= 2) return cover;
  if (signed.length >= 2) return signed;
  if (faint.length >= 2) return faint;
  return [preamble, by, defined, listed, signed].find((found) => found.length > 0) ?? [];
}

/** Did one of these sign? Compared by the first word of a name. */
function isSigned(found: Reading<string>[], signed: Reading<string>[], least: number): boolean {
  const signers = new Set(signed.map((party) => firstWord(party.value)));
  return found.filter((party) => signers.has(firstWord(party.value))).length >= least;
}
