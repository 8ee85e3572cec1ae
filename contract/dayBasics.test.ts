import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, isDay, localDay, weekday, writtenDay } from './calendar.ts';

describe('a calendar day', () => {
  it('is the local date of the clock, whatever day UTC has', () => {
    expect(localDay(new Date(2027, 0, 31, 0, 5))).toBe('2027-01-31');
    expect(localDay(new Date(2027, 0, 31, 23, 55))).toBe('2027-01-31');
  });

  it('moves over ends of months, leap days and years', () => {
    expect(addDays('2027-01-31', 30)).toBe('2027-03-02');
    expect(addDays('2028-01-31', 29)).toBe('2028-02-29');
    expect(addDays('2027-12-31', 1)).toBe('2028-01-01');
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28');
  });

  it('moves over nights on which clocks change', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(daysBetween('2027-10-30', '2027-11-01')).toBe(2);
  });

  it('exists or does not', () => {
    expect(['2028-02-29', '2027-12-31'].every(isDay)).toBe(true);
    expect(['2027-02-29', '2027-13-01', '2027-4-1', '2027-04-31T00:00', ''].some(isDay)).toBe(false);
  });

  it('a calendar day knows its weekday', () => {
    expect(weekday('2026-11-21')).toBe(6);
  });
});

it.each([
  ['2027-03-31T23:30:00Z', '2027-03-31'],
  ['2027-03-31 00:00:00', '2027-03-31'],
  ['2027-03-31', '2027-03-31'],
  ['2027-02-30T00:00:00Z', '2027-02-30T00:00:00Z'],
  ['2027-03-310', '2027-03-310'],
])('the day that is written in %s is %s', (text, day) => {
  expect(writtenDay(text)).toBe(day);
});
