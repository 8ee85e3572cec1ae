/** What screens do with a list of contracts: look ahead, and index it by day. */
import { addDays, type CalendarDay } from '../../contract/calendar.ts';
import { limits } from './limits.ts';

type Dated = { renewalDate?: CalendarDay | null };

/** The contracts that renew from today to `days` days ahead, both ends included, earliest first. */
export function upcomingRenewals<T extends Dated>(
  contracts: readonly T[],
  today: CalendarDay,
  days: number = limits.upcomingDays,
): T[] {
  const last = addDays(today, days);
  return contracts
    .filter(({ renewalDate }) => renewalDate && renewalDate >= today && renewalDate <= last)
    .toSorted((a, b) => ((a.renewalDate ?? '') < (b.renewalDate ?? '') ? -1 : a.renewalDate === b.renewalDate ? 0 : 1));
}

/** The contracts of each day, so that a month asks per day and never walks the list again. */
export function indexByDay<T extends Dated>(contracts: readonly T[]): Map<CalendarDay, T[]> {
  const days = new Map<CalendarDay, T[]>();
  for (const contract of contracts) {
    if (!contract.renewalDate) continue;
    const there = days.get(contract.renewalDate);
    if (there) there.push(contract);
    else days.set(contract.renewalDate, [contract]);
  }
  return days;
}

/** A contract's name beside its counterparty, without saying the counterparty twice: `Hosting agreement` of `Hosting agreement, Acme`. */
export function titleBeside(name: string, counterparty: string | null | undefined): string {
  if (!counterparty) return name;
  const ending = `, ${counterparty}`;
  return name.endsWith(ending) && name.length > ending.length ? name.slice(0, -ending.length) : name;
}
