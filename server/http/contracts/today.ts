/** The user's own day, where the client says it; the service's day in UTC otherwise. */
import type { Clock } from '../../domain/clock.ts';
import { addDays, isDay } from '../../../contract/calendar.ts';
import { HttpError } from '../httpError.ts';

/**
 * No place on earth is more than a day away from UTC: a day further off is that of a clock gone wrong, and the service's own day counts
 * instead. So there are three days at a time that lists are made and kept for. Throws 400 for a day that is not in the calendar.
 */
export function todayOf(query: { today?: string }, clock: Clock): string {
  const own = clock().toISOString().slice(0, 10);
  const today = query.today ?? own;
  if (!isDay(today))
    throw new HttpError(400, 'The request is not valid: today is not a day.', { code: 'INVALID', details: 'today' });
  return today < addDays(own, -1) || today > addDays(own, 1) ? own : today;
}
