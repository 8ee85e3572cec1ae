import { describe, expect, it } from 'vitest';
import { measureEveryday, readEveryday } from './measureEveryday.ts';

describe('everyday documents', () => {
  it.each([
    ['open', false, 0.93, 0.95],
    ['sealed', true, 0.87, 0.88],
  ] as const)('of the %s part are recognised, and give their fields', (_, part, recognised, exact) => {
    const score = measureEveryday(readEveryday().filter(({ sealed }) => sealed === part));
    expect(score.offered).toBe(score.contracts);
    expect(score.recognised / score.contracts).toBeGreaterThanOrEqual(recognised);
    expect(score.takenForContracts).toBe(0);
    expect(score.exact / score.stated).toBeGreaterThanOrEqual(exact);
    expect(score.wrong / score.all).toBeLessThanOrEqual(0.045);
    expect(score.late).toBe(0);
  });
});
