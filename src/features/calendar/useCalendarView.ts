/** Which day the calendar stands on, and which one is chosen: in the address, so that Back and a reload keep it. */
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CalendarDay, isDay } from '../../../contract/calendar.ts';

export type CalendarView = {
  /** The day the keyboard is on; its month is the one shown. */
  day: CalendarDay;
  /** The day whose contracts are listed, if one was chosen. */
  chosen: CalendarDay | null;
};

export function useCalendarView(today: CalendarDay) {
  const [params, setParams] = useSearchParams();
  const chosen = readDay(params.get('chosen'));
  const view: CalendarView = { day: readDay(params.get('day')) ?? chosen ?? today, chosen };
  const show = useCallback(
    ({ day, chosen: next }: CalendarView) =>
      setParams(
        { ...(next === day ? {} : { day }), ...(next ? { chosen: next } : {}) },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { view, show };
}

function readDay(text: string | null): CalendarDay | null {
  return text !== null && isDay(text) ? text : null;
}
