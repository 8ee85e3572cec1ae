import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useToday } from './useToday.ts';

const zone = process.env['TZ'];
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => {
  vi.useRealTimers();
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

it.each([
  ['Europe/Berlin', '2026-12-31T22:59:30Z', '2026-12-31', '2027-01-01'],
  ['Pacific/Kiritimati', '2026-12-30T09:59:30Z', '2026-12-30', '2026-12-31'],
  ['America/Los_Angeles', '2027-03-15T06:59:30Z', '2027-03-14', '2027-03-15'],
])('the day moves on by itself when midnight passes in %s (%s)', (timeZone, instant, before, after) => {
  process.env['TZ'] = timeZone;
  vi.setSystemTime(instant);
  const { result } = renderHook(() => useToday());
  expect(result.current).toBe(before);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(after);
});
