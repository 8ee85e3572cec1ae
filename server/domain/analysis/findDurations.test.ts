import { describe, expect, it } from 'vitest';
import { findDurations, showDuration } from './findDurations.ts';

const lengthsOf = (text: string): (string | null)[] =>
  findDurations(text).map(({ duration }) => duration && showDuration(duration));

describe('lengths of time', () => {
  it.each([
    ['5 years', 'five (5) years'],
    ['2 years', 'two years (2)'],
    ['12 months', 'twelve (12) full calendar months'],
    ['36 months', 'thirty six (36) months'],
    ['180 days', 'one hundred and eighty (180) days'],
    ['90 days', 'a 90-day period'],
    ['1 year', 'a one-year period'],
    ['30 days', '(30) days'],
    ['18 months', 'one and one-half (1-1/2) years'],
    ['30 months', '2.5 years'],
    ['6 months', 'two quarters'],
    ['6 weeks', 'six weeks'],
    ['5 years', 'five (5) Fiscal Years'],
    ['1 year', 'one added Model Year'],
    ['25 years', 'twenty-five (25) years'],
    ['3 years', '3 (three) years'],
  ])('are %s in: %s', (length, text) => {
    expect(lengthsOf(`for ${text} from then`)).toEqual([length]);
  });

  it('are unknown where the figure is redacted', () => {
    expect(lengthsOf('for [***] years')).toEqual([null]);
    expect(lengthsOf('for ___ months')).toEqual([null]);
  });

  it('of one need no figure, and those of a contract may say whose years they are', () => {
    expect(lengthsOf('for a year from')).toEqual(['1 year']);
    expect(lengthsOf('twice a year')).toEqual([]);
    expect(lengthsOf('for four (4) Agreement Years')).toEqual(['4 years']);
    expect(lengthsOf('one-hundred twenty (120) months')).toEqual(['120 months']);
    expect(lengthsOf('12 mos.')).toEqual(['12 months']);
  });

  it('are none where words and figures disagree', () => {
    expect(lengthsOf('for five (3) years')).toEqual([]);
  });

  it('say when only business days count', () => {
    expect(findDurations('within ten (10) business days')[0]?.business).toBe(true);
  });
});
