/** The calendar's first line: what there is to do in the month that is shown. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { counted, formatMonth } from '../../domain/format.ts';
import { renewals as renewalsInWords } from '../../domain/messages.ts';
import type { YearMonth } from './yearMonths.ts';

/** `late` is shown as what is late; null where nothing is. */
export type CalendarAnswer = { late: string | null; rest: string };

/** What is to be sent is a cancellation's notice that nobody has recorded: `2 notices to be sent`. */
export function noticesToBeSent(count: number): string {
  return `${counted(count, 'notice')} to be sent`;
}

/**
 * Of the same numbers as the month's line in the year beneath: `{ late: '1 last day to act in November has passed', rest: ', 2 are still
 * ahead, 1 notice to be sent, 3 renewals, 1 contract ends. Please check 1 more contract.' }`
 */
export function calendarAnswer(month: YearMonth, today: CalendarDay): CalendarAnswer {
  const { first, open, passed, unsent, check, renewals, ends } = month;
  const inMonth = `in ${first.slice(0, 4) === today.slice(0, 4) ? formatMonth(first).replace(/ \d+$/, '') : formatMonth(first)}`;
  const over = ends === 0 ? '' : `, ${counted(ends, 'contract ends', 'contracts end')}`;
  const renews = `${renewals === 0 ? 'no renewals' : renewalsInWords(renewals)}${over}`;
  const isFirst = passed + open + unsent + renewals + ends === 0;
  const doubt = check === 0 ? '' : ` Please check ${counted(check, isFirst ? 'contract' : 'more contract')}.`;
  if (passed === 0) {
    const days = open === 0 ? null : counted(open, 'last day to act', 'last days to act');
    const toAct = [days, unsent === 0 ? null : noticesToBeSent(unsent)].filter((each) => each !== null);
    return { late: null, rest: `${toAct.join(' and ') || 'No last days to act'} ${inMonth}, ${renews}.${doubt}` };
  }
  const late = `${counted(passed, 'last day to act', 'last days to act')} ${inMonth} ${passed === 1 ? 'has' : 'have'} passed`;
  const ahead = open === 0 ? '' : `, ${open} ${open === 1 ? 'is' : 'are'} still ahead`;
  const toSend = unsent === 0 ? '' : `, ${noticesToBeSent(unsent)}`;
  return { late, rest: `${ahead}${toSend}, ${renews}.${doubt}` };
}
