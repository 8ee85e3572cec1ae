import { expect, it } from 'vitest';
import { measureTerms, readTermPapers } from './measureTerms.ts';

/** Every fourth paper; `npm run soak -- long` reads all. What the rules reach today, less what a change elsewhere may cost; a real loss shows. */
it('the ends of terms in papers that no corpus has are read, and hardly a wrong day is shown', () => {
  const papers = readTermPapers().filter((_, index) => index % 4 === 0);
  expect(papers.length).toBeGreaterThanOrEqual(60);
  const { right, precision } = measureTerms(papers);
  expect(right).toBeGreaterThanOrEqual(0.73);
  expect(precision).toBeGreaterThanOrEqual(0.93);
});
