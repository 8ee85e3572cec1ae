/**
 * 'Upcoming Renewals (Next 30 days)': today to 30 days ahead, both included, earliest first; what is to be checked stands apart, as everywhere.
 * Never empty when it is only unknown.
 */
import { Skeleton } from 'antd';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { isDayInDoubt } from '../../../contract/acting.ts';
import { isUndated } from '../../../contract/undated.ts';
import type { Contract } from '../../api/api.ts';
import { upcomingRenewals } from '../../domain/contract.ts';
import { counted } from '../../domain/format.ts';
import { limits } from '../../domain/limits.ts';
import { paths } from '../../domain/paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ContractLines } from './ContractLines.tsx';
import { datedRenewalLine, itself } from './lines.tsx';

type Props = {
  /** Undefined while they are on the way. */
  contracts: readonly Contract[] | undefined;
  failed: boolean;
  today: string;
  onRetry: () => void;
  retrying: boolean;
};

/** Memoised: turning the month does not touch it, and it may hold hundreds of lines. */
export const UpcomingPanel = memo(function UpcomingPanel({ contracts, failed, today, onRetry, retrying }: Props) {
  return (
    <section className="panel" aria-labelledby="upcoming-renewals">
      <header className="panel-head">
        <h2 id="upcoming-renewals">Upcoming Renewals (Next {limits.upcomingDays} days)</h2>
      </header>
      {failed ? <LoadFailure title="The renewals could not be loaded." onRetry={onRetry} retrying={retrying} /> : null}
      {contracts ? <Upcoming contracts={contracts} today={today} /> : null}
      {contracts || failed ? null : (
        <div className="panel-loading" aria-hidden>
          <Skeleton title={false} paragraph={{ rows: 6 }} />
        </div>
      )}
    </section>
  );
});

function Upcoming({ contracts, today }: { contracts: readonly Contract[]; today: string }) {
  const { sure = [], doubtful = [] } = Object.groupBy(upcomingRenewals(contracts, today), (contract) =>
    isDayInDoubt(contract) ? 'doubtful' : 'sure',
  );
  const undated = contracts.filter(isUndated).length;
  return (
    <>
      {sure.length > 0 ? (
        <ContractLines items={sure} contractOf={itself} lineOf={datedRenewalLine} />
      ) : (
        <p className="panel-note calendar-note">No upcoming renewals</p>
      )}
      {doubtful.length > 0 ? (
        <>
          <h3 className="panel-group">To check first</h3>
          <ContractLines items={doubtful} contractOf={itself} lineOf={datedRenewalLine} />
        </>
      ) : null}
      {undated > 0 ? (
        <p className="calendar-undated">
          {counted(undated, 'contract')} without a renewal date {undated === 1 ? 'is' : 'are'} not in this calendar.{' '}
          <Link to={`${paths.contracts}?view=undated`}>{undated === 1 ? 'Show it' : 'Show them'}</Link>
        </p>
      ) : null}
    </>
  );
}
