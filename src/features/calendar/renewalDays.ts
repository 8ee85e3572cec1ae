/** What each day of the calendar holds, indexed once per list: a month of any size then asks 42 times, whatever the list's length. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import type { Contract } from '../../api/api.ts';
import { indexByDay } from '../../domain/contract.ts';
import { type ActMark, actMarks, type MarkState } from './actMarks.ts';

export type DayContents = {
  renewals: readonly Contract[];
  /** Contracts whose act-by day this is, or was. */
  marks: readonly ActMark[];
};

export type RenewalDays = (day: CalendarDay) => DayContents;

const nothing: DayContents = { renewals: [], marks: [] };

/** A cell has room for few: what is settled never hides what is not. */
const urgency: readonly MarkState[] = ['passed', 'unsent', 'open', 'check', 'decided', 'over'];
const byUrgency = (a: ActMark, b: ActMark) => urgency.indexOf(a.state) - urgency.indexOf(b.state);

/** Answers what a day holds, as of `today`: the same object whenever it is asked. */
export function renewalDays(contracts: readonly Contract[], today: CalendarDay): RenewalDays {
  const renewals = indexByDay(contracts);
  const marks = Map.groupBy(
    contracts.flatMap((contract) => actMarks(contract, today)).toSorted(byUrgency),
    ({ day }) => day,
  );
  const days = new Map<CalendarDay, DayContents>();
  for (const day of new Set([...renewals.keys(), ...marks.keys()]))
    days.set(day, { renewals: renewals.get(day) ?? nothing.renewals, marks: marks.get(day) ?? nothing.marks });
  return (day) => days.get(day) ?? nothing;
}
