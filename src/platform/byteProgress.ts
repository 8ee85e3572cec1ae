/**
 * How far files on their way have come. Kept beside the store: a count of bytes is nobody's history, and a support log of a
 * thousand actions would hold little else.
 */

/** Bytes. `total` is null where the service does not say how many there will be. */
export type ByteProgress = { received: number; total: number | null };

const underWay = new Map<string, ByteProgress>();
const subscribers = new Set<() => void>();

/** Notes how far something has come, or with null that it is no longer under way. */
export function noteProgress(id: string, progress: ByteProgress | null): void {
  if (progress) underWay.set(id, progress);
  else underWay.delete(id);
  for (const subscriber of subscribers) subscriber();
}

/** How far something has come; null before its first byte and after its last. */
export function progressOf(id: string): ByteProgress | null {
  return underWay.get(id) ?? null;
}

/** Calls back whenever anything has come further. Returns the way to stop. */
export function onProgress(callback: () => void): () => void {
  subscribers.add(callback);
  return () => void subscribers.delete(callback);
}
