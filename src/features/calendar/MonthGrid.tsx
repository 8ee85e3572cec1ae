/**
 * The month as a grid of days: Ant Design's Calendar, whose cells are made buttons here, so that the keyboard reaches them:
 * one stop of the Tab key, then arrows, Home, End, Page Up and Page Down.
 */
import { Calendar } from 'antd';
import enUS from 'antd/es/calendar/locale/en_US';
import dayjs, { type Dayjs } from 'dayjs';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { dayByKey, monthOf, weeksOfMonth } from './calendarMonth.ts';
import { DayCell } from './DayCell.tsx';
import type { MonthProps } from './monthProps.ts';
import type { CalendarView } from './useCalendarView.ts';

const locale = { ...enUS, lang: { ...enUS.lang, shortWeekDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] } };

const noHeader = () => null;

/** The component's own dates are local; a day goes in and comes out as its year, month and day, never as an instant. */
const dayOf = (date: Dayjs): CalendarDay => date.format('YYYY-MM-DD');

export function MonthGrid({ view, today, contentsOf, known, onShow }: MonthProps) {
  const grid = useRef<HTMLDivElement>(null);
  const focusFollows = useRef(false);
  useEffect(() => {
    if (focusFollows.current) grid.current?.querySelector<HTMLElement>(`[data-day="${view.day}"]`)?.focus();
    focusFollows.current = false;
  }, [view.day]);
  const go = (next: CalendarView) => {
    focusFollows.current = true;
    onShow(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : dayByKey(view.day, event.key);
    if (!to) return;
    event.preventDefault();
    go({ ...view, day: to });
  };
  const dayCell = (day: CalendarDay) => (
    <DayCell
      day={day}
      contents={contentsOf(day)}
      inMonth={monthOf(day) === monthOf(view.day)}
      isToday={day === today}
      isChosen={day === view.chosen}
      reachable={day === view.day}
      onKeyDown={onKeyDown}
    />
  );
  return (
    // The component always draws six weeks; those that belong wholly to the next month are not shown.
    <div ref={grid} className={`month-grid weeks-${weeksOfMonth(view.day)}`} aria-busy={known === 'loading'}>
      <Calendar
        // A new month is a new grid: the component itself would show it one step late, and the focus would land on the old one.
        key={monthOf(view.day)}
        value={dayjs(view.day)}
        mode="month"
        locale={locale}
        headerRender={noHeader}
        fullCellRender={(date) => dayCell(dayOf(date))}
        onSelect={(date) => go({ day: dayOf(date), chosen: dayOf(date) })}
      />
    </div>
  );
}
