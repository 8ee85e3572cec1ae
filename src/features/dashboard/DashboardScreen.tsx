/** /dashboard: the two counts, the quick actions, and what has to be done next. */
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
import { UndatedContracts } from './UndatedContracts.tsx';

export function DashboardScreen() {
  const today = useToday();
  const stats = useGetDashboardStatsQuery({ today });
  const contracts = useListContractsQuery({ today });
  const counts = stats.data ?? { contractsCount: 0, upcomingRenewals: 0 };
  const said = stats.isError ? errorSentence(stats.error, '') : '';
  return (
    <div className="dashboard">
      <PageTitle>Dashboard</PageTitle>
      <h1>Dashboard</h1>
      {stats.isLoading ? <output className="dashboard-loading">{messages.dashboardLoading}</output> : null}
      {stats.isError ? (
        <LoadFailure
          title={messages.dashboardLoadFailed}
          detail={said === '' ? null : said}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      ) : null}
      {stats.isError ? null : <UndatedContracts count={counts.undatedContracts ?? 0} />}
      <div className="dashboard-cards">
        <CountCard
          title="Total Contracts"
          note="in your renewals database"
          failed={stats.isError}
          count={counts.contractsCount}
          loading={stats.isLoading}
          action="VIEW ALL CONTRACTS"
          to={paths.contracts}
        />
        <CountCard
          title="Upcoming Renewals"
          note={`in the next ${limits.upcomingDays} days`}
          failed={stats.isError}
          count={counts.upcomingRenewals}
          loading={stats.isLoading}
          action="VIEW DETAILS"
          to={paths.calendar}
        />
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
