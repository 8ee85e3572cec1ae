import { expect, it } from 'vitest';
import { filterByName } from '../../contract/searchNames.ts';
import { indexByDay, upcomingRenewals } from './contract.ts';

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

it('the search finds a contract once however often its name holds the text, and nothing across two names', () => {
  const twice = [
    { name: 'lease of a lease' },
    { name: 'Ö lease' },
    { name: 'plan\nlease' },
    { name: 'x' },
    { name: 'last lease' },
  ];
  expect(filterByName(twice, 'LEASE')).toEqual([twice[0], twice[1], twice[2], twice[4]]);
  expect(names(filterByName(twice, 'n l'))).toEqual(['plan\nlease']);
  expect(filterByName(twice, 'x\nl')).toEqual([]);
  expect(names(filterByName(twice, 'ö l'))).toEqual(['Ö lease']);
});

it('the upcoming window has both its ends in it, earliest first', () => {
  expect(names(upcomingRenewals(contracts, '2027-01-31'))).toEqual(['Alpha', 'Gamma']);
});

it('each day knows its contracts', () => {
  const days = indexByDay([...contracts, { name: 'Twin', renewalDate: '2027-01-31' }]);
  expect(names(days.get('2027-01-31') ?? [])).toEqual(['Alpha', 'Twin']);
  expect(days.size).toBe(4);
});

it('a contract is found by the other side, its tags and its notes, and not by our own company', () => {
  const rows = [
    {
      name: 'Lease',
      counterparty: 'Harbor Row',
      parties: ['Fernhill', 'Harbor Row'],
      tags: ['office'],
      notes: 'Ask Tom',
    },
    { name: 'Policy', counterparty: null, parties: ['Fernhill', 'Lumen'] },
    { name: 'Letter', counterparty: null, perhapsCounterparty: 'Tarn Lifts', parties: [] },
  ];
  const found = (text: string) => filterByName(rows, text).map(({ name }) => name);
  expect([found('harbor'), found('OFFICE'), found('ask t'), found('lumen')]).toEqual([
    ['Lease'],
    ['Lease'],
    ['Lease'],
    ['Policy'],
  ]);
  expect(found('fernhill')).toEqual(['Policy']);
  expect(found('row office')).toEqual([]);
  // Who the parties are is a question there.
  expect(found('tarn')).toEqual(['Letter']);
});
