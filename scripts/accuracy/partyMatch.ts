/** When two names of a party are the same: the norm and the similarity that the corpus's metric prescribes. */

const SUFFIXES = new Set(
  'inc incorporated llc corp corporation ltd limited co company lp llp plc gmbh sa ag nv bv pty pte sarl srl spa ab as oy kg kk na nl pllc pc the'.split(
    ' ',
  ),
);

/** NFKC, lower case, cut at d/b/a, t/a and f/k/a, "&" as "and", no punctuation, no legal suffixes. */
export function normaliseParty(name: string): string {
  const cut =
    name
      .normalize('NFKC')
      .toLowerCase()
      .split(/\b(?:d\/b\/a|dba|d\.b\.a\.?|doing business as|f\/k\/a|fka|formerly known as|t\/a|trading as)\b/)[0] ?? '';
  const plain = cut
    .replace(/&/g, ' and ')
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain
    .split(' ')
    .filter((word) => !SUFFIXES.has(word))
    .join(' ');
}

/** 2 × matching characters / all characters, by longest common blocks (the measure of Python's difflib). */
export function similarity(a: string, b: string): number {
  if (a.length + b.length === 0) return 1;
  return (2 * matching(a, b)) / (a.length + b.length);
}

function matching(a: string, b: string): number {
  let size = 0;
  let atA = 0;
  let atB = 0;
  let row = new Int32Array(b.length + 1);
  for (let i = 0; i < a.length; i += 1) {
    const next = new Int32Array(b.length + 1);
    for (let j = 0; j < b.length; j += 1) {
      if (a[i] !== b[j]) continue;
      const run = (row[j] as number) + 1;
      next[j + 1] = run;
      if (run > size) {
        size = run;
        atA = i - run + 1;
        atB = j - run + 1;
      }
    }
    row = next;
  }
  if (size === 0) return 0;
  return size + matching(a.slice(0, atA), b.slice(0, atB)) + matching(a.slice(atA + size), b.slice(atB + size));
}

/** Do two names mean the same party, as the metric sees it? */
export function isSameName(a: string, b: string): boolean {
  const [one, other] = [normaliseParty(a), normaliseParty(b)];
  return one === other || similarity(one, other) >= 0.85;
}

/**
 * Set F1 of found against gold names, greedy one to one. Both are sets of norms: "Tarn, Inc." and "Tarn Ltd." have one norm and count once on
 * either side, and equal norms match before similar ones, so that the gold names themselves score 1.
 */
export function partiesF1(found: string[], gold: string[]): number {
  const labelled = normsOf(gold);
  const unique = normsOf(found);
  const same = unique.filter((name) => labelled.includes(name));
  const left = labelled.filter((name) => !same.includes(name));
  let hits = same.length;
  for (const name of unique) {
    if (same.includes(name)) continue;
    const at = left.findIndex((other) => similarity(other, name) >= 0.85);
    if (at < 0) continue;
    hits += 1;
    left.splice(at, 1);
  }
  return hits === 0 ? 0 : (2 * hits) / (unique.length + labelled.length);
}

function normsOf(names: string[]): string[] {
  return [...new Set(names.map(normaliseParty).filter((name) => name !== ''))];
}
