/** The calendar's first line: what there is to do in the month that is shown. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { counted, formatMonth } from '../../domain/format.ts';
import { renewals as renewalsInWords } from '../../domain/messages.ts';
import { daysOfMonth } from './calendarMonth.ts';
import type { RenewalDays } from './renewalDays.ts';

/** `late` is shown as what is late; null where nothing is. */
export type CalendarAnswer = { late: string | null; rest: string };

/** `{ late: '1 last day to act in November has passed', rest: ', 2 are still ahead, 3 renewals. Please check 1 more date.' }` */
export function calendarAnswer(contentsOf: RenewalDays, shown: CalendarDay, today: CalendarDay): CalendarAnswer {
  const days = daysOfMonth(shown);
  const marks = days.flatMap((day) => contentsOf(day).marks);
  const count = (state: string) => marks.filter((mark) => mark.state === state).length;
  const [passed, open, check] = [count('passed'), count('open'), count('check')];
  const renewing = days.reduce((sum, day) => sum + contentsOf(day).renewals.length, 0);
  const first = days[0] ?? shown;
  const month = first.slice(0, 4) === today.slice(0, 4) ? formatMonth(first).replace(/ \d+$/, '') : formatMonth(first);
  const renews = renewing === 0 ? 'no renewals' : renewalsInWords(renewing);
  const doubt = check === 0 ? '' : ` Please check ${counted(check, passed + open > 0 ? 'more date' : 'date')}.`;
  if (passed === 0) {
    const toAct = open === 0 ? 'No last days to act' : counted(open, 'last day to act', 'last days to act');
    return { late: null, rest: `${toAct} in ${month}, ${renews}.${doubt}` };
  }
  const late = `${counted(passed, 'last day to act', 'last days to act')} in ${month} ${passed === 1 ? 'has' : 'have'} passed`;
  const ahead = open === 0 ? '' : `, ${open} ${open === 1 ? 'is' : 'are'} still ahead`;
  return { late, rest: `${ahead}, ${renews}.${doubt}` };
}
