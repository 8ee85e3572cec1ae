import { describe, expect, it } from 'vitest';
import { measureEuropean, readEuropeanPapers } from './measureEuropean.ts';

/** What the engine reaches today, less what a change elsewhere may cost; a real loss shows. */
describe('everyday contracts in other languages than English', () => {
  const papers = readEuropeanPapers();

  it.each(['de', 'fr', 'es', 'nl'])('%s: nine fields in ten are read as labelled, hardly one is wrong', (language) => {
    const result = measureEuropean(papers.filter((paper) => paper.language === language));
    expect(result.exact / result.fields).toBeGreaterThanOrEqual(0.88);
    expect(result.wrong / result.fields).toBeLessThanOrEqual(0.05);
  });

  it('are all offered as contracts, and no invoice, newsletter or minutes are taken for one', () => {
    const result = measureEuropean(papers);
    expect(result.offered).toBe(result.contracts);
    expect(result.recognised / result.contracts).toBeGreaterThanOrEqual(0.95);
    expect(result.taken).toBe(0);
  });
});
