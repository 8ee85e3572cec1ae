/** The user's own day, where the client says it; the service's day in UTC otherwise. */
import type { Clock } from '../../domain/clock.ts';
import { isDay } from '../../domain/dates.ts';
import { HttpError } from '../httpError.ts';

/** Throws 400 for a day that is not in the calendar. */
export function todayOf(query: { today?: string }, clock: Clock): string {
  const today = query.today ?? clock().toISOString().slice(0, 10);
  if (!isDay(today))
    throw new HttpError(400, 'The request is not valid: today is not a day.', { code: 'INVALID', details: 'today' });
  return today;
}
