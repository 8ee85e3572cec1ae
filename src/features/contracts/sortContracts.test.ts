import { expect, it } from 'vitest';
import { defaultSort, type Sort, sortContracts } from './sortContracts.ts';

const contracts = [
  { id: 'a', name: 'Zürich lease', contractValue: null, renewalDate: '2027-01-31' },
  { id: 'b', name: 'apple supply', contractValue: 0, renewalDate: null },
  { id: 'c', name: 'Zebra Hosting', contractValue: 900, renewalDate: '2028-02-29' },
  { id: 'd', name: 'Ängel agency', contractValue: 10_000 },
];
const order = (sort: Sort) =>
  sortContracts(contracts, sort)
    .map(({ id }) => id)
    .join('');

it('puts the latest renewal first and the undated last, unless asked otherwise', () => {
  expect(order(defaultSort)).toBe('cabd');
});

it('keeps the undated last when the earliest renewal comes first', () => {
  expect(order({ field: 'renewalDate', direction: 'ascend' })).toBe('acbd');
});

it('sorts amounts as numbers, zero among them, the unknown last in either direction', () => {
  expect(order({ field: 'contractValue', direction: 'ascend' })).toBe('bcda');
  expect(order({ field: 'contractValue', direction: 'descend' })).toBe('dcba');
});

it('sorts names without regard to case and accents', () => {
  expect(order({ field: 'name', direction: 'ascend' })).toBe('dbca');
  expect(order({ field: 'name', direction: 'descend' })).toBe('acbd');
});

it('does not touch the list it is given', () => {
  const before = [...contracts];
  sortContracts(contracts, { field: 'name', direction: 'ascend' });
  expect(contracts).toEqual(before);
});
