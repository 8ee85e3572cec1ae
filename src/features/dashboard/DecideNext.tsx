/** What has to be decided, by stretch of time: passed days first, then what is due within 90 days. */
import { Link } from 'react-router-dom';
import type { Contract } from '../../api/api.ts';
import { type StretchKey, stretches, yearlySums } from '../../domain/decideNext.ts';
import { counted, formatSums } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { DecideRow } from './DecideRow.tsx';

type Props = { groups: Record<StretchKey, Contract[]>; today: string };

export function DecideNext({ groups, today }: Props) {
  const shown = stretches.filter(({ key }) => groups[key].length > 0);
  const total = shown.reduce((sum, { key }) => sum + groups[key].length, 0);
  return (
    <section className="panel" aria-labelledby="decide-next">
      <header className="panel-head">
        <h2 id="decide-next">Decide next</h2>
        {total > 0 ? <Link to={`${paths.contracts}?view=due`}>All {total} in the list</Link> : null}
      </header>
      {total === 0 ? <p className="panel-note">No last day to act falls within the next 90 days.</p> : null}
      {total === 0 ? null : (
        <table className="decide-table">
          <caption className="visually-hidden">Contracts to decide, by day</caption>
          {shown.map(({ key, title }) => (
            <Stretch key={key} title={title} passed={key === 'passed'} contracts={groups[key]} today={today} />
          ))}
        </table>
      )}
    </section>
  );
}

type StretchProps = { title: string; passed: boolean; contracts: Contract[]; today: string };

/** As many as fit at a glance; the list has them all. */
const AT_A_GLANCE = 12;

function Stretch({ title, passed, contracts, today }: StretchProps) {
  const more = contracts.length - AT_A_GLANCE;
  const sums = formatSums(yearlySums(contracts));
  return (
    <tbody>
      <tr className={passed ? 'decide-group decide-passed' : 'decide-group'}>
        <th colSpan={6} scope="colgroup">
          <span>{title}</span>
          <span className="decide-sum">
            {contracts.length} {passed ? 'to acknowledge' : 'to decide'}{' '}
            {sums === '' ? null : <span className="decide-money">{sums} a year</span>}
          </span>
        </th>
      </tr>
      {contracts.slice(0, AT_A_GLANCE).map((contract) => (
        <DecideRow key={contract.id} contract={contract} passed={passed} today={today} />
      ))}
      {more > 0 ? (
        <tr>
          <td colSpan={6} className="decide-more">
            <Link to={`${paths.contracts}?view=${passed ? 'passed' : 'due'}`}>{counted(more, 'more contract')}</Link>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}
