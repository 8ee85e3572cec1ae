/**
 * Watches over the embedded server: should it die (killed for want of memory, say), it is started again in its place. One that died of a
 * full disk is started again as soon as there is room: until then the service lives, and says that its database is away.
 */

const LOOK_EVERY_MS = 500;
/** More deaths than this within the window are no accident. */
const MOST_DEATHS = 3;
const WINDOW_MS = 60_000;

export type Watched = {
  isAlive(): boolean;
  restart(): Promise<void>;
  /** Is there room on the disk for it to work? Deaths and failures without room do not count. */
  hasRoom?: (() => Promise<boolean>) | undefined;
  /** It died, and room is waited for. */
  onFull?: (() => void) | undefined;
  /** It died and is being started again. */
  onDeath?: (() => void) | undefined;
  /** It cannot be had again: the service is of no use any more. Called once, and the watch ends. */
  onLost: (error: Error) => void;
};

/** Watches until the returned function is called, which waits for a restart under way. */
export function keepRunning(watched: Watched): () => Promise<void> {
  const { isAlive, restart, hasRoom = () => Promise.resolve(true), onFull, onDeath, onLost } = watched;
  const deaths: number[] = [];
  let waitsForRoom = false;
  let restarting: Promise<void> = Promise.resolve();
  let isBusy = false;

  /** What it leaves dead for want of room, the next look finds. */
  async function revive(): Promise<void> {
    if (!(await hasRoom())) return waitForRoom();
    if (!waitsForRoom) count();
    onDeath?.();
    try {
      await restart();
      waitsForRoom = false;
    } catch (error) {
      if (await hasRoom()) throw error;
      waitForRoom();
    }
  }

  function waitForRoom(): void {
    if (!waitsForRoom) onFull?.();
    waitsForRoom = true;
  }

  function count(): void {
    const now = performance.now();
    deaths.push(now);
    if (deaths.filter((at) => now - at < WINDOW_MS).length > MOST_DEATHS)
      throw new Error('The embedded PostgreSQL ends again and again.');
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
