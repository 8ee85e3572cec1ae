import { describe, expect, it } from 'vitest';
import { findSpokenSums, readSum } from './spokenSums.ts';

const sums = (text: string) => findSpokenSums(text, 'USD').map(({ amount, currency }) => [amount, currency]);

describe('sums in words', () => {
  it.each([
    ['the principal sum of One Hundred Seventy-Five Thousand Dollars, together', [175_000, 'USD']],
    ['Two Million Five Hundred Thousand and 50/100 Canadian Dollars', [2_500_000.5, 'CAD']],
    ['a loan of thirty thousand pounds sterling', [30_000, 'GBP']],
  ])('are read: %s', (text, sum) => {
    expect(sums(text)).toEqual([sum]);
  });

  it.each(['Thirty Thousand Dollars ($30,000)', '$30,000 (Thirty Thousand Dollars)', 'payable in Dollars'])(
    'stand beside figures or nowhere: %s',
    (text) => {
      expect(sums(text)).toEqual([]);
    },
  );

  it('make no number out of order', () => {
    expect(readSum('two thousand three million')).toBeNull();
  });
});
