import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Contract } from '../../api/api.ts';
import { readListView } from './listView.ts';
import { createPlaces } from './tablePlaces.ts';
import { useKeySearch } from './useKeySearch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const listOf = (...names: string[]) => names.map((name): Contract => ({ id: name, name }));

function open() {
  const places = createPlaces();
  for (const place of [0, 1, 2]) places.join({ place, write: () => undefined });
  const change = vi.fn<(part: object) => void>();
  const initialProps = { asked: listOf('Lease', 'Licence', 'Loan'), search: '' };
  const hook = renderHook(
    ({ asked, search }) => {
      const view = { ...readListView(new URLSearchParams()), search };
      return useKeySearch({ asked, all: 3, today: '2026-11-24', view, change, places, byReact: false });
    },
    { initialProps },
  );
  const rows = () => places.rows().map(({ name }) => name);
  const type = (text: string) => hook.result.current.onSearch(text);
  return { ...hook, change, rows, type, initialProps };
}
const later = () =>
  act(() => {
    vi.advanceTimersByTime(500);
  });

it('React hears of a key once it is painted, and of the last one only where several were typed before', () => {
  const { change, rows, type } = open();
  for (const text of ['l', 'le', 'lea']) type(text);
  expect(rows()).toEqual(['Lease']);
  expect(change).not.toHaveBeenCalled();
  later();
  expect(change).toHaveBeenCalledExactlyOnceWith({ search: 'lea', page: 1 }, { replace: true });
});

it('contracts that arrive before React heard of a key are searched for what was typed', () => {
  const { rows, type, rerender, initialProps } = open();
  type('lea');
  rerender({ ...initialProps, asked: listOf('Lease', 'Lease of a car', 'Loan') });
  expect(rows()).toEqual(['Lease', 'Lease of a car']);
});

it('a search that came from elsewhere before React heard of a key is not changed back', () => {
  const { change, rows, type, rerender, initialProps } = open();
  type('lea');
  rerender({ ...initialProps, search: 'loan' });
  expect(rows()).toEqual(['Loan']);
  later();
  expect(change).not.toHaveBeenCalled();
});

it('React hears at once of a key that finds nothing, or is typed where nothing was found', () => {
  const { change, type, rerender, initialProps } = open();
  type('none is called that');
  expect(change).toHaveBeenCalledExactlyOnceWith({ search: 'none is called that', page: 1 }, { replace: true });
  rerender({ ...initialProps, search: 'none is called that' });
  type('l');
  expect(change).toHaveBeenCalledTimes(2);
});

it('React hears at once of a key that finds more contracts than there are places', () => {
  const { change, type, rerender } = open();
  rerender({ asked: listOf('Lease', 'Licence', 'Loan', 'Loan of a car'), search: 'lea' });
  type('l');
  expect(change).toHaveBeenCalledExactlyOnceWith({ search: 'l', page: 1 }, { replace: true });
});

it('React hears at once of what was typed when the field is left, and of nothing once the list is left', () => {
  const { change, result, type, unmount } = open();
  type('lea');
  act(() => result.current.tellTyped());
  expect(change).toHaveBeenCalledTimes(1);
  type('loa');
  unmount();
  later();
  expect(change).toHaveBeenCalledTimes(1);
});
