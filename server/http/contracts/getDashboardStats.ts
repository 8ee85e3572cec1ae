/** The counts of the dashboard. */
import type { AppContext } from '../appContext.ts';
import type { Handler } from '../operations.ts';
import type { DashboardStats } from '../wire.gen.ts';
import type { ReadyLists } from './readyLists.ts';
import { todayOf } from './today.ts';

/** Counts of so many users and days are kept: a handful of numbers each. */
const MOST_KEPT = 1000;

export function getDashboardStatsHandler({ clock }: AppContext, lists: ReadyLists): Handler<'getDashboardStats'> {
  const kept = new Map<string, DashboardStats>();
  return async ({ query, user }) => {
    const wanted = { userId: user.databaseId, today: todayOf(query, clock), trash: false };
    const tag = await lists.tagOf(wanted);
    const known = kept.get(tag);
    if (known) return known;
    const counts = await lists.countsOf(wanted, tag);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(tag, counts);
    return counts;
  };
}
