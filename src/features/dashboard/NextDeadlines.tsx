/** What has to be done next: the notice deadlines and renewals of the next 30 days, the most urgent first. */
import CalendarOutlined from '@ant-design/icons/es/icons/CalendarOutlined';
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import { Skeleton } from 'antd';
import { Link } from 'react-router-dom';
import type { Contract } from '../../api/endpoints.gen.ts';
import { awayInWords, type Deadline, nextDeadlines } from '../../domain/deadlines.ts';
import { formatDay, formatMoney } from '../../domain/format.ts';
import { limits } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';
import { paths } from '../../domain/paths.ts';
import { LoadFailure } from '../../ui/LoadFailure.tsx';

/** As many as fit at a glance; the calendar has them all. */
const AT_A_GLANCE = 8;

type Props = {
  /** Undefined while they are on the way. */
  contracts: readonly Contract[] | undefined;
  failed: boolean;
  today: string;
  onRetry: () => void;
  retrying: boolean;
};

export function NextDeadlines({ contracts, failed, today, onRetry, retrying }: Props) {
  return (
    <section className="card" aria-labelledby="next-deadlines">
      <h2 id="next-deadlines" className="card-title">
        Next deadlines
      </h2>
      {failed ? <LoadFailure title={messages.contractsLoadFailed} onRetry={onRetry} retrying={retrying} /> : null}
      {contracts ? (
        <DeadlineList deadlines={nextDeadlines(contracts, today, limits.upcomingDays)} today={today} />
      ) : null}
      {contracts || failed ? null : (
        <div aria-hidden>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
      )}
    </section>
  );
}

function DeadlineList({ deadlines, today }: { deadlines: Deadline<Contract>[]; today: string }) {
  if (deadlines.length === 0) {
    return <p className="deadline-note">Nothing to act on in the next {limits.upcomingDays} days.</p>;
  }
  const more = deadlines.length - AT_A_GLANCE;
  return (
    <>
      <ol className="deadlines">
        {deadlines.slice(0, AT_A_GLANCE).map((deadline) => (
          <DeadlineRow key={`${deadline.kind} ${deadline.contract.id}`} deadline={deadline} today={today} />
        ))}
      </ol>
      {more > 0 ? (
        <p className="deadline-note">
          and {more} more in the next {limits.upcomingDays} days:{' '}
          <Link className="text-link" to={paths.calendar}>
            see the calendar
          </Link>
        </p>
      ) : null}
    </>
  );
}

function DeadlineRow({ deadline: { contract, kind, day }, today }: { deadline: Deadline<Contract>; today: string }) {
  const amount = contract.contractValue;
  return (
    <li className="deadline">
      <span className="deadline-day">
        <strong>{formatDay(day)}</strong>
        <span>{awayInWords(day, today)}</span>
      </span>
      {kind === 'notice' ? (
        <span className="deadline-kind deadline-notice">
          <ClockCircleOutlined aria-hidden /> Give notice by
        </span>
      ) : (
        <span className="deadline-kind">
          <CalendarOutlined aria-hidden /> Renewal
        </span>
      )}
      <span className="deadline-name">
        <span>{contract.name}</span>
        {kind === 'notice' && contract.renewalDate ? <span>renews {formatDay(contract.renewalDate)}</span> : null}
      </span>
      <span className="deadline-amount">
        {amount === null || amount === undefined ? messages.notAvailable : formatMoney(amount, contract.currency)}
      </span>
    </li>
  );
}
