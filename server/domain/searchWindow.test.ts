import { describe, expect, it } from 'vitest';
import { isWithinWindow, searchWindow, startOfDay } from './searchWindow.ts';

const hours = (day: string, next: string) =>
  (startOfDay(next, 'Europe/Paris') - startOfDay(day, 'Europe/Paris')) / 3_600_000;
const iso = (instant: number) => new Date(instant).toISOString();

describe('a day in a zone', () => {
  it.each([
    ['2026-03-01', 'UTC', '2026-03-01T00:00:00.000Z'],
    ['2026-01-01', 'America/New_York', '2026-01-01T05:00:00.000Z'],
    ['2026-07-01', 'America/New_York', '2026-07-01T04:00:00.000Z'],
    ['2026-03-01', 'Asia/Kolkata', '2026-02-28T18:30:00.000Z'],
    ['2026-03-01', 'Pacific/Kiritimati', '2026-02-28T10:00:00.000Z'],
    ['2026-03-01', 'Pacific/Pago_Pago', '2026-03-01T11:00:00.000Z'],
  ])('%s starts in %s at %s', (day, zone, instant) => {
    expect(iso(startOfDay(day, zone))).toBe(instant);
  });

  it('has 23 hours when the clocks go forward and 25 when they go back', () => {
    expect(hours('2026-03-29', '2026-03-30')).toBe(23);
    expect(hours('2026-10-25', '2026-10-26')).toBe(25);
  });

  it('starts after the jump where the clocks jump over midnight', () => {
    expect(iso(startOfDay('2018-11-04', 'America/Sao_Paulo'))).toBe('2018-11-04T03:00:00.000Z');
  });

  it('starts at the second midnight where midnight comes twice', () => {
    expect(iso(startOfDay('2018-02-18', 'America/Sao_Paulo'))).toBe('2018-02-18T03:00:00.000Z');
  });

  it('is refused when it does not exist', () => {
    expect(() => startOfDay('2026-02-30', 'UTC')).toThrow(RangeError);
    expect(() => startOfDay('2026-02-28', 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('the window of a search', () => {
  it('includes the whole end day', () => {
    const window = searchWindow({ startDate: '2026-03-01', endDate: '2026-03-01', timeZone: 'America/Los_Angeles' });
    expect(iso(window.from ?? 0)).toBe('2026-03-01T08:00:00.000Z');
    expect(isWithinWindow(window, Date.parse('2026-03-01T07:59:59.999Z'))).toBe(false);
    expect(isWithinWindow(window, Date.parse('2026-03-02T07:59:59.999Z'))).toBe(true);
    expect(isWithinWindow(window, Date.parse('2026-03-02T08:00:00.000Z'))).toBe(false);
  });

  it('is open where no day is given', () => {
    expect(isWithinWindow(searchWindow({ startDate: null, endDate: null, timeZone: 'UTC' }), 0)).toBe(true);
  });
});
