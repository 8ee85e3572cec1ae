import { expect, it } from 'vitest';
import { readListView, writeListView } from './listView.ts';

const read = (query: string) => readListView(new URLSearchParams(query));

it('shows the first page of ten in the specified order when the address says nothing', () => {
  expect(read('')).toEqual({
    search: '',
    page: 1,
    pageSize: 10,
    sort: { field: 'renewalDate', direction: 'descend' },
    undatedOnly: false,
  });
});

it.each([
  'search=lease+%26+more',
  'page=3',
  'size=50',
  'sort=-contractValue',
  'sort=renewalDate',
  'undated=1',
  'search=a&undated=1&page=2&size=5&sort=name',
])('reads what it wrote: %s', (query) => {
  expect(writeListView(read(query)).toString()).toBe(query);
});

it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'size=7', 'size=1000000', 'sort=password', 'sort=', 'undated=yes'])(
  'falls back to the default where the address says %s',
  (query) => {
    expect(writeListView(read(query)).toString()).toBe('');
  },
);
