/** Page tokens: opaque, bound to the query they came from, valid for some hours. */
import { createHash } from 'node:crypto';
import type { Signer } from './signer.ts';

/** How long Google's page tokens last: "typically valid for several hours". */
const PAGE_TOKEN_HOURS = 6;

export type Page<T> = { items: T[]; nextPageToken?: string };

export type PageRequest = {
  pageToken: string | undefined;
  size: number;
  /** All that decides what is listed: a token of another query is refused. */
  query: unknown;
  /** Epoch milliseconds. */
  now: number;
  /** Answer no items, but a token that goes on from here (a fault). */
  empty?: boolean;
  /** Answer the page, and the token that it was asked for with (a fault). */
  stuck?: boolean;
};

/** One page of a list, or undefined when the token is not good for this query. */
export function pageOf<T>(all: T[], request: PageRequest, signer: Signer): Page<T> | undefined {
  const key = createHash('sha256').update(JSON.stringify(request.query)).digest('base64url').slice(0, 16);
  let start = 0;
  if (request.pageToken) {
    const opened = signer.open('page', request.pageToken) as { key: string; start: number; issued: number } | undefined;
    if (opened?.key !== key || request.now - opened.issued > PAGE_TOKEN_HOURS * 3_600_000) return undefined;
    start = opened.start;
  }
  const end = request.empty ? start : start + request.size;
  const items = all.slice(start, end);
  if (request.stuck) {
    return { items, nextPageToken: request.pageToken || signer.seal('page', { key, start, issued: request.now }) };
  }
  if (end >= all.length && !(request.empty && start < all.length)) return { items };
  return { items, nextPageToken: signer.seal('page', { key, start: end, issued: request.now }) };
}
