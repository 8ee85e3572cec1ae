import { expect, it } from 'vitest';
import { dayInZone } from './dayInZone.ts';

it.each([
  ['2026-01-01T07:59:00Z', 'America/Los_Angeles', '2025-12-31'],
  ['2026-01-01T08:00:00Z', 'America/Los_Angeles', '2026-01-01'],
  ['2025-12-31T15:00:00Z', 'Asia/Tokyo', '2026-01-01'],
  ['2026-03-29T00:59:00Z', 'Europe/London', '2026-03-29'],
  ['2026-06-15T23:59:59Z', 'UTC', '2026-06-15'],
])('at %s it is in %s the %s', (instant, zone, day) => {
  expect(dayInZone(new Date(instant), zone)).toBe(day);
});
