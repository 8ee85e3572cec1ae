/** The orders of the contract list. What has no value or no date comes last in either direction: it is not small, it is unknown. */
import type { Listed } from './acting.ts';
import type { CalendarDay } from './calendar.ts';
import type { ViewKey } from './listFilter.ts';

export const sortFields = ['name', 'counterparty', 'contractValue', 'actBy', 'renewalDate', 'owner'] as const;
export type SortField = (typeof sortFields)[number];
/** `soonest` is no column: what comes next first, then what is past. */
export type Sort = { field: SortField | 'soonest'; direction: 'ascend' | 'descend' };

type ColumnSort = Sort & { field: SortField };

/** All orders by a column. */
export const sorts: readonly Sort[] = sortFields.flatMap((field): Sort[] => [
  { field, direction: 'ascend' },
  { field, direction: 'descend' },
]);

/** The order by a field, always the same object. */
export function sortBy(field: SortField, direction: Sort['direction']): Sort {
  return sorts.find((each) => each.field === field && each.direction === direction) as Sort;
}

/** As the specification asks: latest renewal first, undated last. */
export const defaultSort = sortBy('renewalDate', 'descend');

/** By the last day to act: the next one first, then the past ones, the latest of them first, and at last what has none. */
export const soonestFirst: Sort = { field: 'soonest', direction: 'ascend' };

/** What a view is sorted by where nothing else is asked for: all of them as specified, the others by what is due. */
export function defaultSortOf(view: ViewKey): Sort {
  // A reading from long ago is the least urgent of those to be checked.
  if (view === 'check') return soonestFirst;
  if (view === 'due' || view === 'undecided') return sortBy('actBy', 'ascend');
  return view === 'passed' ? sortBy('actBy', 'descend') : defaultSort;
}

/** The orders already made of a list: it changes seldom, and is turned round again and again. */
const made = new WeakMap<readonly Listed[], Map<Sort, readonly Listed[]>>();

/**
 * The contracts in an order, made once per list and `sorts` entry; contracts with equal values keep their order. `today` is what
 * `soonestFirst` counts from, and nothing to the other orders.
 */
export function sortContracts<T extends Listed>(
  contracts: readonly T[],
  sort: Sort,
  today: CalendarDay = '',
): readonly T[] {
  if (sort.field === 'soonest') {
    const soonest = madeSoonest.get(contracts);
    if (soonest?.today === today) return soonest.order as readonly T[];
    const order = bySoonest(contracts, today);
    madeSoonest.set(contracts, { today, order });
    return order;
  }
  const orders = (made.get(contracts) ?? new Map<Sort, readonly T[]>()) as Map<Sort, readonly T[]>;
  made.set(contracts, orders);
  const sorted = orders.get(sort) ?? inOrder(contracts, { ...sort, field: sort.field });
  orders.set(sort, sorted);
  return sorted;
}

/** The same of `soonestFirst`, which is another order every day. */
const madeSoonest = new WeakMap<readonly Listed[], { today: CalendarDay; order: readonly Listed[] }>();

const dayOf = (contract: Listed) => sortValue(contract, 'actBy')?.toString() ?? '';

function bySoonest<T extends Listed>(contracts: readonly T[], today: CalendarDay): T[] {
  const keyed = contracts.map((contract) => ({ contract, day: dayOf(contract) }));
  keyed.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const toCome = keyed.filter(({ day }) => day >= today);
  const past = keyed.filter(({ day }) => day < today).toReversed();
  return [...toCome, ...past].map(({ contract }) => contract);
}

/**
 * Amounts are sorted within their currency, the one that most contracts have first: 900 yen are not more than 800 dollars, and no
 * rate is known here that would say how much less.
 */
function inOrder<T extends Listed>(contracts: readonly T[], { field, direction }: ColumnSort): T[] {
  const sign = direction === 'ascend' ? 1 : -1;
  const codes = field === 'contractValue' ? currencies(contracts) : [];
  const keyed = contracts.map((contract) => ({
    contract,
    key: sortValue(contract, field),
    place: codes.length > 1 ? codes.indexOf(currencyOf(contract)) : 0,
  }));
  keyed.sort((a, b) => {
    if (a.key === null || b.key === null) return (a.key === null ? 1 : 0) - (b.key === null ? 1 : 0);
    if (a.place !== b.place) return a.place - b.place;
    return a.key < b.key ? -sign : a.key > b.key ? sign : 0;
  });
  return keyed.map(({ contract }) => contract);
}

/** The currencies of the amounts in a list, the one that most contracts have first, equally common ones by their code. */
export function currencies(contracts: readonly Listed[]): string[] {
  const counts = new Map<string, number>();
  for (const contract of contracts) {
    if (sortValue(contract, 'contractValue') === null) continue;
    const code = currencyOf(contract);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([code]) => code);
}

/** An amount without a currency reads as US dollars, as specified. */
const currencyOf = ({ currency }: Listed) => currency ?? 'USD';

/** Texts compare without case and accents, by plain comparison: a collator takes ten times as long over ten thousand names. */
function sortValue(contract: Listed, field: SortField): string | number | null {
  switch (field) {
    case 'contractValue':
    case 'renewalDate':
      return contract[field] ?? null;
    case 'actBy':
      return contract.passedCycle?.actBy ?? contract.actBy ?? null;
    case 'counterparty':
      return foldText(contract.counterparty ?? null);
    case 'owner':
      return foldText(contract.owner?.name ?? contract.owner?.email ?? null);
    case 'name':
      return foldText(contract.name);
  }
}

function foldText(text: string | null): string | null {
  return text === null ? null : text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A sort as one word: the field, with a minus where it descends. */
export function sortKey({ field, direction }: Sort): string {
  return direction === 'descend' ? `-${field}` : field;
}

/** The sort that a word of `sortKey` stands for, always the same object; `otherwise` for any other word. */
export function readSort(key: string | null, otherwise: Sort = defaultSort): Sort {
  return [soonestFirst, ...sorts].find((each) => sortKey(each) === key) ?? otherwise;
}
