import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addDuration,
  addMonths,
  addWorkingDays,
  dayFromNumber,
  dayNumber,
  daysBetween,
  formatDay,
  isDay,
  parseDay,
} from './calendar.ts';
import { rollForward } from './cycle.ts';

describe('a calendar day', () => {
  it('exists or is null', () => {
    expect(formatDay(2024, 2, 29)).toBe('2024-02-29');
    expect(formatDay(2023, 2, 29)).toBeNull();
    expect(formatDay(1900, 2, 29)).toBeNull();
    expect(formatDay(2000, 2, 29)).toBe('2000-02-29');
    expect(formatDay(2023, 4, 31)).toBeNull();
    expect(formatDay(2023, 13, 1)).toBeNull();
    expect(parseDay('2023-02-30')).toBeNull();
    expect(isDay('2023-2-3')).toBe(false);
  });

  it('and its number are each other’s inverse', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 2_900_000 }), (count) => dayNumber(dayFromNumber(count)) === count),
    );
    expect(dayNumber('1970-01-01')).toBe(0);
    expect(dayNumber('2000-03-01')).toBe(11_017);
  });

  it('moves by days over months, years and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2023-12-31', 1)).toBe('2024-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(daysBetween('2024-01-01', '2025-01-01')).toBe(366);
  });

  it('moves by months, clamped to the end of a shorter one', () => {
    expect(addMonths('2023-01-31', 1)).toBe('2023-02-28');
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2023-03-31', -1)).toBe('2023-02-28');
    expect(addMonths('2023-01-15', -13)).toBe('2021-12-15');
  });

  it('is counted from the original day, never from a clamped one', () => {
    expect(addDuration('2023-01-31', { n: 1, unit: 'month' }, 2)).toBe('2023-03-31');
    expect(addDuration('2024-02-29', { n: 1, unit: 'year' }, 4)).toBe('2028-02-29');
    expect(addDuration('2023-01-31', { n: 6, unit: 'week' })).toBe('2023-03-14');
  });
});

describe('working days', () => {
  it.each([
    // Easter of 2027 is on March 28: Good Friday and Easter Monday are no working days.
    ['2027-04-02', -5, '2027-03-24'],
    ['2026-01-02', -3, '2025-12-29'],
    // From a weekend as from the Monday after it.
    ['2026-11-21', -1, '2026-11-20'],
    ['2026-11-22', -1, '2026-11-20'],
    ['2026-11-23', -1, '2026-11-20'],
    // Forward no holiday is left out: the earlier day is the safe one.
    ['2025-12-24', 2, '2025-12-26'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s and %d of them is %s', (day, count, moved) => {
    expect(addDuration(day, { n: Math.abs(count), unit: 'workingDay' }, Math.sign(count))).toBe(moved);
  });

  it('agree with counting them one by one over years', () => {
    let day = '2027-09-30';
    for (let left = 0; left < 900; left += 1) day = addWorkingDays(day, -1);
    expect(addWorkingDays('2027-09-30', -900)).toBe(day);
  });
});

describe('rolling a term forward', () => {
  it('stops at the first end on or after today', () => {
    expect(rollForward('2015-06-30', { n: 1, unit: 'year' }, '2026-01-01')).toBe('2026-06-30');
    expect(rollForward('2015-06-30', { n: 1, unit: 'year' }, '2026-06-30')).toBe('2026-06-30');
    expect(rollForward('2015-06-30', { n: 1, unit: 'year' }, '2026-07-01')).toBe('2027-06-30');
    expect(rollForward('2027-06-30', { n: 1, unit: 'year' }, '2026-07-01')).toBe('2027-06-30');
  });

  it('keeps a month end a month end', () => {
    expect(rollForward('2023-01-31', { n: 1, unit: 'month' }, '2023-03-01')).toBe('2023-03-31');
    expect(rollForward('2020-02-29', { n: 1, unit: 'year' }, '2023-06-01')).toBe('2024-02-29');
  });

  it('ends where the renewals run out', () => {
    expect(rollForward('2015-06-30', { n: 1, unit: 'year' }, '2026-01-01', 2)).toBe('2017-06-30');
  });

  it('agrees with renewing one by one', () => {
    const day = fc.integer({ min: 0, max: 15_000 }).map(dayFromNumber);
    const duration = fc.record({
      n: fc.integer({ min: 1, max: 40 }),
      unit: fc.constantFrom('day', 'week', 'month', 'year'),
    });
    fc.assert(
      fc.property(day, day, duration, (end, today, renewal) => {
        let times = 0;
        while (addDuration(end, renewal, times) < today) times += 1;
        return rollForward(end, renewal, today) === addDuration(end, renewal, times);
      }),
    );
  });
});
