/**
 * The month as a grid of days: Ant Design's Calendar, whose cells are made buttons here, so that the keyboard reaches them:
 * one stop of the Tab key, then arrows, Home, End, Page Up and Page Down. Like the contract table it holds places, not days
 * (docs/decisions/0012-a-table-of-places.md): it is drawn once, and another month only changes what stands in its places.
 */
import { Calendar } from 'antd';
import enUS from 'antd/es/calendar/locale/en_US';
import dayjs, { type Dayjs } from 'dayjs';
import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type CalendarDay, daysBetween } from '../../../contract/calendar.ts';
import { useOpenLink } from '../../ui/useOpenLink.ts';
import { daysOfWeeks, monthOf, weeksOfMonth } from './calendarMonth.ts';
import { DayCell, type InCells } from './DayCell.tsx';
import type { MonthProps } from './monthProps.ts';

const locale = {
  ...enUS,
  lang: {
    ...enUS.lang,
    shortWeekDays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    // What a pointer is told of a cell of the table: true of the place, whatever the month.
    fieldDateFormat: 'dddd',
  },
};

const noHeader = () => null;

/** The component's month, always the same: it begins on a Sunday, so that its cells count from 0. Its middle is in it in any time zone. */
const [firstPlace, placesMonth] = ['2023-01-01', dayjs('2023-01-15T12:00')];

/** The component's own dates are local; one goes out as its year, month and day, never as an instant. */
const placeOf = (date: Dayjs) => daysBetween(firstPlace, date.format('YYYY-MM-DD'));

// One element for all months: React leaves it alone. Its own cells take no clicks, since the buttons in them do.
const places = (
  <Calendar
    value={placesMonth}
    mode="month"
    locale={locale}
    headerRender={noHeader}
    fullCellRender={(date) => <PlaceCell place={placeOf(date)} />}
    disabledDate={() => true}
  />
);

type InPlaces = Pick<MonthProps, 'view' | 'today' | 'contentsOf'> & { days: readonly (CalendarDay | null)[] } & InCells;

const PlacesContext = createContext<InPlaces | null>(null);

function PlaceCell({ place }: { place: number }) {
  const inPlaces = useContext(PlacesContext);
  const day = inPlaces?.days[place];
  if (!day) return null;
  const { view, today, contentsOf, onDay, root, open } = inPlaces;
  return (
    <DayCell
      day={day}
      contents={contentsOf(day)}
      inMonth={monthOf(day) === monthOf(view.day)}
      isToday={day === today}
      isChosen={day === view.chosen}
      reachable={day === view.day}
      onDay={onDay}
      root={root}
      open={open}
    />
  );
}

export function MonthGrid({ view, today, contentsOf, known, onShow }: MonthProps) {
  const grid = useRef<HTMLDivElement>(null);
  const focusFollows = useRef(false);
  const listFollows = useRef(false);
  const latest = useRef({ view, onShow });
  useLayoutEffect(() => {
    latest.current = { view, onShow };
  }, [view, onShow]);
  useEffect(() => {
    if (focusFollows.current) focusDay(grid.current, view.day);
    focusFollows.current = false;
  }, [view.day]);
  // The list of a day that was chosen here opens beneath the weeks, perhaps beneath the window.
  useEffect(() => {
    if (listFollows.current)
      grid.current?.parentElement?.querySelector('.chosen-day > header')?.scrollIntoView({ block: 'nearest' });
    listFollows.current = false;
  });
  // The component's frame is a stop of the Tab key, too, at which nothing can be done.
  useEffect(() => grid.current?.querySelector('.ant-picker-panel')?.removeAttribute('tabindex'), []);
  const onDay = useCallback((day: CalendarDay, { choose }: { choose: boolean }) => {
    focusFollows.current = true;
    listFollows.current = choose;
    const { view: from, onShow: show } = latest.current;
    show({ day, chosen: choose ? day : from.chosen });
  }, []);
  const { root, open } = useOpenLink();
  const days = useMemo(() => daysOfWeeks(view.day), [view.day]);
  const inPlaces = useMemo(
    () => ({ view, today, contentsOf, days, onDay, root, open }),
    [view, today, contentsOf, days, onDay, root, open],
  );
  return (
    // The component always draws six weeks; those that belong wholly to the next month are not shown.
    <div ref={grid} className={`month-grid weeks-${weeksOfMonth(view.day)}`} aria-busy={known === 'loading'}>
      <PlacesContext value={inPlaces}>{places}</PlacesContext>
    </div>
  );
}

/** The day's button gets the focus. Where another day has come into its place, it loses it first: only what gets the focus is read out. */
export function focusDay(grid: HTMLElement | null, day: CalendarDay): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-day="${day}"]`);
  cell?.blur();
  cell?.focus();
}
