import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { readDocument } from '../readDocument.ts';
import { corpusFolder } from '../testing/corpusFolder.ts';

vi.setConfig({ testTimeout: 300_000 });

const folder = corpusFolder('adbuy');
/** How many forms are compared. */
const FORMS = 12;

test.runIf(folder)('real forms give the words that another reader finds in them, each of them whole', async () => {
  const names = readdirSync(path.join(folder ?? '', 'pdf'))
    .toSorted()
    .slice(0, FORMS);
  const likeness: number[] = [];
  for (const name of names) {
    const { text } = await readDocument(readFileSync(path.join(folder ?? '', 'pdf', name)), {});
    const other = readFileSync(path.join(folder ?? '', 'txt', name.replace('.pdf', '.txt')), 'utf8');
    likeness.push(shareOfWords(text, other));
  }
  const mean = likeness.reduce((sum, share) => sum + share, 0) / likeness.length;
  expect(likeness).toHaveLength(FORMS);
  expect(mean).toBeGreaterThan(0.99);
  expect(Math.min(...likeness)).toBeGreaterThan(0.9);
});

/** Words that both texts have, each as often as in both, of all words: 0 to 1. */
function shareOfWords(one: string, other: string): number {
  const [mine, theirs] = [one.match(/\S+/g) ?? [], other.match(/\S+/g) ?? []];
  const counts = new Map<string, number>();
  for (const word of theirs) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = mine.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left > 0;
  });
  return (2 * common.length) / (mine.length + theirs.length);
}
