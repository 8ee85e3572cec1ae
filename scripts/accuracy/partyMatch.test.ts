import { expect, it } from 'vitest';
import { isSameName, partiesF1 } from './partyMatch.ts';

it('gives the gold names themselves 1, also where two of them have one norm', () => {
  const gold = ['Orchard, Inc.', 'Orchard Ltd.', 'Tarn & Fell LLC'];
  expect(partiesF1(gold, gold)).toBe(1);
  expect(partiesF1(['ORCHARD INC', 'Tarn and Fell'], gold)).toBe(1);
});

it('matches equal names before similar ones', () => {
  const gold = ['Tarn Capital Partners I, L.P.', 'Tarn Capital Partners II, L.P.', 'Tarn Capital Partners III, L.P.'];
  expect(partiesF1(gold.toReversed(), gold)).toBe(1);
  expect(partiesF1([gold[1] as string, 'Tarn Capital Partner I'], gold.slice(0, 2))).toBe(1);
});

it('counts a name missed and a name too many', () => {
  expect(partiesF1(['Orchard, Inc.'], ['Orchard, Inc.', 'Tarn LLC'])).toBeCloseTo(2 / 3);
  expect(partiesF1(['Orchard, Inc.', 'Tarn LLC'], ['Orchard, Inc.'])).toBeCloseTo(2 / 3);
  expect(partiesF1([], ['Orchard, Inc.'])).toBe(0);
});

it('takes names as one from a similarity of 0.85 on, and never by their legal form', () => {
  expect(isSameName('Orchard Biosystems Corp.', 'Orchard Boisystems')).toBe(true);
  expect(isSameName('Tarn, Inc.', 'Fell, Inc.')).toBe(false);
});
