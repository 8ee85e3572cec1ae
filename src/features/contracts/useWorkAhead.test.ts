import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sortContracts, sorts } from '../../../contract/sortContracts.ts';
import { useWorkAhead } from './useWorkAhead.ts';

vi.mock('../../../contract/sortContracts.ts', { spy: true });

const contracts = [{ id: 'a', name: 'Lease' }];
const many = Array.from({ length: 20_001 }, (_, index) => ({ id: String(index), name: 'Lease' }));

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom knows no idle moments.
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  vi.mocked(sortContracts).mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (list: typeof contracts) =>
  renderHook(({ search }) => useWorkAhead(list, list, search), { initialProps: { search: '' } });

it('makes all orders ahead, but none while somebody types', () => {
  const { rerender } = open(contracts);
  for (const search of ['l', 'le', 'lea']) {
    vi.advanceTimersByTime(900);
    rerender({ search });
  }
  expect(sortContracts).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_100);
  expect(vi.mocked(sortContracts).mock.calls.map(([, sort]) => sort)).toEqual(sorts);
});

it('makes no order of a very long list ahead', () => {
  open(many);
  vi.advanceTimersByTime(5_000);
  expect(sortContracts).not.toHaveBeenCalled();
});

it('stops when the list is left', () => {
  const { unmount } = open(contracts);
  unmount();
  vi.advanceTimersByTime(5_000);
  expect(sortContracts).not.toHaveBeenCalled();
});
