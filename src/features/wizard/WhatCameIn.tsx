/** After the upload: the contracts that came in, each a way to its page, and what is to be done first on top. */
import { Skeleton } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { hasPassed, isDayInDoubt, isPerhapsPassed } from '../../../contract/acting.ts';
import { type Contract, useListContractsQuery } from '../../api/api.ts';
import { titleBeside } from '../../domain/contract.ts';
import { awayInWords } from '../../domain/deadlines.ts';
import { passedOn, perhapsPassed } from '../../domain/decideNext.ts';
import { actByLabel, passedLabel } from '../../domain/decisions.ts';
import { formatDay, lowered } from '../../domain/format.ts';
import { contractPath, paths } from '../../domain/paths.ts';
import { useToday } from '../../ui/useToday.ts';

/** As many as are read at a glance. */
const MOST = 8;

/** `ids`: of the contracts in the renewals database. */
export function WhatCameIn({ ids }: { ids: readonly string[] }) {
  const today = useToday();
  const { data, isFetching } = useListContractsQuery({ today });
  const cameIn = useMemo(() => {
    const wanted = new Set(ids);
    return (data ?? [])
      .filter(({ id }) => wanted.has(id))
      .toSorted((a, b) => (placeOf(a, today) < placeOf(b, today) ? -1 : 1));
  }, [data, ids, today]);
  if (cameIn.length === 0 && !isFetching) return null;
  const more = cameIn.length - MOST;
  return (
    <section className="panel came-in" aria-labelledby="came-in">
      <header className="panel-head">
        <h3 id="came-in">What came in</h3>
      </header>
      {/* Its place is kept while the list is on its way: what stands beside it stays where it is. */}
      {cameIn.length === 0 ? (
        <div className="panel-loading" aria-hidden>
          <Skeleton title={false} paragraph={{ rows: 6 }} />
        </div>
      ) : null}
      <ul>
        {cameIn.slice(0, MOST).map((contract) => (
          <li key={contract.id}>
            <div>
              <Link to={contractPath(contract.id)}>{contract.counterparty ?? contract.name}</Link>{' '}
              {contract.counterparty ? <span>{titleBeside(contract.name, contract.counterparty)}</span> : null}
            </div>
            <WhatToDo contract={contract} today={today} />
          </li>
        ))}
        {more > 0 ? (
          <li>
            <Link to={paths.contracts}>{more} more in All Contracts</Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** What passed undecided and what is still to come by their days, then those without a day, and at last what was over long before. */
function placeOf(contract: Contract, today: string): string {
  if (hasPassed(contract) || perhapsPassed([contract], today).length > 0) return passedOn(contract);
  if (!contract.actBy) return '9999';
  return contract.actBy < today ? `over ${contract.actBy}` : contract.actBy;
}

/** A day that is to be checked is never stated as a fact. */
function WhatToDo({ contract, today }: { contract: Contract; today: string }) {
  const { actBy, actByKind, ending, passedCycle } = contract;
  if (isPerhapsPassed(contract)) {
    const label = passedLabel(passedCycle?.kind ?? actByKind);
    return <small>{`Perhaps ${lowered(label)} ${formatDay(passedOn(contract))}, please check`}</small>;
  }
  if (isDayInDoubt(contract))
    return <small>{actBy ? `Perhaps act by ${formatDay(actBy)}, please check` : 'Please check its days'}</small>;
  if (hasPassed(contract)) {
    const day = passedOn(contract);
    const label = passedLabel(passedCycle?.kind ?? actByKind);
    return <small className="late">{`${label} ${formatDay(day)}, ${awayInWords(day, today)}`}</small>;
  }
  if (!actBy) return <small>No last day to act is known</small>;
  const label = (actBy < today ? passedLabel : actByLabel)(actByKind, ending);
  return <small>{`${label} ${formatDay(actBy)}, ${awayInWords(actBy, today)}`}</small>;
}
