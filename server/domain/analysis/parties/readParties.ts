/**
 * Who the agreement is between: the preamble ("by and between X, a Delaware corporation ("X"), and Y"), a list of parties, names with
 * their aliases in the opening, or the signature blocks. Names are given as written; role words ("Licensor") are no names.
 */
import type { Document, Reading } from '../document.ts';
import { BETWEEN, BY, readPreamble, SURE_PREAMBLE } from './preamble.ts';
import { readDefined, withAddressee } from './readDefined.ts';
import { readCover, readListed, readSubjects } from './readListed.ts';
import { readSignatures } from './readSignatures.ts';

/** The parties in order of appearance; each reading's span is its name's. */
export function readParties(document: Document): Reading<string>[] {
  const preamble = readPreamble(document, BETWEEN);
  if (preamble.parties.length >= 2 && preamble.score >= SURE_PREAMBLE) return preamble.parties;
  const listed = readListed(document);
  if (listed.length >= 2) return listed;
  const by = readPreamble(document, BY);
  if (by.parties.length >= 2 && by.score >= SURE_PREAMBLE) return by.parties;
  const defined = withAddressee(document, readDefined(document));
  if (defined.length >= 2) return defined;
  const subjects = readSubjects(document);
  if (subjects.length >= 2) return subjects;
  for (const { parties } of [preamble, by]) if (parties.length >= 2) return parties;
  const cover = readCover(document);
  if (cover.length >= 2) return cover;
  const signed = readSignatures(document);
  if (signed.length >= 2) return signed;
  if (preamble.faint.length >= 2) return preamble.faint;
  return [preamble.parties, by.parties, defined, listed, signed].find((found) => found.length > 0) ?? [];
}
