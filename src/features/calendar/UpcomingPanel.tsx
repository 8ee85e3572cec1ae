/** 'Upcoming Renewals (Next 30 days)': today to 30 days ahead, both included, earliest first. Never empty when it is only unknown. */
import { Skeleton } from 'antd';
import { memo } from 'react';
import type { Contract } from '../../api/endpoints.gen.ts';
import { upcomingRenewals } from '../../domain/contract.ts';
import { counted } from '../../domain/format.ts';
import { limits } from '../../domain/limits.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { ContractLines } from './ContractLines.tsx';

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
    <section className="card" aria-labelledby="upcoming-renewals">
      <h2 id="upcoming-renewals">Upcoming Renewals (Next {limits.upcomingDays} days)</h2>
      {failed ? <LoadFailure title="The renewals could not be loaded." onRetry={onRetry} retrying={retrying} /> : null}
      {contracts ? <Upcoming contracts={contracts} today={today} /> : null}
      {contracts || failed ? null : (
        <div aria-hidden>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
      )}
    </section>
  );
});

function Upcoming({ contracts, today }: { contracts: readonly Contract[]; today: string }) {
  const upcoming = upcomingRenewals(contracts, today);
  const undated = contracts.filter(({ renewalDate }) => !renewalDate).length;
  return (
    <>
      {upcoming.length > 0 ? (
        <ContractLines contracts={upcoming} dated />
      ) : (
        <p className="calendar-note">No upcoming renewals</p>
      )}
      {undated > 0 ? (
        <p className="calendar-undated">
          {counted(undated, 'contract')} without a renewal date {undated === 1 ? 'is' : 'are'} not in this calendar.
        </p>
      ) : null}
    </>
  );
}
