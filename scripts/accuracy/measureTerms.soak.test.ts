import { expect, it } from 'vitest';
import { measureTerms, readTermPapers } from './measureTerms.ts';

it('the ends of terms in all papers that no corpus has are read, and hardly a wrong day is shown', () => {
  const papers = readTermPapers();
  expect(papers.length).toBeGreaterThanOrEqual(250);
  const { right, precision } = measureTerms(papers);
  expect(right).toBeGreaterThanOrEqual(0.73);
  expect(precision).toBeGreaterThanOrEqual(0.93);
});
