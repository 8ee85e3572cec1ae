/**
 * Finds quoted passages again in a document's own runs of text (the spans of a PDF page, the lines of a text). Quotes come from the
 * tidied text of the analysis, so only letters and digits count: spaces, hyphens and quotation marks differ between the two.
 */

export type Passage = {
  /** What the passage speaks for, such as a value's field. */
  id: string;
  quote: string;
};

/** A piece of a passage within one run: from `start` to before `end`, in UTF-16 units of the run. */
export type PassagePiece = { id: string; run: number; start: number; end: number };

/** Longer runs of text are searched only so far: a page holds a hundredth of it. */
const MAX_CHARACTERS = 2_000_000;

/** A quote with something left out is found piece by piece; pieces shorter than this could stand anywhere. */
const SHORTEST_PIECE = 12;

const letterOrDigit = /[\p{L}\p{N}]/u;

/** The letters and digits of all runs in one lower-case text, and where each stood. */
function indexRuns(runs: readonly string[]) {
  let letters = '';
  const runOf: number[] = [];
  const offsetOf: number[] = [];
  for (const [run, text] of runs.entries()) {
    for (let offset = 0; offset < text.length && letters.length < MAX_CHARACTERS; offset += 1) {
      const character = text[offset] as string;
      if (!letterOrDigit.test(character)) continue;
      // One unit for one unit: a few capitals grow when they are lowered.
      letters += character.toLowerCase().length === 1 ? character.toLowerCase() : character;
      runOf.push(run);
      offsetOf.push(offset);
    }
  }
  return { letters, runOf, offsetOf };
}

function lettersOf(text: string): string {
  return indexRuns([text]).letters;
}

/** The parts of a quote between its omissions, first the whole. */
function partsOf(quote: string): string[] {
  const parts = quote.split(/…|\.\.\.|\[\.\.\.\]/).map(lettersOf);
  return parts.length === 1 ? parts : parts.filter((part) => part.length >= SHORTEST_PIECE);
}

/**
 * Where the passages stand in the runs, in the order of the passages. A passage that isn't there gives no piece; one that stands
 * more than once is taken where it stands first.
 */
export function findPassages(runs: readonly string[], passages: readonly Passage[]): PassagePiece[] {
  const { letters, runOf, offsetOf } = indexRuns(runs);
  const pieces: PassagePiece[] = [];
  for (const { id, quote } of passages) {
    let from = 0;
    for (const part of partsOf(quote)) {
      if (part === '') continue;
      const at = letters.indexOf(part, from);
      if (at < 0) continue;
      from = at + part.length;
      pieces.push(...piecesBetween(id, at, from, runOf, offsetOf));
    }
  }
  return pieces;
}

/** Each passage with the page it stands on first, counted from 1, where it isn't known on which one it does. */
export function locatePassages<P extends Passage & { page?: number | null }>(
  pages: readonly string[],
  passages: readonly P[],
): P[] {
  return passages.map((passage) => {
    if (passage.page) return passage;
    const [first] = findPassages(pages, [passage]);
    return first ? { ...passage, page: first.run + 1 } : passage;
  });
}

function piecesBetween(
  id: string,
  from: number,
  to: number,
  runOf: readonly number[],
  offsetOf: readonly number[],
): PassagePiece[] {
  const pieces: PassagePiece[] = [];
  for (let at = from; at < to; at += 1) {
    const run = runOf[at] as number;
    const offset = offsetOf[at] as number;
    const last = pieces.at(-1);
    if (last?.run === run) last.end = offset + 1;
    else pieces.push({ id, run, start: offset, end: offset + 1 });
  }
  return pieces;
}

/** A run's text cut at the edges of its passages: plain stretches have no ids, overlapping passages share theirs. */
export function cutRun(text: string, pieces: readonly PassagePiece[]): { text: string; ids: string[] }[] {
  const edges = [...new Set([0, text.length, ...pieces.flatMap(({ start, end }) => [start, end])])].toSorted(
    (a, b) => a - b,
  );
  return edges.slice(1).map((end, index) => {
    const start = edges[index] as number;
    const ids = pieces.filter((piece) => piece.start <= start && piece.end >= end).map(({ id }) => id);
    return { text: text.slice(start, end), ids: [...new Set(ids)] };
  });
}
