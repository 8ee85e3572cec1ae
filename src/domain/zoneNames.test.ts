import { expect, it } from 'vitest';
import { zoneName, zonesWith } from './zoneNames.ts';

it.each([
  ['Asia/Kolkata', 'Asia/Calcutta'],
  ['Europe/Kyiv', 'Europe/Kiev'],
])('%s is found by both of its names, and stored under one that is known', (now, before) => {
  const found = zonesWith('UTC').filter(({ names }) => names.includes(now) || names.includes(before));
  expect(found).toEqual([{ value: now, names: [now, before] }]);
  expect(() => new Intl.DateTimeFormat('en', { timeZone: found[0]?.value })).not.toThrow();
});

it('a zone that was stored under its name of before stays the one that is chosen, and reads as it is called now', () => {
  expect(zonesWith('Asia/Calcutta').find(({ names }) => names.includes('Asia/Kolkata'))?.value).toBe('Asia/Calcutta');
  expect(zoneName('Asia/Calcutta')).toBe('Asia/Kolkata');
  expect(zoneName('America/New_York')).toBe('America/New York');
});
