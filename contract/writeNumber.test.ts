import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatWholeMoney } from './showMoney.ts';
import { writeNumber } from './writeNumber.ts';

const options = { style: 'currency', currency: 'USD' } as const;
const amounts = fc.oneof(
  fc.double({ noNaN: true, min: -1e16, max: 1e16 }),
  fc.integer({ min: -100, max: 10_000_000 }),
  // Half cents and half units, which are rounded.
  fc.integer({ min: 0, max: 10_000_000 }).map((n) => n / 1000),
  fc.constantFrom(0, -0, 0.5, 1.5, 999.995, 1e15, 1e21),
);

describe('numbers and amounts are written as Intl writes them', () => {
  it('with no, two or four digits behind the point', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(0, 2, 4), (amount, digits) => {
        const intl = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
        expect(writeNumber(amount, digits)).toBe(intl.format(amount));
      }),
      { numRuns: 1000 },
    );
  });

  it('in each currency that has its sign here, and in others', () => {
    const currencies = fc.constantFrom('USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'INR', 'CHF', 'JPY', 'SEK', 'KWD');
    fc.assert(
      fc.property(amounts, currencies, (amount, currency) => {
        const cents = new Intl.NumberFormat('en-US', { ...options, currency });
        const whole = new Intl.NumberFormat('en-US', { ...options, currency, maximumFractionDigits: 0 });
        expect(formatMoney(amount, currency)).toBe(cents.format(amount));
        expect(formatWholeMoney(amount, currency)).toBe(whole.format(amount));
      }),
      { numRuns: 1000 },
    );
  });
});
