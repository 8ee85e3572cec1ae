/** Which contracts an export holds, and in which order: as the list shows them. */
import type { CalendarDay } from '../contract/calendar.ts';
import { filterContracts, type FilterKey, filterKeys, type Filters, type ViewKey } from '../contract/listFilter.ts';
import { filterByName } from '../contract/searchNames.ts';
import { defaultSortOf, readSort, sortContracts } from '../contract/sortContracts.ts';
import type { ExportedContract } from './sheetColumns.ts';

/** A view with its filters, as the list's address has them. */
export type AskedView = { view?: ViewKey; search?: string; sort?: string } & Partial<Record<FilterKey, string>>;

export function chosenByView(
  contracts: readonly ExportedContract[],
  asked: AskedView,
  today: CalendarDay,
): ExportedContract[] {
  const { view = 'all', search = '', sort = null } = asked;
  const filters: Filters = {};
  for (const key of filterKeys) if (asked[key]) filters[key] = asked[key];
  const byId = new Map(contracts.map((each) => [each.record.id, each]));
  const items = contracts.map(({ item }) => item);
  const sorted = sortContracts(items, readSort(sort, defaultSortOf(view)), today);
  const found = filterByName(filterContracts(sorted, { view, filters }, today), search);
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Those of the ids that are there, in their order, each once. */
export function chosenByIds(contracts: readonly ExportedContract[], ids: readonly string[]): ExportedContract[] {
  const byId = new Map(contracts.map((each) => [each.record.id, each]));
  return [...new Set(ids.map((id) => id.toLowerCase()))].flatMap((id) => byId.get(id) ?? []);
}
