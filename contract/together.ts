/** What totals of several currencies come to in one, in words: shown beside them, never in their place. */
import { addedAtRates, type Rates } from './rates.ts';
import { formatWholeMoney } from './showMoney.ts';

/** `about $434,000 together at your rates`. Empty with a single currency, and unless the user has entered every rate it takes. */
export function togetherAtRates(
  sums: readonly { amount: number; currency: string }[],
  rates: Rates | undefined,
): string {
  const whole = rates && sums.length > 1 ? addedAtRates(sums, rates) : null;
  return whole === null ? '' : `about ${formatWholeMoney(whole, rates?.into)} together at your rates`;
}
