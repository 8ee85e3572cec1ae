/** Which contracts a view and its filters show. Views are questions a manager asks; filters narrow the answer. */
import { afterTerm, DECIDE_DAYS, hasPassed, isOpen, isToCheck, type Listed } from './acting.ts';
import { addDays, type CalendarDay } from './calendar.ts';
import { isUndated } from './undated.ts';

/** The views in the order of their tabs. `all` has the specified order. */
export const views = [
  { key: 'all', label: 'All' },
  { key: 'due', label: 'Due next' },
  { key: 'undecided', label: 'Undecided' },
  { key: 'passed', label: 'Passed' },
  { key: 'check', label: 'To check' },
  { key: 'undated', label: 'No date' },
  { key: 'ended', label: 'Ended' },
  { key: 'trash', label: 'Trash' },
] as const;
export type ViewKey = (typeof views)[number]['key'];

export const filterKeys = ['owner', 'counterparty', 'currency', 'source', 'ending', 'year', 'month'] as const;
export type FilterKey = (typeof filterKeys)[number];
export type Filters = Partial<Record<FilterKey, string>>;

/** Tells whether a view shows a contract. The trash is a list of its own and shows all of it. */
export function inView(view: ViewKey, today: CalendarDay): (contract: Listed) => boolean {
  switch (view) {
    case 'all':
    case 'trash':
      return () => true;
    case 'due': {
      const last = addDays(today, DECIDE_DAYS);
      return (contract) => isOpen(contract, today) && (contract.actBy ?? '') <= last;
    }
    case 'undecided':
      return (contract) => isOpen(contract, today);
    case 'passed':
      return hasPassed;
    case 'check':
      return isToCheck;
    case 'undated':
      return isUndated;
    case 'ended':
      return (contract) => hasEnded(contract, today);
  }
}

/** Its term is over, and nothing carried it on: what renews by itself has ended where notice was sent. */
export function hasEnded(contract: Listed, today: CalendarDay): boolean {
  const { renewalDate, ending } = contract;
  return ending !== 'open' && afterTerm(contract) !== 'renews' && !!renewalDate && renewalDate < today;
}

/** What a filter compares, as the address writes it; null where a contract has nothing of it. */
export function filterValue(contract: Listed, key: FilterKey): string | null {
  switch (key) {
    case 'owner':
      return contract.owner?.name ?? contract.owner?.email ?? null;
    case 'counterparty':
      return contract.counterparty ?? null;
    case 'currency':
      return contract.contractValue === null ? null : (contract.currency ?? 'USD');
    case 'source':
      return contract.source ?? null;
    case 'ending':
      return contract.ending ?? null;
    case 'year':
      return contract.renewalDate?.slice(0, 4) ?? null;
    case 'month':
      return contract.actBy?.slice(0, 7) ?? null;
  }
}

/** The contracts of a view that pass every filter, in their order. */
export function filterContracts<T extends Listed>(
  contracts: readonly T[],
  { view, filters }: { view: ViewKey; filters: Filters },
  today: CalendarDay,
): readonly T[] {
  const wanted = filterKeys.filter((key) => filters[key] !== undefined);
  if (view === 'all' && wanted.length === 0) return contracts;
  const isShown = inView(view, today);
  return contracts.filter(
    (contract) => isShown(contract) && wanted.every((key) => filterValue(contract, key) === filters[key]),
  );
}

/** How many contracts each view shows. */
export function countViews(contracts: readonly Listed[], today: CalendarDay): Map<ViewKey, number> {
  const counts = new Map<ViewKey, number>();
  for (const { key } of views) {
    if (key !== 'trash') counts.set(key, contracts.filter(inView(key, today)).length);
  }
  return counts;
}

/** The values that contracts have of a filter's field, the most common first. */
export function filterChoices(contracts: readonly Listed[], key: FilterKey): string[] {
  const counts = new Map<string, number>();
  for (const contract of contracts) {
    const value = filterValue(contract, key);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([value]) => value);
}
