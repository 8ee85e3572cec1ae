/** What is compared of a text: its letters and digits in lower case, so that white space, punctuation and ligatures make no difference. */

/** Shorter texts say too little to be told apart by their words: only the same bytes make them one. */
export const SHORTEST_COMPARABLE = 200;
/** Text is normalised a piece at a time: one sign (U+FDFA) can become eighteen, and a text of them must never be held as a whole. */
const PIECE = 16_384;

/** Letters and digits of a text, piece by piece; joined they are what is compared of it. Linear. */
export function* comparablePieces(text: string): Generator<string> {
  for (let start = 0; start < text.length;) {
    const end = endOfPiece(text, start);
    yield text
      .slice(start, end)
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '');
    start = end;
  }
}

/** What is compared of a text. Null where that is too little to go by, or more than `longest` characters. */
export function comparableText(text: string, longest = Number.POSITIVE_INFINITY): string | null {
  let kept = '';
  for (const piece of comparablePieces(text)) {
    kept += piece;
    if (kept.length > longest) return null;
  }
  return kept.length < SHORTEST_COMPARABLE ? null : kept;
}

/** Does a text have so many letters and digits? Looks no further than it must. */
export function hasLetters(text: string, fewest: number): boolean {
  let count = 0;
  for (const piece of comparablePieces(text)) {
    count += piece.length;
    if (count >= fewest) return true;
  }
  return false;
}

/** After a line's end where there is one, so that no letter is cut from what is combined with it. */
function endOfPiece(text: string, start: number): number {
  const most = start + PIECE;
  if (most >= text.length) return text.length;
  const line = text.lastIndexOf('\n', most);
  const blank = line > start ? line : text.lastIndexOf(' ', most);
  if (blank > start) return blank + 1;
  const sign = text.charCodeAt(most - 1);
  return sign >= 0xd800 && sign < 0xdc00 ? most - 1 : most;
}
