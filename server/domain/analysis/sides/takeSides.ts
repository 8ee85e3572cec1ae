/** The sides that all places of a short document agree on, before what any single reader makes of one place. */
import type { Document } from '../document.ts';
import { isSame } from '../everyday/isSame.ts';
import type { Everyday } from '../everyday/readEveryday.ts';
import type { Findings } from '../findings.ts';
import { readPreamble } from '../parties/preamble.ts';
import { findParties, isSurePreamble } from '../parties/readParties.ts';
import { endsLegally } from '../parties/legalForms.ts';
import { MAIL } from '../everyday/mail.ts';
import { agreeSides, isOutweighed, isPart } from './agreeSides.ts';
import type { Candidate } from './candidate.ts';
import { gatherSides } from './gatherSides.ts';

const AGREED = 0.82;

/**
 * Their names, in place of `named`, which other readers took; null where the places don't agree on two sides, and none where they rather speak for
 * somebody else than for one of `named`.
 */
export function takeSides(
  findings: Findings,
  document: Document,
  everyday: Everyday | null,
  named: readonly string[],
): string[] | null {
  if (everyday === null) return null;
  const preamble = readPreamble(document);
  const opening = isSurePreamble(preamble) ? preamble.parties : [];
  const others = [...findParties(document).parties.map(({ value }) => value), ...named];
  const all = gatherSides(
    everyday,
    opening.map(({ value }) => value),
    others,
  );
  const sides = agreeSides(all, everyday.text);
  if (sides.length < 2) {
    const isDoubtful = !everyday.formal && opening.length < 2 && !MAIL.test(everyday.text) && isOutweighed(named, all);
    if (isDoubtful) findings.withdraw('parties', named);
    return isDoubtful ? [] : null;
  }
  // The preamble of a drafted contract names them all.
  if (everyday.formal && opening.length > sides.length && named.length >= opening.length) return null;
  if (sides.length === named.length && named.every((name) => sides.some((side) => isWritten(name, side))))
    return [...named];
  // Two others that nearly as much speaks for stay.
  const areOthers = named.some((name) => !sides.some((side) => isPart(name, side.name)));
  if (areOthers && named.length >= 2 && !isOutweighed(named, all, 1)) return null;
  findings.withdraw('parties', named);
  return sides.flatMap(
    ({ name, start, end }) =>
      findings.takeFound('parties', { value: name, start, end, confidence: AGREED, working: null }) ?? [],
  );
}

/** The same name, with no place behind it, and whole. */
function isWritten(name: string, side: Candidate): boolean {
  const [one, other] = [name.toLowerCase(), side.name.toLowerCase()];
  return (
    isSame(name, side.name) &&
    !one.startsWith(`${other} of `) &&
    !(other.startsWith(`${one} `) && endsLegally(side.name))
  );
}
