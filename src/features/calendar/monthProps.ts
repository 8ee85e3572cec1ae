/** What a form of the month needs, the grid of wide screens and the agenda of narrow ones alike. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import type { RenewalDays } from './renewalDays.ts';
import type { CalendarView } from './useCalendarView.ts';

export type MonthProps = {
  view: CalendarView;
  today: CalendarDay;
  contentsOf: RenewalDays;
  /** What is shown is only true where the contracts are known. */
  known: 'loading' | 'failed' | 'known';
  onShow: (view: CalendarView) => void;
};
