/** What each day of the calendar holds, indexed once per list: a month of any size then asks 42 times, whatever the list's length. */
import type { Contract } from '../../api/endpoints.gen.ts';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { indexByDay } from '../../domain/contract.ts';
import { indexNoticesByDay } from '../../domain/deadlines.ts';

export type DayContents = {
  renewals: readonly Contract[];
  /** Contracts whose last day to give notice this is; none where that day has passed. */
  notices: readonly Contract[];
};

export type RenewalDays = (day: CalendarDay, today: CalendarDay) => DayContents;

const nothing: readonly Contract[] = [];

/** Answers what a day holds. */
export function renewalDays(contracts: readonly Contract[]): RenewalDays {
  const renewals = indexByDay(contracts);
  const notices = indexNoticesByDay(contracts);
  return (day, today) => ({
    renewals: renewals.get(day) ?? nothing,
    notices: (day >= today && notices.get(day)) || nothing,
  });
}
