import { describe, expect, it } from 'vitest';
import { measureEuropean, readNewestEuropean } from './measureEuropean.ts';

/** Of each part: recognised, offered and exact at least, wrong and others taken for contracts at most. */
describe('the waves with a sealed half', () => {
  it.each([
    ['J', 'open', false, 10, 11, 65, 0, 0],
    ['J', 'sealed', true, 11, 11, 70, 6, 3],
    ['K', 'sealed', true, 9, 10, 50, 5, 0],
    ['L', 'sealed', true, 14, 14, 83, 7, 2],
  ] as const)(
    '%s is told apart in its %s part, and gives its fields',
    (wave, _, sealed, recognised, offered, exact, wrong, taken) => {
      const result = measureEuropean(readNewestEuropean(wave, { sealed }));
      expect(result.recognised).toBeGreaterThanOrEqual(recognised);
      expect(result.offered).toBeGreaterThanOrEqual(offered);
      expect(result.exact).toBeGreaterThanOrEqual(exact);
      expect(result.wrong).toBeLessThanOrEqual(wrong);
      expect(result.taken).toBeLessThanOrEqual(taken);
    },
  );
});
