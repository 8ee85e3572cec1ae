import { describe, expect, it } from 'vitest';
import { awayInWords } from './deadlines.ts';

describe('how far a day is away', () => {
  it.each([
    ['2027-03-14', 'today'],
    ['2027-03-15', 'tomorrow'],
    ['2027-03-13', 'yesterday'],
    ['2027-03-24', 'in 10 days'],
    ['2027-03-04', '10 days ago'],
    ['2027-09-12', 'in 182 days'],
    ['2027-09-14', 'in 6 months'],
    ['2028-04-13', 'in 12 months'],
    ['2025-11-20', '15 months ago'],
    ['2030-03-13', 'in 35 months'],
    ['2030-03-14', 'in 3 years'],
    ['2099-12-31', 'in 72 years'],
    ['1998-12-31', '28 years ago'],
  ])('from 14 March 2027 to %s is %s', (day, words) => {
    expect(awayInWords(day, '2027-03-14')).toBe(words);
  });
});
