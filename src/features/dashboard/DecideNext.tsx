/** What has to be decided, by stretch of time: passed days first, then notices that are still to be sent, then what is due within 90 days. */
import { Link } from 'react-router-dom';
import type { Rates } from '../../../contract/rates.ts';
import type { Contract } from '../../api/api.ts';
import { type StretchKey, stretches, yearlySums } from '../../domain/decideNext.ts';
import { counted, formatCount, formatSums } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { togetherAtRates } from '../../../contract/together.ts';
import { DecideRow } from './DecideRow.tsx';

type Props = {
  groups: Record<StretchKey, Contract[]>;
  /** Cancelled, and notice isn't recorded as sent. */
  unsent: Contract[];
  today: string;
  rates: Rates | undefined;
  /** A reading in doubt may belong here. */
  perhapsMore: boolean;
};

type RowsKey = StretchKey | 'unsent';

/** What is to be done with the rows of a group. */
const toDo = (key: RowsKey) => (key === 'passed' ? 'to acknowledge' : key === 'unsent' ? 'to send' : 'to decide');

export function DecideNext({ groups, unsent, today, rates, perhapsMore }: Props) {
  const [passed, ...open] = stretches;
  const rows: Record<RowsKey, Contract[]> = { ...groups, unsent };
  const titles = [passed, { key: 'unsent', title: 'Cancelled, notice not recorded as sent' } as const, ...open];
  const total = stretches.reduce((sum, { key }) => sum + groups[key].length, 0);
  const nothing = total + unsent.length === 0;
  return (
    <section className="panel" aria-labelledby="decide-next">
      <header className="panel-head">
        <h2 id="decide-next">Decide next</h2>
        <InTheList passed={groups.passed.length} due={total - groups.passed.length} />
      </header>
      {nothing ? (
        <p className="panel-note">
          {perhapsMore
            ? 'No certain last day to act falls within the next 90 days. Those in doubt are under To check.'
            : 'No last day to act falls within the next 90 days.'}
        </p>
      ) : null}
      {nothing ? null : (
        <table className="decide-table">
          <caption className="visually-hidden">Contracts to decide, by day</caption>
          {titles.map(({ key, title }) =>
            rows[key].length === 0 ? null : (
              <Stretch key={key} of={key} title={title} contracts={rows[key]} today={today} rates={rates} />
            ),
          )}
        </table>
      )}
    </section>
  );
}

/** The two views that hold the rows, each with as many as it shows: "due next" is what the card counts, and no day that has passed. */
function InTheList({ passed, due }: { passed: number; due: number }) {
  return (
    <span className="panel-links">
      {passed > 0 ? <Link to={`${paths.contracts}?view=passed`}>All {formatCount(passed)} passed</Link> : null}
      {due > 0 ? <Link to={`${paths.contracts}?view=due`}>All {formatCount(due)} due next</Link> : null}
    </span>
  );
}

type StretchProps = { of: RowsKey; title: string; contracts: Contract[]; today: string; rates: Rates | undefined };

/** As many as fit at a glance; the list has them all. */
const AT_A_GLANCE = 12;

function Stretch({ of, title, contracts, today, rates }: StretchProps) {
  const passed = of === 'passed';
  const more = contracts.length - AT_A_GLANCE;
  const totals = yearlySums(contracts).filter(({ amount }) => amount > 0);
  const sums = formatSums(totals);
  const together = togetherAtRates(totals, rates);
  return (
    <tbody>
      <tr className={passed ? 'decide-group decide-passed' : 'decide-group'}>
        <th colSpan={6} scope="colgroup">
          <span>{title}</span>
          <span className="decide-sum">
            {formatCount(contracts.length)} {toDo(of)}{' '}
            {sums === '' ? null : <span className="decide-money">{sums} a year</span>}
            {together === '' ? null : (
              <>
                {' '}
                <span className="decide-money">{together}</span>
              </>
            )}
          </span>
        </th>
      </tr>
      {contracts.slice(0, AT_A_GLANCE).map((contract) => (
        <DecideRow key={contract.id} contract={contract} passed={passed} today={today} />
      ))}
      {more > 0 ? (
        <tr>
          <td colSpan={6} className="decide-more">
            <Link to={of === 'unsent' ? paths.calendar : `${paths.contracts}?view=${passed ? 'passed' : 'due'}`}>
              {counted(more, 'more contract')}
            </Link>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}
