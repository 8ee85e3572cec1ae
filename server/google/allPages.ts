/** Reads a list page by page where the whole of it is wanted at once: shared drives, users. */

/** More pages than any organisation has. */
const MOST_PAGES = 1_000;

/**
 * Everything up to the end. `complete` is false where Google gave a token a second time, which would go on for ever, or more
 * pages than there can be.
 */
export async function allPages<T>(
  fetchPage: (pageToken: string | undefined) => Promise<{ items: T[]; nextPageToken: string | null | undefined }>,
): Promise<{ items: T[]; complete: boolean }> {
  const items: T[] = [];
  const seen = new Set<string>();
  let pageToken: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await fetchPage(pageToken);
    items.push(...answer.items);
    pageToken = answer.nextPageToken || undefined;
    if (pageToken === undefined) return { items, complete: true };
    if (seen.has(pageToken)) break;
    seen.add(pageToken);
  }
  return { items, complete: false };
}
