/** Watches over the embedded server: should it die (killed for want of memory, say), it is started again in its place. */

const LOOK_EVERY_MS = 500;
/** More deaths than this within the window are no accident. */
const MOST_DEATHS = 3;
const WINDOW_MS = 60_000;

export type Watched = {
  isAlive(): boolean;
  restart(): Promise<void>;
  /** It died and is being started again. */
  onDeath?: (() => void) | undefined;
  /** It cannot be had again: the service is of no use any more. Called once, and the watch ends. */
  onLost: (error: Error) => void;
};

/** Watches until the returned function is called, which waits for a restart under way. */
export function keepRunning({ isAlive, restart, onDeath, onLost }: Watched): () => Promise<void> {
  const deaths: number[] = [];
  let restarting: Promise<void> = Promise.resolve();
  let isBusy = false;

  async function revive(): Promise<void> {
    const now = performance.now();
    deaths.push(now);
    if (deaths.filter((at) => now - at < WINDOW_MS).length > MOST_DEATHS) {
      throw new Error('The embedded PostgreSQL ends again and again.');
    }
    onDeath?.();
    await restart();
  }

  const timer = setInterval(() => {
    if (isBusy || isAlive()) return;
    isBusy = true;
    restarting = revive().then(
      () => void (isBusy = false),
      (error: unknown) => {
        clearInterval(timer);
        onLost(error instanceof Error ? error : new Error(String(error)));
      },
    );
  }, LOOK_EVERY_MS).unref();

  return async () => {
    clearInterval(timer);
    await restarting;
  };
}
