/** Every search gets its turn, however long others take: one that waits for Google's quota for hours would keep its place all that time. */
import type { HeldSearch } from './heldSearch.ts';
import type { QueuedSearch } from './searchQueue.ts';
import type { SearchLimits } from './searchLimits.ts';

/**
 * Where searches wait for a place, asks one of those `held` to make way: the one that has had its place longest, at least a slice of time,
 * of a user for whom more are at work than for one of those who wait.
 */
export function makeWayFor(
  waiting: readonly QueuedSearch[],
  held: ReadonlySet<HeldSearch>,
  { sliceMs }: Pick<SearchLimits, 'sliceMs'>,
): void {
  const atWork = (user: string) => [...held].filter(({ claim }) => claim.userId === user).length;
  const least = Math.min(...waiting.map(({ userId }) => atWork(userId)));
  const [longest] = [...held]
    .filter((search) => search.age() >= sliceMs && !search.makesWay && atWork(search.claim.userId) > least)
    .toSorted((one, other) => other.age() - one.age());
  longest?.makeWay();
}
