/** "Brandschutz Hofer GmbH, 6999 Talwang, übernimmt für die Pension Almruh …": one side does something for the other. */
import { DOES_FOR } from '../lexicon/sidesAnyLanguage.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { nameAt } from '../mentions/names.ts';
import type { Paper } from '../text/paper.ts';
import type { PartyReading } from './partyReading.ts';
import { expression } from '../text/expression.ts';

/** So many lines below its title a contract begins; between a name and what it does its address stands. */
const FIRST_LINES = 8;
const ADDRESS = 90;
const DOES = expression(`(?<!\\p{L})${DOES_FOR} (?=(?:\\p{L}{2,4} )?\\p{Lu})`);

/** Both, where one of the first lines begins with a body and names another behind what it does; else none. */
export function fromDeed(paper: Paper, lexicon: Lexicon): PartyReading[] {
  for (const { start, end } of paper.lines.slice(0, FIRST_LINES)) {
    const one = nameAt(paper, lexicon, start);
    if (!one?.known || one.start > start + 4) continue;
    const verb = DOES.exec(paper.text.slice(one.end, Math.min(end, one.end + ADDRESS)));
    const other = verb ? nameAt(paper, lexicon, one.end + verb.index + verb[0].length) : null;
    const isNamed =
      other !== null && (other.known || (other.text.includes(' ') && /^[,.;\n]/.test(paper.text.slice(other.end))));
    if (other && isNamed) return [one, other].map((name) => ({ name, likelihood: 0.8 }));
  }
  return [];
}
