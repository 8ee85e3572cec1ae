import { describe, expect, it } from 'vitest';
import { awayInWords } from './deadlines.ts';

describe('how far a day is away', () => {
  it.each([
    ['2027-03-14', 'today'],
    ['2027-03-15', 'tomorrow'],
    ['2027-03-13', 'yesterday'],
    ['2027-03-24', 'in 10 days'],
    ['2027-03-04', '10 days ago'],
    ['2030-03-14', 'in 1,096 days'],
    ['2099-12-31', 'in 72 years'],
    ['1998-12-31', '28 years ago'],
  ])('from 14 March 2027 to %s is %s', (day, words) => {
    expect(awayInWords(day, '2027-03-14')).toBe(words);
  });
});
