import { expect, it } from 'vitest';
import { readEveryday } from './measureEveryday.ts';
import { measureReliability, showReliability } from './reliability.ts';

const paper = (confident: string) => ({
  id: 'one',
  sealed: false,
  contract: true,
  answers: { termEnd: '2028-10-31', amount: null },
  text: [
    'Service agreement',
    'Supplier: Ferrant Safety Ltd',
    'Customer: Morland LLP',
    'Start: 1 November 2026',
    confident,
  ],
});

it('a value is counted in the band of its confidence, as right or as shown, and one that no answer settles is not', () => {
  const right = measureReliability([paper('End date: 31 October 2028')]);
  const wrong = measureReliability([paper('End date: 31 October 2029')]);
  const sum = (table: typeof right, field: string) =>
    (table.get(field) ?? []).reduce((all, one) => ({ shown: all.shown + one.shown, right: all.right + one.right }));
  expect(sum(right, 'termEnd')).toEqual({ shown: 1, right: 1 });
  expect(sum(wrong, 'termEnd')).toEqual({ shown: 1, right: 0 });
  expect(sum(wrong, 'effectiveDate')).toEqual({ shown: 0, right: 0 });
  expect(showReliability(wrong)).toMatch(/termEnd .*0 of 1/);
});

it('of the values of everyday documents that are shown at a confidence of 0.9 and more nine in ten are right', () => {
  const table = measureReliability(readEveryday().filter(({ sealed, id }) => !sealed && /^w(?:19|20)-/.test(id)));
  const surest = [...table.values()].flatMap(([first]) => first ?? []);
  const [shown, right] = [
    surest.reduce((sum, one) => sum + one.shown, 0),
    surest.reduce((sum, one) => sum + one.right, 0),
  ];
  expect(shown).toBeGreaterThan(10);
  expect(right / shown).toBeGreaterThanOrEqual(0.9);
});
