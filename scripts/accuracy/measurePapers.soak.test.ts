import { expect, it } from 'vitest';
import { measurePapers, readPapers } from './measurePapers.ts';

/** What the readers reach today, less what a change elsewhere may cost; a real loss shows. */
it.each([
  ['plain', 0.98],
  ['unusual', 0.84],
  ['hard', 0.73],
  ['likeFilings', 0.89],
] as const)('the parties of papers that no corpus has: %s: F1 of at least %d', (name, least) => {
  const papers = readPapers(name);
  expect(papers.length).toBeGreaterThanOrEqual(50);
  expect(measurePapers(papers)).toBeGreaterThanOrEqual(least);
});
