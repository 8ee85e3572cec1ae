/** The counts of the dashboard. */
import { dashboardCounts } from '../../../contract/dashboardCounts.ts';
import { listItem } from '../../../contract/listItem.ts';
import { readRevision } from '../../db/contracts.ts';
import { loadListed } from '../../db/listedContracts.ts';
import type { AppContext } from '../appContext.ts';
import type { Handler } from '../operations.ts';
import type { DashboardStats } from '../wire.gen.ts';
import { todayOf } from './today.ts';

/** Counts of so many users and days are kept: a handful of numbers each. */
const MOST_KEPT = 1000;

export function getDashboardStatsHandler({ database, clock }: AppContext): Handler<'getDashboardStats'> {
  const kept = new Map<string, DashboardStats>();
  return async (request) => {
    const today = todayOf(request.query, clock);
    const { id: userId } = request.user;
    const key = `${userId} ${await readRevision(database.queries, userId)} ${today}`;
    const known = kept.get(key);
    if (known) return known;
    const records = await loadListed(database.queries, userId);
    const counts = dashboardCounts(
      records.map((record) => listItem(record, today, NO_COMPANIES)),
      today,
    );
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, counts);
    return counts;
  };
}

const NO_COMPANIES: ReadonlySet<string> = new Set();
