/** The two sides of a letter that says who "we" and "you" are: "Holdings plc ("we" or "us") … giving Engineering Limited ("you") information". */
import type { Document, Reading } from '../document.ts';
import { isName } from './partyName.ts';
import { nameBefore } from './readListed.ts';
import { SAID_OUTRIGHT } from './readNameRows.ts';
import { everyMatch } from '../../everyMatch.ts';

const ZONE = 6000;
const CALLED = /,? \((?:hereinafter )?"(we|us|our|you|your)"[^()]{0,30}\)/gi;

/** A title or a joining word has run into it. */
const GLUED = /AGREEMENT|CONTRACT|^AND[A-Z]/;

/** Both of them, or none. */
export function readWeAndYou({ text }: Document): Reading<string>[] {
  const zone = text.slice(0, ZONE);
  const sides = new Map<'we' | 'you', Reading<string>>();
  for (const match of everyMatch(zone, CALLED)) {
    const side = /^you/i.test(match[1] as string) ? 'you' : 'we';
    const before = zone.slice(Math.max(0, match.index - 120), match.index);
    // "a subsidiary of Holdings plc": the name begins behind it.
    const name = nameBefore(before) ?? nameBefore(before.slice(before.lastIndexOf(' of ') + 4));
    if (name === null || !isName(name) || sides.has(side) || GLUED.test(name)) continue;
    const start = zone.lastIndexOf(name, match.index);
    if (start >= 0)
      sides.set(side, { value: name, start, end: start + name.length, working: null, confidence: SAID_OUTRIGHT });
  }
  return sides.size === 2 ? [...sides.values()] : [];
}
