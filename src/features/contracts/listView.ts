/** How the list is looked at: search, page, page size and order, read from and written to the address, so that it can be shared. */
import { limits } from '../../domain/limits.ts';
import { defaultSort, type Sort, sorts } from './sortContracts.ts';

export type ListView = {
  search: string;
  /** Counted from 1. */
  page: number;
  pageSize: number;
  sort: Sort;
  /** Only contracts without a renewal date. */
  undatedOnly: boolean;
};

/** The view that an address asks for; what it does not say, or says wrongly, is as it is by default. */
export function readListView(params: URLSearchParams): ListView {
  const page = Number(params.get('page') ?? 1);
  const pageSize = Number(params.get('size') ?? limits.defaultPageSize);
  return {
    search: params.get('search') ?? '',
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    pageSize: limits.pageSizes.some((size) => size === pageSize) ? pageSize : limits.defaultPageSize,
    sort: readSort(params.get('sort')),
    undatedOnly: params.get('undated') === '1',
  };
}

/** The address's part for a view, without what is as by default: `search=lease&page=2&sort=-contractValue`. */
export function writeListView(view: ListView): URLSearchParams {
  const params = new URLSearchParams();
  if (view.search !== '') params.set('search', view.search);
  if (view.undatedOnly) params.set('undated', '1');
  if (view.page !== 1) params.set('page', String(view.page));
  if (view.pageSize !== limits.defaultPageSize) params.set('size', String(view.pageSize));
  const sort = sortKey(view.sort);
  if (sort !== sortKey(defaultSort)) params.set('sort', sort);
  return params;
}

/** A sort as one word: the field, with a minus where it descends. */
export function sortKey({ field, direction }: Sort): string {
  return direction === 'descend' ? `-${field}` : field;
}

/** The sort that a word of `sortKey` stands for, always the same object; the default order for any other word. */
export function readSort(key: string | null): Sort {
  return sorts.find((each) => sortKey(each) === key) ?? defaultSort;
}
