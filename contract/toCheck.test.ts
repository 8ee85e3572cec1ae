import { expect, it } from 'vitest';
import { currentCycle, type CycleFacts } from './cycle.ts';
import { cycleDoubts } from './toCheck.ts';

const TODAY = '2026-11-22';
const ENDED: CycleFacts = {
  from: '2018-01-01',
  to: '2020-12-31',
  term: null,
  lastDay: 'stated',
  ending: 'ends',
  renewalTerm: null,
  maxRenewals: null,
  noticePeriod: null,
  noticeToEndOf: null,
  actBy: null,
};
const codes = (facts: CycleFacts, since: string) =>
  cycleDoubts(currentCycle(facts, TODAY), TODAY, since).map(({ code }) => code);

it('an old document of something that only ended is not asked after: an archive would bury the real questions', () => {
  expect(codes(ENDED, TODAY)).toEqual([]);
});

it('an end long past is asked after where the contract was here when it ended, or may have gone on', () => {
  expect(codes(ENDED, '2021-06-01')).toEqual(['LONG_PAST']);
  expect(codes({ ...ENDED, ending: 'option' }, TODAY)).toEqual(['LONG_PAST']);
  expect(codes({ ...ENDED, ending: 'unknown' }, TODAY)).toEqual(['LONG_PAST']);
});

it('many renewals that nobody confirmed are asked after', () => {
  const renews = { ...ENDED, ending: 'renews', renewalTerm: { n: 1, unit: 'year' } } as const;
  expect(codes(renews, TODAY)).toEqual(['ROLLED_FORWARD']);
  expect(codes({ ...renews, to: '2025-12-31' }, TODAY)).toEqual([]);
});
