import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sorts } from '../../../contract/sortContracts.ts';
import type { Contract } from '../../api/api.ts';
import { useWorkAhead } from './useWorkAhead.ts';

const sort = vi.fn<(of: readonly Contract[], by: object) => void>();

const contracts = [{ id: 'a', name: 'Lease' }];
const many = Array.from({ length: 20_001 }, (_, index) => ({ id: String(index), name: 'Lease' }));

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom knows no idle moments.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  sort.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (list: typeof contracts) =>
  renderHook(({ search }) => useWorkAhead(list, list, search, sort), { initialProps: { search: '' } });

it('makes all orders ahead, but none while somebody types', () => {
  const { rerender } = open(contracts);
  for (const search of ['l', 'le', 'lea']) {
    vi.advanceTimersByTime(900);
    rerender({ search });
  }
  expect(sort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_100);
  expect(sort.mock.calls.map((call) => call.at(1))).toEqual(sorts);
});

it('makes no order of a very long list ahead', () => {
  open(many);
  vi.advanceTimersByTime(5_000);
  expect(sort).not.toHaveBeenCalled();
});

it('stops when the list is left', () => {
  const { unmount } = open(contracts);
  unmount();
  vi.advanceTimersByTime(5_000);
  expect(sort).not.toHaveBeenCalled();
});
