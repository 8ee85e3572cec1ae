import { expect, it } from 'vitest';
import { pageSlots } from './pageSlots.ts';

const shown = (page: number, pages: number, around: number) =>
  pageSlots(page, pages, around)
    .map((slot) => (typeof slot === 'number' ? slot : '…'))
    .join(' ');

it('a pager shows all pages where they fit, and no page where there is none', () => {
  expect([shown(2, 7, 1), shown(1, 5, 0), shown(1, 1, 1), shown(1, 0, 1)]).toEqual([
    '1 2 3 4 5 6 7',
    '1 2 3 4 5',
    '1',
    '',
  ]);
});

it.each([
  [1, '1 2 3 4 5 … 12'],
  [4, '1 2 3 4 5 … 12'],
  [5, '1 … 4 5 6 … 12'],
  [8, '1 … 7 8 9 … 12'],
  [9, '1 … 8 9 10 11 12'],
  [12, '1 … 8 9 10 11 12'],
])('on page %i of 12 a pager shows %s', (page, slots) => {
  expect(shown(page, 12, 1)).toBe(slots);
});

it.each([
  [3, '1 2 3 … 12'],
  [4, '1 … 4 … 12'],
  [10, '1 … 10 11 12'],
])('on page %i of 12 a narrow pager shows %s', (page, slots) => {
  expect(shown(page, 12, 0)).toBe(slots);
});
