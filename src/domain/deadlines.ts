/** What has to be done by when: the renewals ahead, and the last days on which notice can still be given. */
import { addDays, type CalendarDay, daysBetween } from '../../contract/calendar.ts';
import { formatCount } from './format.ts';

type Dated = { renewalDate?: CalendarDay | null; noticeBy?: CalendarDay | null };

export type Deadline<T extends Dated> = {
  contract: T;
  /** 'notice': the last day to give notice. 'renewal': the day the current term ends. */
  kind: 'notice' | 'renewal';
  day: CalendarDay;
};

/**
 * The notice deadlines and renewals from today to `days` days ahead, both ends included, earliest first; on one day notices
 * come before renewals, because there is still something to do about them.
 */
export function nextDeadlines<T extends Dated>(
  contracts: readonly T[],
  today: CalendarDay,
  days: number,
): Deadline<T>[] {
  const last = addDays(today, days);
  const deadlines: Deadline<T>[] = [];
  const add = (contract: T, kind: 'notice' | 'renewal', day: CalendarDay | null | undefined) => {
    if (day && day >= today && day <= last) deadlines.push({ contract, kind, day });
  };
  for (const contract of contracts) add(contract, 'notice', contract.noticeBy);
  for (const contract of contracts) add(contract, 'renewal', contract.renewalDate);
  return deadlines.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** The contracts of each notice deadline's day. */
export function indexNoticesByDay<T extends Dated>(contracts: readonly T[]): Map<CalendarDay, T[]> {
  const days = new Map<CalendarDay, T[]>();
  for (const contract of contracts) {
    if (!contract.noticeBy) continue;
    const there = days.get(contract.noticeBy);
    if (there) there.push(contract);
    else days.set(contract.noticeBy, [contract]);
  }
  return days;
}

/** How far a day is away, in words: `today`, `tomorrow`, `in 12 days`, `3 days ago`. */
export function awayInWords(day: CalendarDay, today: CalendarDay): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days === -1) return 'yesterday';
  return days > 0 ? `in ${formatCount(days)} days` : `${formatCount(-days)} days ago`;
}
