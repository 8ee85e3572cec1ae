/** /calendar: renewals by month and day, and the next 30 days beside them. */
import './calendar.css';
import './monthGrid.css';
import './calendarPanels.css';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { type Contract, useListContractsQuery } from '../../api/api.ts';
import { readApiError } from '../../api/apiError.ts';
import { onKeyDown } from '../../platform/keys.ts';
import { flushSync } from 'react-dom';
import { PageHead } from '../../ui/PageHead.tsx';
import { useAfterPaint } from '../../ui/useAfterPaint.ts';
import { useNarrow } from '../../ui/useNarrow.ts';
import { useToday } from '../../ui/useToday.ts';
import { ActByPanel } from './ActByPanel.tsx';
import { type CalendarAnswer, calendarAnswer } from './calendarAnswer.ts';
import { ChosenDay } from './ChosenDay.tsx';
import { MonthAgenda } from './MonthAgenda.tsx';
import { focusDay, MonthGrid } from './MonthGrid.tsx';
import { MonthHead } from './MonthHead.tsx';
import { renewalDays } from './renewalDays.ts';
import { UpcomingPanel } from './UpcomingPanel.tsx';
import { useCalendarView } from './useCalendarView.ts';
import { firstOfTwelve, shownMonth } from './yearMonths.ts';
import { YearPanel } from './YearPanel.tsx';

/** Pixels of page width that seven columns need. */
const GRID_NEEDS = 700;

/** Pixels that the month and its panels need side by side (calendarPanels.css). In one column the year comes last. */
const COLUMNS_NEED = 1280;

/** Milliseconds that what stands beneath the month waits for a busy browser, at most. */
const PATIENCE_MS = 200;

const none: readonly Contract[] = [];

export function CalendarScreen() {
  const today = useToday();
  const narrow = useNarrow(GRID_NEEDS);
  const month = useRef<HTMLElement>(null);
  const oneColumn = useNarrow(COLUMNS_NEED);
  const { view, show } = useCalendarView(today);
  const list = useListContractsQuery({ today });
  const contracts = list.data ?? none;
  const contentsOf = useMemo(() => renewalDays(contracts, today), [contracts, today]);
  const { error, refetch } = list;
  const retry = useCallback(() => void refetch(), [refetch]);
  useEffect(() => {
    // eslint-disable-next-line no-console -- specified: a failed load of the calendar is logged.
    if (error) console.error('The calendar could not load the contracts.', readApiError(error));
  }, [error]);

  const close = (day: CalendarDay) => {
    show({ day: view.day, chosen: null });
    focusDay(month.current, day);
  };
  // Escape closes the day, where no menu or dialog takes it first.
  const { chosen } = view;
  const closing = useRef(close);
  useLayoutEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    if (chosen === null) return undefined;
    return onKeyDown(({ key, target }) => {
      if (key === 'Escape' && target instanceof Node && month.current?.contains(target)) closing.current(chosen);
    });
  }, [chosen]);
  const go = useRef({ view, show });
  useLayoutEffect(() => {
    go.current = { view, show };
  });
  const onGo = useCallback((day: CalendarDay, { focus }: { focus: boolean }) => {
    flushSync(() => go.current.show({ ...go.current.view, day }));
    if (!focus) return;
    // On a phone the month has no days to stand on: it is brought into sight.
    month.current?.scrollIntoView({ block: 'nearest' });
    focusDay(month.current, day);
  }, []);
  const start = firstOfTwelve(view.day, today);
  // Of many contracts the numbers take a moment: the month does not wait for them.
  const painted = useAfterPaint(PATIENCE_MS);
  const year =
    painted && list.data && list.data.length > 0 && start !== null ? (
      <YearPanel contracts={list.data} day={view.day} start={start} today={today} onGo={onGo} />
    ) : null;
  const known = list.data ? 'known' : list.isError ? 'failed' : 'loading';
  const Month = narrow ? MonthAgenda : MonthGrid;
  const answer = list.data ? <Answer {...calendarAnswer(shownMonth(contentsOf, view.day), today)} /> : null;
  // "Nothing to do" would be false comfort where nothing is known.
  const empty = list.data?.length === 0;
  return (
    <div className="calendar">
      <PageHead name="Contract Renewal Calendar" answer={empty ? 'No contracts yet.' : answer} />
      <div className="calendar-columns">
        <section ref={month} className="panel calendar-month" aria-labelledby="calendar-month-title">
          <MonthHead view={view} today={today} onShow={show} />
          {known === 'failed' ? (
            <p className="calendar-unknown">Renewals are missing here: they could not be loaded.</p>
          ) : null}
          <Month view={view} today={today} contentsOf={contentsOf} known={known} onShow={show} />
          {view.chosen && list.data ? (
            <ChosenDay day={view.chosen} today={today} contents={contentsOf(view.chosen)} onClose={close} />
          ) : null}
        </section>
        {oneColumn ? null : year}
        <div className="calendar-side">
          {list.data ? <ActByPanel contracts={list.data} today={today} /> : null}
          <UpcomingPanel
            contracts={list.data}
            failed={list.isError}
            today={today}
            onRetry={retry}
            retrying={list.isFetching}
          />
        </div>
        {oneColumn ? year : null}
      </div>
    </div>
  );
}

function Answer({ late, rest }: CalendarAnswer) {
  return (
    <>
      {late === null ? null : <span className="late">{late}</span>}
      {rest}
    </>
  );
}
