import { describe, expect, it } from 'vitest';
import { measureEveryday, readEveryday } from './measureEveryday.ts';

/** The eighth and ninth wave were read only once before their rules were mended. */
function partOf({ sealed, id }: { sealed: boolean; id: string }): 'open' | 'newest' | 'sealed' {
  if (sealed) return 'sealed';
  return /^w[89]-/.test(id) ? 'newest' : 'open';
}

describe('everyday documents', () => {
  it.each([
    ['open', 0.93, 0.95],
    ['newest', 0.85, 0.84],
    ['sealed', 0.87, 0.88],
  ] as const)('of the %s part are recognised, and give their fields', (part, recognised, exact) => {
    const score = measureEveryday(readEveryday().filter((document) => partOf(document) === part));
    expect(score.offered).toBe(score.contracts);
    expect(score.recognised / score.contracts).toBeGreaterThanOrEqual(recognised);
    expect(score.takenForContracts).toBe(0);
    expect(score.exact / score.stated).toBeGreaterThanOrEqual(exact);
    expect(score.wrong / score.all).toBeLessThanOrEqual(0.045);
    expect(score.late).toBe(0);
  });
});
