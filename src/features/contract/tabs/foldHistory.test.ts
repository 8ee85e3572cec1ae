import { expect, it } from 'vitest';
import type { HistoryEntry } from '../../../api/cycleApi.ts';
import { showValue } from '../fields.ts';
import { type DatedChange, withMoneyThen } from '../moneyThen.ts';
import { foldHistory } from './foldHistory.ts';

const dollars = { currency: { value: 'USD' }, amountPeriod: { value: null } };
const entry = (field: string, [from, to]: [unknown, unknown], minute: number, who: string | null = 'mara') =>
  ({ who, when: `2026-11-22T10:${minute}:00Z`, field, from, to, source: 'entered', version: minute }) as HistoryEntry;
const shown = ({ from, to, beside: { before, after } }: DatedChange) => [
  showValue('amount', from, before),
  showValue('amount', to, after),
];
const told = (entries: HistoryEntry[]) =>
  foldHistory(withMoneyThen(entries, dollars)).map(({ field, from, to, steps }) => [field, from, to, steps.length]);

it('several edits of a field by one person in a row are one line from the first value to the last', () => {
  const edits = [
    entry('amount', [3, 4], 40),
    entry('name', ['a', 'b'], 35),
    entry('amount', [2, 3], 30),
    entry('amount', [1, 2], 20),
  ];
  expect(told(edits)).toEqual([
    ['amount', 1, 4, 3],
    ['name', 'a', 'b', 1],
  ]);
});

it('somebody else in between, or an hour, begins another line', () => {
  const between = [entry('amount', [3, 4], 40), entry('amount', [2, 3], 30, 'jonas'), entry('amount', [1, 2], 20)];
  expect(told(between)).toHaveLength(3);
  const later = [{ ...entry('amount', [2, 3], 40), when: '2026-11-22T12:00:00Z' }, entry('amount', [1, 2], 20)];
  expect(told(later)).toHaveLength(2);
});

it('what was read from documents is never folded, nor is a confirmation or taking it back', () => {
  expect(told([entry('amount', [2, 3], 40, null), entry('amount', [1, 2], 30, null)])).toHaveLength(2);
  const confirmed = { ...entry('amount', [2, 2], 30), source: 'confirmed' } as HistoryEntry;
  expect(told([entry('amount', [2, 3], 40), confirmed, entry('amount', [1, 2], 20)])).toHaveLength(3);
  const undone = { ...entry('amount', [2, 2], 35), source: 'read', sourceBefore: 'confirmed' } as HistoryEntry;
  expect(told([entry('amount', [2, 3], 40), undone, confirmed])).toHaveLength(3);
});

it('an amount is in the currency and for the period that stood beside it then, folded or not', () => {
  const now = { currency: { value: 'EUR' }, amountPeriod: { value: 'year' } };
  const entries = [
    entry('amount', [1300, 1400], 40),
    entry('currency', ['GBP', 'EUR'], 40),
    entry('amount', [1150, 1300], 30),
    entry('amountPeriod', ['month', 'year'], 30),
    entry('amount', [null, 1150], 10, 'jonas'),
    entry('currency', [null, 'GBP'], 10, 'jonas'),
    entry('amountPeriod', [null, 'month'], 10, 'jonas'),
  ];
  const money = foldHistory(withMoneyThen(entries, now)).filter(({ field }) => field === 'amount');
  expect(money.map(shown)).toEqual([
    ['£1,150.00 / month', '€1,400.00 / year'],
    [null, '£1,150.00 / month'],
  ]);
  expect(money[0]?.steps.map(shown)).toEqual([
    ['£1,300.00 / year', '€1,400.00 / year'],
    ['£1,150.00 / month', '£1,300.00 / year'],
  ]);
});
