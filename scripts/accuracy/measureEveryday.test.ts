import { describe, expect, it } from 'vitest';
import { measureEveryday, readEveryday } from './measureEveryday.ts';

/** The eighth wave and those after it were read only once before their rules were mended; the sealed parts of the eleventh and twelfth have no rules of their own. */
function partOf({ sealed, id }: { sealed: boolean; id: string }): 'open' | 'newest' | 'latest' | 'sealed' | 'unread' {
  if (/^w1[12]s-/.test(id)) return 'unread';
  if (sealed) return 'sealed';
  if (/^w1\d-/.test(id)) return 'latest';
  return /^w[89]-/.test(id) ? 'newest' : 'open';
}

describe('everyday documents', () => {
  it.each([
    ['open', 0.93, 0.95, 0.045, 0],
    ['newest', 0.85, 0.84, 0.045, 0],
    ['latest', 0.87, 0.84, 0.03, 0],
    ['sealed', 0.87, 0.88, 0.045, 0],
    ['unread', 0.75, 0.79, 0.14, 1],
  ] as const)('of the %s part are recognised, and give their fields', (part, recognised, exact, wrong, taken) => {
    const score = measureEveryday(readEveryday().filter((document) => partOf(document) === part));
    expect(score.offered).toBe(score.contracts);
    expect(score.recognised / score.contracts).toBeGreaterThanOrEqual(recognised);
    expect(score.takenForContracts).toBeLessThanOrEqual(taken);
    expect(score.exact / score.stated).toBeGreaterThanOrEqual(exact);
    expect(score.wrong / score.all).toBeLessThanOrEqual(wrong);
    expect(score.late).toBe(0);
  });
});
