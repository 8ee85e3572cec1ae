import { expect, it } from 'vitest';
import { frozenRows } from './frozenRows.ts';

it('freezes the list, its rows and what they hold, and changes none of it', () => {
  const rows = frozenRows([{ name: 'One', parties: ['A', 'B'], noticePeriod: { n: 1 }, renewalDate: null }]);
  const [row] = rows;
  expect([rows, row, row?.parties, row?.noticePeriod].every((each) => Object.isFrozen(each))).toBe(true);
  expect(rows).toEqual([{ name: 'One', parties: ['A', 'B'], noticePeriod: { n: 1 }, renewalDate: null }]);
});
