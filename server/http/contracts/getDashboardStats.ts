/** The two counts of the dashboard, and how many contracts nobody can be warned of. */
import { countContracts } from '../../db/contracts.ts';
import { currentRenewalDate } from '../../domain/contractDates.ts';
import { addDays } from '../../../contract/calendar.ts';
import type { AppContext } from '../appContext.ts';
import type { Handler } from '../operations.ts';
import { todayOf } from './today.ts';

/** Days from today to the end of "upcoming", both ends included (specification, section 9). */
const UPCOMING_DAYS = 30;
const LAST_DAY = '9999-12-31';

export function getDashboardStatsHandler({ database, clock }: AppContext): Handler<'getDashboardStats'> {
  return async (request) => {
    const from = todayOf(request.query, clock);
    const to = from > addDays(LAST_DAY, -UPCOMING_DAYS) ? LAST_DAY : addDays(from, UPCOMING_DAYS);
    const counts = await countContracts(database.queries, request.user.id, { from, to });
    const rolledIn = counts.rolling.filter((stored) => {
      const day = currentRenewalDate(stored, from);
      return day !== null && day >= from && day <= to;
    });
    return {
      contractsCount: counts.all,
      upcomingRenewals: counts.inWindow + rolledIn.length,
      undatedContracts: counts.undated,
    };
  };
}
