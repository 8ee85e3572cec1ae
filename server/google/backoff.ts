/** How long to wait before asking Google again. */

const MAX_BACKOFF_MS = 64_000;

/** A call waits no longer than this by itself for a service in trouble; longer waits go to the job. */
export const LONGEST_INLINE_WAIT_MS = 60_000;
/** … and for Google's quota, as all calls of the account wait with it: the job gives its place to others meanwhile. */
export const LONGEST_QUOTA_WAIT_MS = 10_000;

/** `min(2^n seconds + up to 1 second, 64 s)` in milliseconds, n from 0 (Google's Drive limits page). `random` is 0 to 1. */
export function backoffMs(n: number, random: number): number {
  return Math.min(2 ** n * 1000 + random * 1000, MAX_BACKOFF_MS);
}

/**
 * When Google said to come back, in epoch milliseconds: by the `Retry-After` header (seconds or an HTTP date), else by a
 * "Retry after <time>" in the sentence, as Gmail does. Null where it said nothing readable.
 */
export function statedRetryAt(header: string | null, sentence: string, now: number): number | null {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return now + Number(text) * 1000;
  const byHeader = text === '' ? Number.NaN : Date.parse(text);
  if (!Number.isNaN(byHeader)) return byHeader;
  const stated = /retry after\s+(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?)(Z|[+-]\d{2}:\d{2})?/i.exec(sentence);
  const bySentence = stated ? Date.parse(`${stated[1]}${stated[2] ?? 'Z'}`) : Number.NaN;
  return Number.isNaN(bySentence) ? null : bySentence;
}
