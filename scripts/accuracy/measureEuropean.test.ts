import { describe, expect, it } from 'vitest';
import { measureEuropean, NEWEST_EUROPEAN, readEuropeanPapers, readNewestEuropean } from './measureEuropean.ts';

/** What the engine reaches today, less what a change elsewhere may cost; a real loss shows. */
describe('everyday contracts in other languages than English', () => {
  const papers = readEuropeanPapers();

  it.each(['de', 'fr', 'es', 'nl'])(
    '%s: 93 fields in a hundred are read as labelled, and two are wrong at most',
    (language) => {
      const result = measureEuropean(papers.filter((paper) => paper.language === language));
      expect(result.exact / result.fields).toBeGreaterThanOrEqual(0.93);
      expect(result.wrong / result.fields).toBeLessThanOrEqual(0.02);
    },
  );

  it('are all offered as contracts, and no invoice, newsletter or minutes are taken for one', () => {
    const result = measureEuropean(papers);
    expect(result.offered).toBe(result.contracts);
    expect(result.recognised / result.contracts).toBeGreaterThanOrEqual(0.95);
    expect(result.taken).toBe(0);
  });
});

describe('the waves that were written last, in other languages than English', () => {
  const papers = NEWEST_EUROPEAN.filter((wave) => !'JKL'.includes(wave)).flatMap((wave) =>
    readNewestEuropean(wave, { sealed: false }),
  );

  it.each(['de', 'fr', 'es', 'nl'])(
    '%s: nine fields in ten are read as labelled, and one in a hundred is wrong at most',
    (language) => {
      const result = measureEuropean(papers.filter((paper) => paper.language === language));
      expect(result.exact / result.fields).toBeGreaterThanOrEqual(0.9);
      expect(result.wrong / result.fields).toBeLessThanOrEqual(0.01);
    },
  );

  it('are all recognised but for one, and nothing else is taken for a contract', () => {
    const result = measureEuropean(papers);
    expect(result.recognised).toBeGreaterThanOrEqual(result.contracts - 1);
    expect(result.taken).toBe(0);
  });
});

/** `npm run soak -- long` reads the sealed halves and J. Of each: recognised, offered and exact at least, wrong and others taken for contracts at most. */
describe('the waves with a sealed half', () => {
  it.each([
    // A right sum without its period counts as wrong here.
    ['K', 9, 10, 53, 1, 0],
    ['L', 8, 9, 73, 2, 0],
  ] as const)(
    '%s is told apart in its open part, and gives its fields',
    (wave, recognised, offered, exact, wrong, taken) => {
      const result = measureEuropean(readNewestEuropean(wave, { sealed: false }));
      expect(result.recognised).toBeGreaterThanOrEqual(recognised);
      expect(result.offered).toBeGreaterThanOrEqual(offered);
      expect(result.exact).toBeGreaterThanOrEqual(exact);
      expect(result.wrong).toBeLessThanOrEqual(wrong);
      expect(result.taken).toBeLessThanOrEqual(taken);
    },
  );
});
