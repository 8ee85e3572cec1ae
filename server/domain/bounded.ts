/** What comes from documents, within the limits of the contract: one odd document must not spoil an answer. */
import { type Duration, isLength } from '../../contract/calendar.ts';
import { contractValuesLimits, durationLimits, moneyLimits } from '../../contract/limits.gen.ts';

/** Not more parties than fit, and none too long. */
export function boundedParties(parties: readonly string[]): string[] {
  const { maxItems, items } = contractValuesLimits.parties;
  return parties.slice(0, maxItems).map((party) => party.slice(0, items.maxLength));
}

/** Null where it is negative or beyond what the contract can carry. */
export function boundedMoney(amount: number | null): number | null {
  return amount !== null && amount >= moneyLimits.minimum && amount <= moneyLimits.maximum ? amount : null;
}

/** Null where it is not a length of time, or too long to be one. */
export function boundedDuration(duration: Duration | null): Duration | null {
  return isLength(duration) && duration.n <= durationLimits.n.maximum ? duration : null;
}
