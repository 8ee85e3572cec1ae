/** Which day the calendar stands on, and which one is chosen: in the address, so that Back and a reload keep it. */
import { useCallback, useMemo } from 'react';
import { type CalendarDay, isDay } from '../../../contract/calendar.ts';
import { monthOf } from './calendarMonth.ts';
import { useViewInAddress } from '../../ui/useViewInAddress.ts';

export type CalendarView = {
  /** The day the keyboard is on; its month is the one shown. */
  day: CalendarDay;
  /** The day whose contracts are listed, if one was chosen. */
  chosen: CalendarDay | null;
};

export function useCalendarView(today: CalendarDay) {
  const inAddress = useMemo(() => ({ read: (params: URLSearchParams) => readView(params, today), write }), [today]);
  const { view, change } = useViewInAddress(inAddress);
  const show = useCallback((next: CalendarView) => change(ofItsMonth(next), { replace: true, pause: 0 }), [change]);
  return { view, show };
}

function readView(params: URLSearchParams, today: CalendarDay): CalendarView {
  const chosen = readDay(params.get('chosen'));
  return ofItsMonth({ day: readDay(params.get('day')) ?? chosen ?? today, chosen });
}

/** A day's list closes with its month: under another one it would be taken for a day of that. */
function ofItsMonth({ day, chosen }: CalendarView): CalendarView {
  return { day, chosen: chosen !== null && monthOf(chosen) === monthOf(day) ? chosen : null };
}

function write({ day, chosen }: CalendarView): URLSearchParams {
  return new URLSearchParams({ ...(chosen === day ? {} : { day }), ...(chosen ? { chosen } : {}) });
}

function readDay(text: string | null): CalendarDay | null {
  return text !== null && isDay(text) ? text : null;
}
