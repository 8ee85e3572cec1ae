import { expect, it } from 'vitest';
import { measureTerms, readTermPapers } from './measureTerms.ts';

/** Every second paper; `npm run soak -- long` reads all. What the rules reach today, less what a change elsewhere may cost; a real loss shows. */
it('the ends of terms in papers that no corpus has are read, and hardly a wrong day is shown', () => {
  const papers = readTermPapers().filter((_, index) => index % 2 === 0);
  expect(papers.length).toBeGreaterThanOrEqual(100);
  const { right, precision } = measureTerms(papers);
  expect(right).toBeGreaterThanOrEqual(0.73);
  expect(precision).toBeGreaterThanOrEqual(0.93);
});
