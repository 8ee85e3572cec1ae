import { describe, expect, it } from 'vitest';
import { addedAtRates, checkRates, type Rate, ratesOf } from './rates.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const eur = (amount: number) => ({ amount, currency: 'EUR' });
const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const at = (...rates: Rate[]) => ratesOf({ currency: null, rates });
const EUR = { currency: 'EUR', rate: 1.08 };

describe('totals of several currencies', () => {
  it('are added in US dollars, or in the currency that is set', () => {
    expect(addedAtRates([usd(100), eur(50)], at(EUR))).toBe(154);
    const inPounds = ratesOf({ currency: 'GBP', rates: [{ currency: 'USD', rate: 0.8 }] });
    expect(addedAtRates([usd(100), gbp(50)], inPounds)).toBe(130);
  });

  it('are not added while one of the currencies has no rate, or there is no total', () => {
    expect(addedAtRates([usd(100), eur(50), gbp(1)], at(EUR))).toBeNull();
    expect(addedAtRates([usd(100), eur(50)], at())).toBeNull();
    expect(addedAtRates([], at(EUR))).toBeNull();
  });

  it('are not added where a currency has two rates', () => {
    expect(addedAtRates([eur(50)], at(EUR, { currency: 'EUR', rate: 1.1 }))).toBeNull();
  });

  it('are rounded once, at the end, to the nearest cent', () => {
    const small = at({ currency: 'EUR', rate: 0.004 }, { currency: 'GBP', rate: 0.004 });
    expect(addedAtRates([eur(1), gbp(1)], small)).toBe(0.01);
    expect(addedAtRates([eur(1)], small)).toBe(0);
  });
});

/** The code of the refusal, null where there is none. */
const refusal = (change: Parameters<typeof checkRates>[1], before: Parameters<typeof checkRates>[0] = {}) => {
  try {
    checkRates(before, change);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('rates that are sent', () => {
  it('are refused with two of one currency, and with one of the currency they lead to', () => {
    expect(refusal({ rates: [EUR, { currency: 'GBP', rate: 1.3 }] })).toBeNull();
    expect(refusal({ rates: [EUR, EUR] })).toBe('TWO_RATES');
    expect(refusal({ rates: [{ currency: 'USD', rate: 1 }] })).toBe('RATE_TO_ITSELF');
    expect(refusal({ currency: 'EUR', rates: [EUR] })).toBe('RATE_TO_ITSELF');
  });

  it('are asked for anew with another currency to add in: the old ones would be wrong', () => {
    expect(refusal({ currency: 'CHF' }, { rates: [EUR] })).toBe('RATES_NEEDED');
    expect(refusal({ currency: 'CHF', rates: [] }, { rates: [EUR] })).toBeNull();
    expect(refusal({ currency: 'USD' }, { rates: [EUR] })).toBeNull();
    expect(refusal({}, { rates: [EUR, EUR] })).toBeNull();
  });
});
