/** A search while this process works on it: the claim, kept alive, and the only way to write. */
import { checkpoint, type Claim, ClaimLost, type Progress, releaseClaim, renewClaim } from '../db/searchClaims.ts';
import type { Database, Queries } from '../db/database.ts';
import type { SearchLimits } from './searchLimits.ts';

type Change = Parameters<typeof checkpoint>[2];
type Write<T> = (queries: Queries) => Promise<{ progress?: Progress; result: T }>;

export type HeldSearch = {
  readonly claim: Claim;
  /** Aborts with `ClaimLost` when the search was cancelled or taken over, or with the reason given to `abort`. */
  readonly signal: AbortSignal;
  abort(reason: Error): void;
  /** How often this process did not get round to keeping the claim alive for as long as that counts: it was stalled. */
  stalls(): number;
  /** Milliseconds since it was taken up. */
  age(): number;
  /** Asks it to stop where it is, and to go on when those who wait have had their turn. */
  makeWay(): void;
  readonly makesWay: boolean;
  /** Writes under the claim, all or nothing, and counts the time worked since the last write. Throws `ClaimLost`. */
  write<T>(change: Change, write: Write<T>): Promise<T>;
  /** Stops keeping the claim alive, and gives it back if it is still ours. */
  letGo(): Promise<void>;
};

/** Starts keeping a claim alive. A renewal that fails says nothing; one that finds the claim gone ends the work. */
export function holdSearch(database: Database, claim: Claim, limits: SearchLimits): HeldSearch {
  const controller = new AbortController();
  const began = performance.now();
  let lastWrite = began;
  let makesWay = false;
  let [lastLook, stalls] = [performance.now(), 0];
  const look = () => {
    const now = performance.now();
    if (now - lastLook > limits.leaseMs) stalls += 1;
    lastLook = now;
    return stalls;
  };
  const timer = setInterval(() => {
    look();
    renewClaim(database.queries, claim, limits.leaseMs).then(
      (ours) => ours || controller.abort(new ClaimLost()),
      () => undefined,
    );
  }, limits.renewMs);
  return {
    claim,
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    stalls: look,
    age: () => performance.now() - began,
    makeWay: () => void (makesWay = true),
    get makesWay() {
      return makesWay;
    },
    write: async (change, write) => {
      controller.signal.throwIfAborted();
      const now = performance.now();
      const activeMs = now - lastWrite;
      lastWrite = now;
      try {
        return await checkpoint(database, claim, change, async (queries) => {
          const { progress, result } = await write(queries);
          return { progress: { ...progress, activeMs }, result };
        });
      } catch (error) {
        if (error instanceof ClaimLost) controller.abort(error);
        throw error;
      }
    },
    letGo: async () => {
      clearInterval(timer);
      await releaseClaim(database.queries, claim).catch(() => undefined);
    },
  };
}
