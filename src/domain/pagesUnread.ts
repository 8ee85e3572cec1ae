/** `count`: of a document's pages, those without words that could be read; at least 1. */
export function pagesUnreadText(count: number): string {
  return count === 1
    ? 'We couldn’t read 1 page: look at it yourself'
    : `We couldn’t read ${count} pages: look at them yourself`;
}
