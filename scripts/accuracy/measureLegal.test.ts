import { expect, it } from 'vitest';
import { measureLegal, readLegal } from './measureLegal.ts';

/**
 * What the rules reach today, less what a change elsewhere may cost, of part 8 as strangers wrote it; its other half is sealed.
 * `npm run soak -- long` reads the older parts.
 */
it.each([
  [8, 'credit', 1, 0],
  [8, 'nda', 0.95, 0],
  [8, 'prose', 1, 0],
  [8, 'term', 0.97, 0],
] as const)('of part %d the open legal documents of the kind %s give their fields', (part, kind, exact, wrong) => {
  const { score } = measureLegal(readLegal().filter((document) => document.kind === kind && document.half === part));
  expect(score.offered).toBe(score.contracts);
  expect(score.exact / score.stated).toBeGreaterThanOrEqual(exact);
  expect(score.wrong / score.all).toBeLessThanOrEqual(wrong);
});
