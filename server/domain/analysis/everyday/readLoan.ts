/** Two people between whom money was lent: "I, Kelechi Achebe, owe my brother Desmond Achebe £2,600", "We … are lending our daughter …". */
import { LENDS_TO, OWES_TO } from '../lexicon/lending.ts';
import { splitPersons } from './cleanName.ts';
import type { Found } from './found.ts';
import { isSame } from './isSame.ts';

const CONFIDENCE = 0.74;
/** Who lends to whom is said at once. */
const TOP = 1500;

/** Whoever lends, then whoever owes; none where no sentence names both. Linear. */
export function readLoan(raw: string): Found<string>[] {
  const top = raw.slice(0, TOP).replace(/\n/g, ' ');
  for (const pattern of [OWES_TO, LENDS_TO]) {
    const match = pattern.exec(top);
    const names = [match?.[1], match?.[2]].map((name) =>
      splitPersons(name?.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /, '') ?? ''),
    );
    const [writer = [], other = []] = names;
    if (!match || writer.some((one) => other.some((two) => isSame(one, two)))) continue;
    const at = { start: match.index, end: match.index + match[0].length, confidence: CONFIDENCE, working: null };
    const sides = pattern === OWES_TO ? [...other, ...writer] : [...writer, ...other];
    return sides.map((value) => ({ value, ...at }));
  }
  return [];
}
