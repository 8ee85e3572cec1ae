import { expect, it } from 'vitest';
import { addMonths } from '../../../contract/calendar.ts';
import { dayByKey, daysOfMonth, weeksOfMonth } from './calendarMonth.ts';

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2027-12-15', 1, '2028-01-15'],
  ['2027-01-15', -1, '2026-12-15'],
  ['2027-03-31', -1, '2027-02-28'],
])('%s moved by %i months is %s', (day, count, moved) => {
  expect(addMonths(day, count)).toBe(moved);
});

it('knows the days of a leap February', () => {
  expect(daysOfMonth('2028-02-10')).toHaveLength(29);
  expect(daysOfMonth('2028-02-10').at(-1)).toBe('2028-02-29');
});

it.each([
  ['ArrowLeft', '2028-02-29'],
  ['ArrowRight', '2028-03-02'],
  ['ArrowUp', '2028-02-23'],
  ['ArrowDown', '2028-03-08'],
  ['Home', '2028-02-27'],
  ['End', '2028-03-04'],
  ['PageUp', '2028-02-01'],
  ['PageDown', '2028-04-01'],
])('%s leads from Wednesday, 1 March 2028 to %s', (key, day) => {
  expect(dayByKey('2028-03-01', key)).toBe(day);
});

it('leaves other keys alone', () => {
  expect(dayByKey('2028-03-01', 'a')).toBeNull();
});

it.each([
  ['2026-02-10', 4],
  ['2026-11-22', 5],
  ['2026-08-01', 6],
])('the month of %s touches %i weeks', (day, weeks) => {
  expect(weeksOfMonth(day)).toBe(weeks);
});
