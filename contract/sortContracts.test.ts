import { expect, it } from 'vitest';
import {
  currencies,
  defaultSort,
  defaultSortOf,
  readSort,
  type Sort,
  sortContracts,
  sortKey,
  sorts,
} from './sortContracts.ts';

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

it('sorts amounts within their currency, the commonest currency first in either direction', () => {
  const inCurrencies = [
    { id: 'y', name: 'Yen', contractValue: 1_000_000, currency: 'JPY' },
    { id: 'e', name: 'Euro', contractValue: 70, currency: 'EUR' },
    { id: 'm', name: 'Missing', contractValue: null, currency: null },
    { id: 'f', name: 'Euro, more', contractValue: 900, currency: 'EUR' },
    { id: 'd', name: 'Without a currency', contractValue: 800 },
    { id: 'u', name: 'US dollars', contractValue: 90_000, currency: 'USD' },
    { id: 'v', name: 'US dollars, little', contractValue: 5, currency: 'USD' },
  ];
  const ids = (direction: Sort['direction']) =>
    sortContracts(inCurrencies, { field: 'contractValue', direction })
      .map(({ id }) => id)
      .join('');
  expect(currencies(inCurrencies)).toEqual(['USD', 'EUR', 'JPY']);
  expect(ids('descend')).toBe('udvfeym');
  expect(ids('ascend')).toBe('vduefym');
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

it('keeps equal values in the order they came in, in either direction', () => {
  const twins = ['x', 'y', 'z'].map((id) => ({ id, name: 'Twin', contractValue: 5, renewalDate: '2027-01-31' }));
  for (const sort of sorts) expect(sortContracts(twins, sort).map(({ id }) => id)).toEqual(['x', 'y', 'z']);
});

it('puts what is to be checked in the order of its next last day, then what passed lately, then what has no day', () => {
  const days = { old: '1998-03-01', none: null, later: '2027-01-31', late: '2026-05-31', today: '2026-06-15' };
  const listed = Object.entries(days).map(([id, actBy]) => ({ id, name: id, actBy }));
  const sort = defaultSortOf('check');
  expect(sortContracts(listed, sort, '2026-06-15').map(({ id }) => id)).toEqual([
    'today',
    'later',
    'late',
    'old',
    'none',
  ]);
  expect(readSort(sortKey(sort))).toBe(sort);
});
