/** Works on several things at once, no more than a few. */

/**
 * Runs `work` on every item, at most `limit` at a time, in order of their start. The first failure is thrown after those
 * under way have ended; nothing new is started after it.
 */
export async function forEachConcurrently<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0;
  let failed: { error: unknown } | null = null;
  const lane = async () => {
    while (next < items.length && failed === null) {
      const item = items[next] as T;
      next += 1;
      try {
        await work(item);
      } catch (error) {
        failed ??= { error };
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane));
  if (failed !== null) throw (failed as { error: unknown }).error;
}
