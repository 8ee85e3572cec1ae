/** A document as its text, with the passages marked: for Word documents and emails, and for who prefers text to pages. */
import { type CSSProperties, useMemo } from 'react';
import { cutRun, findPassages, type Passage } from '../../domain/findPassages.ts';

/** Words that stand apart by blanks, as columns of a letter or an order do. */
const COLUMNS = /\S {4,}\S/;
const FEWEST_ROWS = 3;
/** Of the lines that say something: a long contract has a few rows, too, at its edges. */
const FEWEST_OF_LINES = 0.1;

/** How many letters the longest row of a text in columns has; null where it has none. */
function lettersAcross(lines: readonly string[]): number | null {
  const rows = lines.filter((line) => COLUMNS.test(line));
  const fewest = Math.max(FEWEST_ROWS, FEWEST_OF_LINES * lines.filter((line) => line.trim() !== '').length);
  return rows.length < fewest ? null : rows.reduce((most, row) => Math.max(most, row.trimEnd().length), 0);
}

export function TextView({ text, passages }: { text: string; passages: readonly Passage[] }) {
  const lines = useMemo(() => text.split('\n'), [text]);
  const pieces = useMemo(() => {
    const byLine = new Map<number, ReturnType<typeof findPassages>>();
    for (const piece of findPassages(lines, passages)) {
      const there = byLine.get(piece.run);
      if (there) there.push(piece);
      else byLine.set(piece.run, [piece]);
    }
    return byLine;
  }, [lines, passages]);
  const letters = useMemo(() => lettersAcross(lines), [lines]);
  return (
    <div
      className={letters === null ? 'document-text' : 'document-text document-columns'}
      style={letters === null ? undefined : ({ '--letters': letters } as CSSProperties)}
    >
      {lines.map((line, index) => {
        const own = pieces.get(index);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines of one text never move: their place is their key.
          <p key={index} className={letters !== null && COLUMNS.test(line) ? 'columns-row' : undefined}>
            {own ? cutRun(line, own).map(markedStretch) : line}
          </p>
        );
      })}
    </div>
  );
}

function markedStretch({ text, ids }: { text: string; ids: string[] }, index: number) {
  return ids.length === 0 ? (
    text
  ) : (
    <mark key={index} data-passages={ids.join(' ')}>
      {text}
    </mark>
  );
}
