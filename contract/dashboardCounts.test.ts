import { expect, it } from 'vitest';
import { dashboardCounts } from './dashboardCounts.ts';
import type { Doubt } from './toCheck.ts';

const TODAY = '2026-11-23';
const settled = { acknowledged: false, decision: 'undecided' as const, toCheck: [] as Doubt[] };
const renewing = {
  ...settled,
  renewalDate: '2026-12-10',
  ending: 'renews' as const,
  actBy: '2026-11-30',
  actByKind: 'notice' as const,
  passed: false,
};
const rolledForward: Doubt = {
  code: 'ROLLED_FORWARD',
  field: 'to',
  message: 'It has renewed 32 times. Is it still running?',
};

it('counts a contract whose parties are a question as one to check, and its day, which is sure, as one to decide', () => {
  const parties: Doubt = { code: 'UNCERTAIN', field: 'parties', message: 'We’re not sure who the parties are.' };
  expect(dashboardCounts([{ ...renewing, toCheck: [parties] }], TODAY)).toMatchObject({
    upcomingRenewals: 1,
    toDecideContracts: 1,
    toCheckContracts: 1,
  });
});

it('counts as undated what may end unannounced: neither what has no end nor what has a last day to act', () => {
  const none = { ...renewing, renewalDate: null, ending: 'unknown' as const, actBy: null, actByKind: null };
  const endless = { ...none, ending: 'open' as const };
  const written = { ...none, actBy: '2027-03-01', actByKind: 'notice' as const };
  expect(dashboardCounts([none, endless, written], TODAY)).toMatchObject({ contractsCount: 3, undatedContracts: 1 });
});

it('counts a day that is certain though the amount is in doubt', () => {
  const priced = { ...renewing, toCheck: [{ code: 'UNCERTAIN', field: 'amount', message: '' }] satisfies Doubt[] };
  expect(dashboardCounts([priced], TODAY)).toMatchObject({ toDecideContracts: 1, toCheckContracts: 1 });
});

it('counts a renewal that was rolled forward unconfirmed as one to check, and as nothing else', () => {
  const doubtful = { ...renewing, passed: true, toCheck: [rolledForward] };
  expect(dashboardCounts([renewing, doubtful], TODAY)).toEqual({
    contractsCount: 2,
    upcomingRenewals: 1,
    undatedContracts: 0,
    passedContracts: 0,
    toDecideContracts: 1,
    toCheckContracts: 1,
  });
});
