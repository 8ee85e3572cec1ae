/** /dashboard: the counts, the quick actions, and what has to be done next. */
import './dashboard.css';
import { useGetDashboardStatsQuery, useListContractsQuery } from '../../api/api.ts';
import { errorSentence } from '../../api/apiError.ts';
import { limits } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';
import { paths } from '../../domain/paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useToday } from '../../ui/useToday.ts';
import { CountCard } from './CountCard.tsx';
import { NextDeadlines } from './NextDeadlines.tsx';
import { QuickActions } from './QuickActions.tsx';

const zeros = { contractsCount: 0, upcomingRenewals: 0, undatedContracts: 0 };

export function DashboardScreen() {
  const today = useToday();
  const stats = useGetDashboardStatsQuery({ today });
  const contracts = useListContractsQuery({ today });
  // Zeros beside the alert, as specified, even where older counts are at hand.
  const { contractsCount, upcomingRenewals, undatedContracts } = (!stats.isError && stats.data) || zeros;
  const said = stats.isError ? errorSentence(stats.error, '') : '';
  const card = { loading: stats.isLoading, failed: stats.isError };
  return (
    <div className="dashboard">
      <PageTitle>Dashboard</PageTitle>
      <div className="dashboard-head">
        <h1>Dashboard</h1>
        <output>{stats.isLoading ? messages.dashboardLoading : ''}</output>
      </div>
      {stats.isError ? (
        <LoadFailure
          title={messages.dashboardLoadFailed}
          detail={said === '' ? null : said}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      ) : null}
      <div className="dashboard-cards">
        <CountCard
          {...card}
          title="Total Contracts"
          note="in your renewals database"
          count={contractsCount}
          action="VIEW ALL CONTRACTS"
          to={paths.contracts}
        />
        <CountCard
          {...card}
          title="Upcoming Renewals"
          note={`in the next ${limits.upcomingDays} days`}
          count={upcomingRenewals}
          action="VIEW DETAILS"
          to={paths.calendar}
        />
        {/* A service that does not count them has not said that there are none. */}
        {undatedContracts === undefined ? null : (
          <CountCard
            {...card}
            title="No Renewal Date"
            note={undatedContracts > 0 ? 'nobody can be warned of these' : 'every contract has its date'}
            count={undatedContracts}
            warning={undatedContracts > 0}
            action="SHOW THEM"
            to={`${paths.contracts}?undated=1`}
          />
        )}
        <QuickActions />
      </div>
      <NextDeadlines
        contracts={contracts.data}
        failed={contracts.isError}
        today={today}
        onRetry={() => void contracts.refetch()}
        retrying={contracts.isFetching}
      />
    </div>
  );
}
