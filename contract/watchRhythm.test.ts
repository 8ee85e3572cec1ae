import { expect, it } from 'vitest';
import { firstRun, nextRun, watchedUntil } from './watchRhythm.ts';

const at = (text: string) => new Date(text);
const daily = { rhythm: 'daily', hour: 6 } as const;
const weekly = { rhythm: 'weekly', hour: 6 } as const;

it('a daily search runs first at the hour that comes next, a weekly one in a week', () => {
  expect(firstRun(daily, 'Europe/Paris', at('2026-06-15T03:59:00Z'))).toEqual(at('2026-06-15T04:00:00Z'));
  expect(firstRun(daily, 'Europe/Paris', at('2026-06-15T04:00:00Z'))).toEqual(at('2026-06-16T04:00:00Z'));
  expect(firstRun(weekly, 'Europe/Paris', at('2026-06-15T12:00:00Z'))).toEqual(at('2026-06-22T04:00:00Z'));
});

it('a search keeps to its hour in the user’s zone when the clocks change', () => {
  const due = at('2026-10-24T04:00:00Z');
  expect(nextRun(daily, 'Europe/Paris', due, due)).toEqual(at('2026-10-25T05:00:00Z'));
});

it('runs that were missed are made up for by one, and a weekly search keeps its day of the week', () => {
  const due = at('2026-06-15T06:00:00Z');
  expect(nextRun(daily, 'UTC', due, at('2026-09-01T07:00:00Z'))).toEqual(at('2026-09-02T06:00:00Z'));
  expect(nextRun(weekly, 'UTC', due, at('2026-09-01T07:00:00Z'))).toEqual(at('2026-09-07T06:00:00Z'));
});

it('an end date counts for new items only where it lay ahead when the search was kept', () => {
  expect(watchedUntil('2026-06-15', '2026-06-15')).toBeNull();
  expect(watchedUntil('2026-12-31', '2026-06-15')).toBe('2026-12-31');
  expect(watchedUntil(null, '2026-06-15')).toBeNull();
});
