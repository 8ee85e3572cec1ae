import { expect, it } from 'vitest';
import type { Listed } from './acting.ts';
import { countViews, filterChoices, filterContracts, type ViewKey } from './listFilter.ts';

const today = '2026-11-22';
const contracts: Listed[] = [
  { id: 'due', name: 'Due', renewalDate: '2027-02-01', actBy: '2026-12-01', decision: 'undecided', ending: 'renews' },
  {
    id: 'later',
    name: 'Later',
    renewalDate: '2028-02-01',
    actBy: '2027-12-01',
    decision: 'undecided',
    ending: 'renews',
  },
  {
    id: 'decided',
    name: 'Decided',
    renewalDate: '2027-02-01',
    actBy: '2026-12-01',
    decision: 'renew',
    ending: 'renews',
  },
  { id: 'passed', name: 'Passed', renewalDate: '2026-12-31', actBy: '2026-10-31', passed: true, ending: 'renews' },
  {
    id: 'check',
    name: 'Check',
    renewalDate: '2026-12-31',
    actBy: '2026-12-01',
    passed: true,
    toCheck: [{ code: 'UNCERTAIN', field: 'to', message: 'Perhaps.' }],
    ending: 'renews',
  },
  { id: 'undated', name: 'Undated', renewalDate: null },
  { id: 'endless', name: 'Endless', renewalDate: null, ending: 'open' },
  { id: 'written', name: 'Written', renewalDate: null, actBy: '2029-03-01', decision: 'renew', ending: 'renews' },
  { id: 'ended', name: 'Ended', renewalDate: '2025-01-31', ending: 'ends', currency: 'EUR', contractValue: 5 },
  {
    id: 'cancelled',
    name: 'Cancelled in time',
    renewalDate: '2026-10-31',
    actBy: '2026-09-30',
    actByKind: 'notice',
    decision: 'cancel',
    noticeSentOn: '2026-09-01',
    ending: 'renews',
  },
];
const shown = (view: ViewKey, filters = {}) => filterContracts(contracts, { view, filters }, today).map(({ id }) => id);

it.each([
  ['due', ['due']],
  ['undecided', ['due', 'later']],
  ['passed', ['passed']],
  ['check', ['check']],
  ['undated', ['undated']],
  ['ended', ['ended', 'cancelled']],
] satisfies [ViewKey, string[]][])(
  'the view "%s" shows what it asks for, and what is to be checked only under To check',
  (view, ids) => {
    expect(shown(view)).toEqual(ids);
  },
);

it('every view is counted as it shows', () => {
  const counts = countViews(contracts, today);
  for (const [view, count] of counts) expect([view, count]).toEqual([view, shown(view).length]);
});

it('filters narrow a view, all of them at once', () => {
  expect(shown('all', { year: '2027' })).toEqual(['due', 'decided']);
  expect(shown('undecided', { year: '2027' })).toEqual(['due']);
  expect(shown('all', { currency: 'EUR', ending: 'ends' })).toEqual(['ended']);
  expect(shown('all', { month: '2026-12' })).toEqual(['due', 'decided', 'check']);
});

it('a filter offers the values there are, the most common first', () => {
  expect(filterChoices(contracts, 'year')).toEqual(['2026', '2027', '2025', '2028']);
});
