/** Which page numbers a pager shows. */

/** A page's number, or the gap in which pages are left out. */
export type PageSlot = number | 'gap before' | 'gap after';

/** How many slots there can be. */
export const mostSlots = (around: number) => 2 * around + 5;

/**
 * The first page, the last one, and `around` pages on each side of the present one, as many slots for every page: `1 2 3 4 5 … 12`,
 * `1 … 6 7 8 … 12`. All of them where they fit.
 */
export function pageSlots(page: number, pages: number, around: number): PageSlot[] {
  const most = mostSlots(around);
  if (pages <= most) return numbers(1, pages);
  const edge = most - 2;
  if (page <= edge - around) return [...numbers(1, edge), 'gap after', pages];
  if (page > pages - edge + around) return [1, 'gap before', ...numbers(pages - edge + 1, pages)];
  return [1, 'gap before', ...numbers(page - around, page + around), 'gap after', pages];
}

const numbers = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
