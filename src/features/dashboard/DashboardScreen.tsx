/** /dashboard: what has to be decided, the money in it, and the specified counts. */
import './dashboard.css';
import './decideNext.css';
import './dashboardSide.css';
import './dashboardNarrow.css';
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import type { Rates } from '../../../contract/rates.ts';
import type { Contract } from '../../api/api.ts';
import { useGetDashboardStatsQuery, useListContractsQuery } from '../../api/api.ts';
import { errorSentence } from '../../api/apiError.ts';
import { dashboardAnswer } from '../../domain/dashboardAnswer.ts';
import { decideNext, noticesToSend, perhapsDue, perhapsPassed, stretches } from '../../domain/decideNext.ts';
import { messages } from '../../domain/messages.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import { useToday } from '../../ui/useToday.ts';
import { DecideNext } from './DecideNext.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { GlanceStrip } from './GlanceStrip.tsx';
import { LastChances } from './LastChances.tsx';
import { ToCheckPanel } from './ToCheckPanel.tsx';
import { useRates } from '../../api/useRates.ts';

/** On failure the specified counts are zeros; what is ours isn't claimed at all. */
const zeros = { contractsCount: 0, upcomingRenewals: 0 };

export function DashboardScreen() {
  const today = useToday();
  const stats = useGetDashboardStatsQuery({ today });
  const contracts = useListContractsQuery({ today });
  const rates = useRates(contracts.data);
  const said = stats.isError ? errorSentence(stats.error, '') : '';
  return (
    <div className="dashboard">
      <PageHead
        name="Dashboard"
        answer={<Answer contracts={contracts.data} today={today} rates={rates} loading={stats.isLoading} />}
      />
      {stats.isError ? (
        <LoadFailure
          title={messages.dashboardLoadFailed}
          detail={said === '' ? null : said}
          onRetry={() => void stats.refetch()}
          retrying={stats.isFetching}
        />
      ) : null}
      <GlanceStrip stats={(!stats.isError && stats.data) || zeros} loading={stats.isLoading} failed={stats.isError} />
      {contracts.isError ? (
        <LoadFailure
          title={messages.contractsLoadFailed}
          onRetry={() => void contracts.refetch()}
          retrying={contracts.isFetching}
        />
      ) : null}
      {contracts.data ? <Work contracts={contracts.data} today={today} rates={rates} /> : null}
      {contracts.isLoading ? (
        <div className="panel panel-loading" aria-hidden>
          <Skeleton title={false} paragraph={{ rows: 10 }} />
        </div>
      ) : null}
    </div>
  );
}

type AnswerProps = { contracts: Contract[] | undefined; today: string; rates: Rates | undefined; loading: boolean };

function Answer({ contracts, today, rates, loading }: AnswerProps) {
  const answer = useMemo(
    () => (contracts ? dashboardAnswer(contracts, today, rates) : null),
    [contracts, today, rates],
  );
  if (loading) return <output>{messages.dashboardLoading}</output>;
  if (!answer) return null;
  if (contracts?.length === 0) return 'No contracts yet.';
  return (
    <>
      {answer.late ? <span className="late">{answer.late}</span> : null}
      {answer.rest}
    </>
  );
}

/** In pixels; as in dashboardNarrow.css. */
const COLUMNS_NEED = 1360;

function Work({ contracts, today, rates }: { contracts: Contract[]; today: string; rates: Rates | undefined }) {
  const groups = useMemo(() => decideNext(contracts, today), [contracts, today]);
  const unsent = useMemo(() => noticesToSend(contracts, today), [contracts, today]);
  const stacked = useNarrow(COLUMNS_NEED);
  if (contracts.length === 0) return <FirstSteps />;
  // With nothing to decide, what is to be checked is the work, and takes its place.
  const checking = unsent.length === 0 && stretches.every(({ key }) => groups[key].length === 0);
  const atAGlance = checking ? 10 : 5;
  const perhapsMore = perhapsDue(contracts, today).length + perhapsPassed(contracts, today).length > 0;
  const toCheck = <ToCheckPanel contracts={contracts} today={today} atAGlance={atAGlance} />;
  return (
    <div className="dashboard-columns">
      <div className="dashboard-side">
        <DecideNext groups={groups} unsent={unsent} today={today} rates={rates} perhapsMore={perhapsMore} />
        {/* In one column too what must be decided comes first; the count above leads there. */}
        {stacked || checking ? toCheck : null}
      </div>
      <div className="dashboard-side">
        <LastChances contracts={contracts} today={today} rates={rates} />
        {stacked || checking ? null : toCheck}
      </div>
    </div>
  );
}
