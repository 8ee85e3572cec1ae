import { expect, it } from 'vitest';
import { measureLegal, readLegal } from './measureLegal.ts';

/** What the rules reach today on both halves, less what a change elsewhere may cost; a real loss shows. */
it.each([
  ['nda', 0.9, 0.05],
  ['credit', 0.95, 0],
  ['prose', 0.92, 0],
  ['term', 0.88, 0],
] as const)('long legal documents of the kind %s give their fields', (kind, exact, wrong) => {
  const { score } = measureLegal(readLegal().filter((document) => document.kind === kind && document.half < 5));
  expect(score.offered).toBe(score.contracts);
  expect(score.exact / score.stated).toBeGreaterThanOrEqual(exact);
  expect(score.wrong / score.all).toBeLessThanOrEqual(wrong);
});

/** Parts 5 to 7 as strangers wrote them, by the limits that the newer ones have in `npm test`; their other half is sealed. */
it.each([
  [5, 'credit', 0.97, 0],
  [5, 'nda', 0.93, 0],
  [5, 'prose', 0.95, 0.03],
  [6, 'credit', 1, 0],
  [6, 'nda', 0.95, 0],
  [6, 'prose', 1, 0],
  [6, 'term', 0.97, 0],
  [7, 'credit', 0.98, 0],
  [7, 'prose', 0.94, 0],
] as const)('of part %d the open legal documents of the kind %s give their fields', (part, kind, exact, wrong) => {
  const { score } = measureLegal(readLegal().filter((document) => document.kind === kind && document.half === part));
  expect(score.offered).toBe(score.contracts);
  expect(score.exact / score.stated).toBeGreaterThanOrEqual(exact);
  expect(score.wrong / score.all).toBeLessThanOrEqual(wrong);
});
