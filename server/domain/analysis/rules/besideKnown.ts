/** The second side where one is known: the other name of the lines for signatures, or the name in the letterhead. */
import { cellsOf } from '../clauses/context.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { lower, says } from '../lexicon/patterns.ts';
import { hasForm, isKnown, nameAt, type Name } from '../mentions/names.ts';
import type { Span } from '../splitSentences.ts';
import type { Paper } from '../text/paper.ts';
import type { PartyReading } from './partyReading.ts';

const HEAD_LINES = 2;
const LONGEST = 60;

/** At most one name, where exactly one is known. */
export function besideKnown(paper: Paper, lexicon: Lexicon, known: readonly PartyReading[]): PartyReading[] {
  const own = known[0]?.name;
  if (!own) return [];
  const name = fromLetterhead(paper, lexicon);
  return name && lower(name.text) !== lower(own.text) ? [{ name, likelihood: name.known ? 0.75 : 0.68 }] : [];
}

/** "Termoservei Vallès        Contrato nº 2211", "Inschrijfformulier - Sportcentrum De Zwaluw": a name beside what the document is called. */
function fromLetterhead(paper: Paper, lexicon: Lexicon): Name | null {
  // "La Romande SA" over "Agence de la Broye     Police N° 14": the firm, and not its office.
  const firm = paper.lines
    .slice(0, HEAD_LINES)
    .map((line) => wholeName(paper, lexicon, cellsOf(paper, line)[0] as Span))
    .find((name) => name !== null && hasForm(lexicon, name.text));
  if (firm) return firm;
  const [top, below] = paper.lines;
  const alone = top && below && isTitle(paper, lexicon, below) ? wholeName(paper, lexicon, top) : null;
  if (alone?.known && top && !isTitle(paper, lexicon, top)) return alone;
  for (const line of paper.lines.slice(0, HEAD_LINES)) {
    const dash = paper.text.slice(line.start, line.end).indexOf(' - ');
    const cells = cellsOf(paper, line);
    const parts =
      cells.length === 1 && dash > 0
        ? [
            { start: line.start, end: line.start + dash },
            { start: line.start + dash + 3, end: line.end },
          ]
        : cells;
    const [first, second] = parts;
    if (parts.length !== 2 || !first || !second) continue;
    const [one, other] = [wholeName(paper, lexicon, first), wholeName(paper, lexicon, second)];
    const isOne = one && !isTitle(paper, lexicon, first);
    if (isOne && (isTitle(paper, lexicon, second) || isKnown(lexicon, one.text))) return one;
    if (other && isKnown(lexicon, other.text) && !isTitle(paper, lexicon, second)) return other;
  }
  return null;
}

function isTitle(paper: Paper, lexicon: Lexicon, { start, end }: Span): boolean {
  const { titles, orders, offers } = lexicon.kind;
  const text = paper.text.slice(start, end);
  return says(lexicon, 'titles alone', `${titles}|${offers}`, text) || says(lexicon, 'orders', orders, text);
}

/** The name that fills a cell. */
function wholeName(paper: Paper, lexicon: Lexicon, { start, end }: Span): Name | null {
  const name = nameAt(paper, lexicon, start);
  return name && name.end >= end - 1 && name.text.length <= LONGEST && name.text.includes(' ') && !/\d/.test(name.text)
    ? name
    : null;
}
