/** The user's own exchange rates, and totals of several currencies added with them. */
import { cents } from './money.ts';
import { Refused } from './refused.ts';

/** What one unit of the currency is worth in the currency that totals are added in. */
export type Rate = { currency: string; rate: number };

export type Rates = { into: string; each: readonly Rate[] };

type Settings = { currency?: string | null | undefined; rates?: readonly Rate[] | undefined };

/** The rates of a user, and the currency that they lead to: US dollars unless another one is set. */
export function ratesOf({ currency, rates }: Settings): Rates {
  return { into: currency ?? 'USD', each: rates ?? [] };
}

/**
 * Totals of several currencies in one, rounded once, at the end, to the nearest cent (half a cent goes up). Null without a total, and
 * unless every currency among them has exactly one rate: a part is never the whole, and of two rates neither is chosen.
 */
export function addedAtRates(sums: readonly { amount: number; currency: string }[], rates: Rates): number | null {
  let whole = 0;
  for (const { amount, currency } of sums) {
    const [rate, another] = currency === rates.into ? [1] : ratesFor(currency, rates);
    if (rate === undefined || another !== undefined) return null;
    whole += amount * rate;
  }
  return sums.length === 0 ? null : cents(whole);
}

const ratesFor = (of: string, { each }: Rates) =>
  each.filter(({ currency }) => currency === of).map(({ rate }) => rate);

/** Throws `Refused` where rates cannot be meant: two of one currency, one of a currency to itself, or the old ones in a new currency. */
export function checkRates(before: Settings, change: Settings): void {
  const { into, each } = ratesOf({ ...before, ...change });
  if (change.rates === undefined && each.length > 0 && into !== ratesOf(before).into) {
    const message = `Your exchange rates are in ${ratesOf(before).into}. Send new ones in ${into} with the change.`;
    throw new Refused(422, 'RATES_NEEDED', message, 'rates');
  }
  if (change.rates === undefined) return;
  const currencies = each.map(({ currency }) => currency);
  if (currencies.includes(into)) {
    throw new Refused(422, 'RATE_TO_ITSELF', `Totals are added in ${into}, so ${into} needs no rate.`, 'rates');
  }
  const twice = currencies.find((currency, index) => currencies.indexOf(currency) !== index);
  if (twice !== undefined) {
    throw new Refused(422, 'TWO_RATES', `${twice} has two rates. Send one of them.`, 'rates');
  }
}
