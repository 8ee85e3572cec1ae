/** The strip of counts: the specified cards and quick actions, with what is to decide and to check beside them. */
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import CloudUploadOutlined from '@ant-design/icons/es/icons/CloudUploadOutlined';
import { Skeleton } from 'antd';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { DashboardStats } from '../../api/api.ts';
import { formatCount } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';

type Props = { stats: DashboardStats; loading: boolean; failed: boolean };

export function GlanceStrip({ stats, loading, failed }: Props) {
  const cell = { loading, failed };
  return (
    <div className="glance">
      <Count
        {...cell}
        title="Total Contracts"
        count={stats.contractsCount}
        action="VIEW ALL CONTRACTS"
        to={paths.contracts}
      />
      <Count
        {...cell}
        title="Upcoming Renewals"
        count={stats.upcomingRenewals}
        action="VIEW DETAILS"
        to={paths.calendar}
      />
      <Count
        {...cell}
        title="To decide (90 days)"
        count={stats.toDecideContracts}
        action="DUE NEXT"
        to={`${paths.contracts}?view=due`}
      />
      <Count
        {...cell}
        title="To check"
        count={stats.toCheckContracts}
        action="CHECK"
        to={`${paths.contracts}?view=check`}
      />
      <Count
        {...cell}
        title="No Renewal Date"
        count={stats.undatedContracts}
        action="SHOW THEM"
        to={`${paths.contracts}?view=undated`}
      />
      <QuickActions />
    </div>
  );
}

type CountProps = {
  title: string;
  /** Missing where the service doesn't say: then nothing is claimed. */
  count: number | undefined;
  action: string;
  to: string;
  loading: boolean;
  failed: boolean;
};

function Count({ title, count, action, to, loading, failed }: CountProps) {
  const id = useId();
  return (
    <section className="glance-cell" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="glance-figure">
        <span className="glance-count">
          {loading ? <Skeleton.Node className="glance-skeleton" /> : count === undefined ? '–' : formatCount(count)}
        </span>
        <Link to={to}>{action}</Link>
      </div>
      {failed ? <p className="glance-note">Could not be loaded</p> : null}
    </section>
  );
}

function QuickActions() {
  return (
    <section className="glance-cell glance-actions" aria-labelledby="quick-actions">
      <h2 id="quick-actions">Quick Actions</h2>
      <div>
        <Link className="button-link button-primary" to={paths.wizard}>
          <CloudUploadOutlined aria-hidden />
          Upload Contracts
        </Link>
        <Link className="button-link" to={paths.calendar}>
          <CalendarOutlined aria-hidden />
          View Calendar
        </Link>
      </div>
    </section>
  );
}
