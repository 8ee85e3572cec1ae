/** How the list is looked at: view, filters, search, page, page size and order, read from and written to the address, so that it can be shared. */
import type { AskedView } from '../../../sheets/chosenContracts.ts';
import { limits } from '../../domain/limits.ts';
import { filterKeys, type Filters, type ViewKey, views } from '../../../contract/listFilter.ts';
import { defaultSortOf, readSort, type Sort, sortKey } from '../../../contract/sortContracts.ts';

export type ListView = {
  view: ViewKey;
  filters: Filters;
  search: string;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  sort: Sort;
};

/** The view that an address asks for; what it does not say, or says wrongly, is as it is by default. */
export function readListView(params: URLSearchParams): ListView {
  const page = Number(params.get('page') ?? 1);
  const pageSize = Number(params.get('size') ?? limits.defaultPageSize);
  const asked = params.get('undated') === '1' ? 'undated' : params.get('view');
  const view = views.find(({ key }) => key === asked)?.key ?? 'all';
  return {
    view,
    filters: readFilters(params),
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    pageSize: limits.pageSizes.some((size) => size === pageSize) ? pageSize : limits.defaultPageSize,
    sort: readSort(params.get('sort'), defaultSortOf(view)),
  };
}

function readFilters(params: URLSearchParams): Filters {
  const filters: Filters = {};
  for (const key of filterKeys) {
    const value = params.get(key);
    if (value) filters[key] = value;
  }
  return filters;
}

/** The address's part for a view, without what is as by default: `view=due&search=lease&page=2&sort=-contractValue`. */
export function writeListView(view: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.view !== 'all') params.set('view', view.view);
  if (view.search !== '') params.set('search', view.search);
  for (const key of filterKeys) {
    const value = view.filters[key];
    if (value) params.set(key, value);
  }
  if (view.page !== 1) params.set('page', String(view.page));
  if (view.pageSize !== limits.defaultPageSize) params.set('size', String(view.pageSize));
  const sort = sortKey(view.sort);
  if (sort !== sortKey(defaultSortOf(view.view))) params.set('sort', sort);
  return params;
}

/** What a saved view keeps of the address: everything but the page. */
export function queryOf(view: ListView): string {
  return writeListView({ ...view, page: 1 }).toString();
}

/** The same contracts in the same order, whatever page: what an export is asked for. */
export function askedView({ view, filters, search, sort }: ListView): AskedView {
  return { view, ...filters, ...(search === '' ? {} : { search }), sort: sortKey(sort) };
}
