import { expect, it } from 'vitest';
import { filterByName, indexByDay, upcomingRenewals } from './contract.ts';

const contracts = [
  { name: 'Alpha', renewalDate: '2027-01-31' },
  { name: 'beta lease', renewalDate: null },
  { name: 'Gamma', renewalDate: '2027-03-02' },
  { name: 'Delta Lease' },
  { name: 'Epsilon', renewalDate: '2027-01-30' },
  { name: 'Zeta', renewalDate: '2027-03-03' },
];
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

it('the search finds parts of names, upper and lower case alike', () => {
  expect(names(filterByName(contracts, 'LEASE'))).toEqual(['beta lease', 'Delta Lease']);
  expect(filterByName(contracts, '')).toBe(contracts);
});

it('the upcoming window has both its ends in it, earliest first', () => {
  expect(names(upcomingRenewals(contracts, '2027-01-31'))).toEqual(['Alpha', 'Gamma']);
});

it('each day knows its contracts', () => {
  const days = indexByDay([...contracts, { name: 'Twin', renewalDate: '2027-01-31' }]);
  expect(names(days.get('2027-01-31') ?? [])).toEqual(['Alpha', 'Twin']);
  expect(days.size).toBe(4);
});
