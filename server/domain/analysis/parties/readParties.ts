/**
 * Who the agreement is between: the preamble ("by and between X, a Delaware corporation ("X"), and Y"), a list of parties, names with
 * their aliases in the opening, or the signature blocks. Names are given as written; role words ("Licensor") are no names.
 */
import type { Document, Reading } from '../document.ts';
import { firstWord, hasSuffix } from './partyName.ts';
import { BETWEEN, BY, readPreamble, SURE_PREAMBLE } from './preamble.ts';
import { readDefined, withAddressee } from './readDefined.ts';
import { readCover, readListed, readSubjects } from './readListed.ts';
import { readSignatures } from './readSignatures.ts';

/** The parties in order of appearance; each reading's span is its name's. */
export function readParties(document: Document): Reading<string>[] {
  const preamble = readPreamble(document, BETWEEN);
  if (preamble.parties.length >= 2 && preamble.score >= SURE_PREAMBLE) return preamble.parties;
  const signed = readSignatures(document);
  // Persons who sign may do so for a company that is named elsewhere.
  const companies = signed.filter((party) => hasSuffix(party.value));
  const by = readPreamble(document, BY);
  const sureBy = by.score >= SURE_PREAMBLE ? by.parties : [];
  const defined = withAddressee(document, readDefined(document));
  // Less sure ways: what nobody signed for gives way to who signed.
  for (const found of [readListed(document), sureBy])
    if (found.length >= 2 && (companies.length < 2 || isSigned(found, signed, 1))) return found;
  for (const found of [defined, readSubjects(document), preamble.parties, by.parties])
    if (found.length >= 2 && (companies.length < 2 || isSigned(found, signed, found.length / 2))) return found;
  if (companies.length >= 2) return signed;
  const cover = readCover(document);
  if (cover.length >= 2) return cover;
  if (signed.length >= 2) return signed;
  if (preamble.faint.length >= 2) return preamble.faint;
  return [preamble.parties, by.parties, defined, readListed(document), signed].find((found) => found.length > 0) ?? [];
}

/** Did one of these sign? Compared by the first word of a name. */
function isSigned(found: Reading<string>[], signed: Reading<string>[], least: number): boolean {
  const signers = new Set(signed.map((party) => firstWord(party.value)));
  return found.filter((party) => signers.has(firstWord(party.value))).length >= least;
}
