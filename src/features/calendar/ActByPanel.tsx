/** 'Act by, next 30 days': what passed first, until somebody acknowledges it, then the last days to act from today on. */
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { addDays, type CalendarDay } from '../../../contract/calendar.ts';
import type { Contract } from '../../api/api.ts';
import { limits } from '../../domain/limits.ts';
import { formatCount } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { type ActMark, lateUnsent, marksBetween, passedMarks } from './actMarks.ts';
import { ContractLines } from './ContractLines.tsx';
import { contractOfMark, markedLine } from './lines.tsx';

type Props = { contracts: readonly Contract[]; today: CalendarDay };

/** Of what passed, as many as are seen at a glance; the list has them all. */
const PASSED_SHOWN = 5;

/** Memoised: turning the month does not touch it. */
export const ActByPanel = memo(function ActByPanel({ contracts, today }: Props) {
  const passed = passedMarks(contracts, today);
  const unsent = lateUnsent(contracts, today);
  const ahead = marksBetween(contracts, today, today, addDays(today, limits.upcomingDays));
  const line = (mark: ActMark) => markedLine(mark, today);
  return (
    <section className="panel" aria-labelledby="act-by-soon">
      <header className="panel-head">
        <h2 id="act-by-soon">Act by, next {limits.upcomingDays} days</h2>
      </header>
      {passed.length > 0 ? (
        <>
          <h3 className="panel-group panel-group-late">
            <span>Passed</span>
            {passed.length > PASSED_SHOWN ? (
              <Link to={`${paths.contracts}?view=passed`}>All {formatCount(passed.length)}</Link>
            ) : null}
          </h3>
          <ContractLines items={passed.slice(0, PASSED_SHOWN)} contractOf={contractOfMark} lineOf={line} />
        </>
      ) : null}
      {unsent.length > 0 ? (
        <>
          <h3 className="panel-group">Notice was due, none recorded as sent</h3>
          <ContractLines items={unsent} contractOf={contractOfMark} lineOf={line} />
        </>
      ) : null}
      {passed.length + unsent.length > 0 ? <h3 className="panel-group">From today</h3> : null}
      {ahead.length > 0 ? <ContractLines items={ahead} contractOf={contractOfMark} lineOf={line} /> : null}
      {contracts.length === 0 ? (
        <p className="panel-note calendar-note">
          The last days to act appear here once you have contracts. <Link to={paths.wizard}>Find your contracts</Link>
        </p>
      ) : ahead.length === 0 ? (
        <p className="panel-note calendar-note">No last day to act falls within the next {limits.upcomingDays} days.</p>
      ) : null}
    </section>
  );
});
