import { expect, it } from 'vitest';
import { readListView, writeListView } from './listView.ts';

const read = (query: string) => readListView(new URLSearchParams(query));

it('shows the first page of ten in the specified order when the address says nothing', () => {
  expect(read('')).toEqual({
    search: '',
    page: 1,
    pageSize: 10,
    sort: { field: 'renewalDate', direction: 'descend' },
    view: 'all',
    filters: {},
  });
});

it.each([
  'search=lease+%26+more',
  'page=3',
  'size=50',
  'sort=-contractValue',
  'sort=renewalDate',
  'view=due',
  'view=undated&search=a&owner=Dana&year=2027&page=2&size=5&sort=name',
])('reads what it wrote: %s', (query) => {
  expect(writeListView(read(query)).toString()).toBe(query);
});

it.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'size=7',
  'size=1000000',
  'sort=password',
  'sort=',
  'undated=yes',
  'view=secret',
])('falls back to the default where the address says %s', (query) => {
  expect(writeListView(read(query)).toString()).toBe('');
});

it('still understands the older address of the contracts without a date', () => {
  expect(read('undated=1').view).toBe('undated');
});
