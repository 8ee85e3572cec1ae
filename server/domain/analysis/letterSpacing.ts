/** Words that an extraction has blown apart: "i nducemen t   t o  K iosk  Concep t s ,   I nc ." Their own gaps are single blanks, those between words wider. */

/** A letter that is no word, between blanks, before another letter. */
const LOOSE = / [b-hj-z] [a-z]/g;
/** So many of them, each within so many characters of the one before, are no formula and no list. */
const LEAST = 4;
const NEAR = 60;
/** What stands between two wide gaps, and has a loose letter in it: at its beginning, within it or at its end. */
const BLOWN = /^["(]* ?[A-Za-z] [a-z]|[A-Za-z] [b-hj-z](?: |$)|[a-z]{2} [,.;:]$/;
/** Of more characters between two wide gaps only letters one by one are put together. */
const LONGEST = 60;
const RUN = /(?<![A-Za-z])(?:[A-Za-z] ){2,}[A-Za-z](?![A-Za-z])/g;
/** A blank that stands within a word: not before a capital behind a small letter, nor before a rule. */
const WITHIN = /(?<![a-z]) |(?<=[a-z]) (?![A-Z_(]|"[A-Za-z])/g;

/** The places of the single blanks that stand within words, in order; none in most texts. Linear. */
export function findLetterSpacing(raw: string): number[] {
  const dropped: number[] = [];
  let from = -1;
  let last = -1;
  let count = 0;
  const close = (): void => {
    if (count >= LEAST) dropBlanks(raw, from, last, dropped);
    count = 0;
  };
  LOOSE.lastIndex = 0;
  while (LOOSE.test(raw)) {
    const at = LOOSE.lastIndex - 4;
    // "x y z": the letter behind may be loose itself.
    LOOSE.lastIndex -= 2;
    if (count > 0 && at - last > NEAR) close();
    if (count === 0) from = at;
    last = at;
    count += 1;
  }
  close();
  return dropped;
}

/** Adds the single blanks of the blown words from around `from` to around `to`. */
function dropBlanks(raw: string, from: number, to: number, dropped: number[]): void {
  const start = Math.max((dropped.at(-1) ?? -1) + 1, from - NEAR);
  const passage = raw.slice(start, to + NEAR);
  if (!/ {2}/.test(passage)) return;
  for (const { index, 0: words } of passage.matchAll(/\S+(?: \S+)*/g)) {
    if (words.length <= LONGEST && BLOWN.test(words))
      for (const blank of words.matchAll(WITHIN)) dropped.push(start + index + blank.index);
    else
      for (const run of words.matchAll(RUN))
        for (const blank of run[0].matchAll(/ /g)) dropped.push(start + index + run.index + blank.index);
  }
}
