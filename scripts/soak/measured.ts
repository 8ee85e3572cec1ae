/** How long a piece of work takes, and how much memory. */

const MEGABYTE = 1024 * 1024;

/** Peak resident memory of this process (service and sandbox together), MB, while `work` runs; and how long it took. */
export async function measured<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number; megabytes: number }> {
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 50);
  const start = performance.now();
  try {
    const result = await work();
    return { result, seconds: Math.round(performance.now() - start) / 1000, megabytes: Math.round(peak / MEGABYTE) };
  } finally {
    clearInterval(watch);
  }
}

/** Runs something while the test database server is there (server/db/testing/serviceGlobal.ts), and stops it afterwards. */
export async function withTestServer<T>(work: () => Promise<T>): Promise<T> {
  const { setup } = await import('../../server/db/testing/serviceGlobal.ts');
  const stop = await setup();
  try {
    return await work();
  } finally {
    await stop();
  }
}
