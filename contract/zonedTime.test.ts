import { expect, it } from 'vitest';
import { dayInZone, instantInZone, wallClock } from './zonedTime.ts';

it.each([
  ['2026-01-01T07:59:00Z', 'America/Los_Angeles', '2025-12-31'],
  ['2026-01-01T08:00:00Z', 'America/Los_Angeles', '2026-01-01'],
  ['2025-12-31T15:00:00Z', 'Asia/Tokyo', '2026-01-01'],
  ['2026-03-29T00:59:00Z', 'Europe/London', '2026-03-29'],
  ['2026-06-15T23:59:59Z', 'UTC', '2026-06-15'],
])('at %s it is in %s the %s', (instant, zone, day) => {
  expect(dayInZone(new Date(instant), zone)).toBe(day);
});

it.each([
  ['2026-03-28', 'Europe/Berlin', '2026-03-28T07:00:00Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T06:00:00Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T07:00:00Z'],
  ['2026-03-08', 'America/New_York', '2026-03-08T12:00:00Z'],
  ['2026-11-01', 'America/New_York', '2026-11-01T13:00:00Z'],
  ['2026-06-15', 'Asia/Kathmandu', '2026-06-15T02:15:00Z'],
  ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T21:30:00Z'],
  ['2026-06-15', 'Pacific/Kiritimati', '2026-06-14T18:00:00Z'],
  ['2026-06-15', 'Pacific/Pago_Pago', '2026-06-15T19:00:00Z'],
])('eight o’clock of %s in %s is %s', (day, zone, instant) => {
  expect(instantInZone(day, 8, zone)).toEqual(new Date(instant));
});

it('an hour that the clocks leave out is the one after it, and of one that comes twice the first counts', () => {
  expect(instantInZone('2026-03-29', 2, 'Europe/Berlin')).toEqual(new Date('2026-03-29T01:00:00Z'));
  expect(instantInZone('2026-10-25', 2, 'Europe/Berlin')).toEqual(new Date('2026-10-25T00:00:00Z'));
});

it('UTC, which asks no formatter, is what a formatter says, and is refused where there is no such instant', () => {
  for (const instant of ['1969-12-31T23:59:59.500Z', '2000-02-29T00:00:00.001Z', '2026-06-15T23:59:59.999Z'].map(
    Date.parse,
  )) {
    expect(wallClock(instant, 'UTC')).toBe(wallClock(instant, 'Africa/Abidjan'));
  }
  expect(() => wallClock(Number.NaN, 'UTC')).toThrow(RangeError);
});
