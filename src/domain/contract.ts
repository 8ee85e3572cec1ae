/** What screens do with a list of contracts: order it, search it, look ahead, and index it by day. */
import { addDays, type CalendarDay } from './calendarDay.ts';
import { limits } from './limits.ts';

type Dated = { renewalDate?: CalendarDay | null };
type Named = { name: string };

/** The lower-case names of a list, made once: a search asks for them with every key. */
const lowerCaseNames = new WeakMap<readonly Named[], readonly string[]>();

/** The contracts whose name holds the text, upper and lower case alike. An empty text keeps all of them. */
export function filterByName<T extends Named>(contracts: readonly T[], text: string): readonly T[] {
  const wanted = text.toLowerCase();
  if (wanted === '') return contracts;
  const names = lowerCaseNames.get(contracts) ?? contracts.map(({ name }) => name.toLowerCase());
  lowerCaseNames.set(contracts, names);
  return contracts.filter((_, index) => names[index]?.includes(wanted));
}

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
