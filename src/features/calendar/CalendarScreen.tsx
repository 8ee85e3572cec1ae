/** /calendar: renewals by month and day, and the next 30 days beside them. */
import './calendar.css';
import { useCallback, useEffect, useMemo } from 'react';
import { useListContractsQuery } from '../../api/api.ts';
import { readApiError } from '../../api/apiError.ts';
import type { Contract } from '../../api/endpoints.gen.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import { useToday } from '../../ui/useToday.ts';
import { ChosenDay } from './ChosenDay.tsx';
import { MonthAgenda } from './MonthAgenda.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { MonthHead } from './MonthHead.tsx';
import { renewalDays } from './renewalDays.ts';
import { UpcomingPanel } from './UpcomingPanel.tsx';
import { useCalendarView } from './useCalendarView.ts';

/** Pixels of page width that seven columns need. */
const GRID_NEEDS = 700;

const none: readonly Contract[] = [];

export function CalendarScreen() {
  const today = useToday();
  const narrow = useNarrow(GRID_NEEDS);
  const { view, show } = useCalendarView(today);
  const list = useListContractsQuery({ today });
  const contracts = list.data ?? none;
  const contentsOf = useMemo(() => renewalDays(contracts), [contracts]);
  const { error, refetch } = list;
  const retry = useCallback(() => void refetch(), [refetch]);
  useEffect(() => {
    // eslint-disable-next-line no-console -- specified: a failed load of the calendar is logged.
    if (error) console.error('The calendar could not load the contracts.', readApiError(error));
  }, [error]);

  const known = list.data ? 'known' : list.isError ? 'failed' : 'loading';
  const Month = narrow ? MonthAgenda : MonthGrid;
  return (
    <div className="calendar">
      <PageTitle>Contract Renewal Calendar</PageTitle>
      <h1>Contract Renewal Calendar</h1>
      <div className="calendar-columns">
        <section className="card calendar-month" aria-labelledby="calendar-month-title">
          <MonthHead view={view} today={today} onShow={show} />
          {known === 'failed' ? (
            <p className="calendar-unknown">Renewals are missing here: they could not be loaded.</p>
          ) : null}
          <Month view={view} today={today} contentsOf={contentsOf} known={known} onShow={show} />
        </section>
        <div className="calendar-side">
          {view.chosen && list.data ? (
            <ChosenDay
              day={view.chosen}
              contents={contentsOf(view.chosen, today)}
              onClose={() => show({ day: view.day, chosen: null })}
            />
          ) : null}
          <UpcomingPanel
            contracts={list.data}
            failed={list.isError}
            today={today}
            onRetry={retry}
            retrying={list.isFetching}
          />
        </div>
      </div>
    </div>
  );
}
