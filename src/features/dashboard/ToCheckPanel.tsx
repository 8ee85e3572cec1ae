/** Contracts with values that a person should look at before they are believed, counted apart from everything else. */
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Link } from 'react-router-dom';
import type { Contract } from '../../api/api.ts';
import { isDayInDoubt, isPerhapsPassed, isToCheck } from '../../../contract/acting.ts';
import { soonestFirst, sortContracts } from '../../../contract/sortContracts.ts';
import { passedOn } from '../../domain/decideNext.ts';
import { actByLabel, passedLabel } from '../../domain/decisions.ts';
import { formatDay, lowered } from '../../domain/format.ts';
import { contractPath, paths } from '../../domain/paths.ts';

/** `atAGlance`: how many are shown; the list has them all. */
type Props = { contracts: readonly Contract[]; today: string; atAGlance: number };

export function ToCheckPanel({ contracts, today, atAGlance }: Props) {
  const doubtful = sortContracts(contracts.filter(isToCheck), soonestFirst, today);
  if (doubtful.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="to-check">
      <header className="panel-head">
        <h2 id="to-check">To check</h2>
        <Link to={`${paths.contracts}?view=check`}>
          {doubtful.length === 1 ? 'Show it in the list' : `All ${doubtful.length} in the list`}
        </Link>
      </header>
      <ul className="check-list">
        {doubtful.slice(0, atAGlance).map((contract) => (
          <li key={contract.id}>
            <Link to={contractPath(contract.id)}>
              <span>
                <strong>{contract.counterparty ?? contract.name}</strong>
                <small>{contract.toCheck?.[0]?.message}</small>
                <Day contract={contract} today={today} />
              </span>
              <RightOutlined aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its last day to act, or the one that may have gone by. */
function Day({ contract, today }: { contract: Contract; today: string }) {
  if (isPerhapsPassed(contract)) {
    const label = passedLabel(contract.passedCycle?.kind ?? contract.actByKind);
    return (
      <small>
        Perhaps {lowered(label)} {formatDay(passedOn(contract))}
      </small>
    );
  }
  if (!contract.actBy || contract.actBy < today) return null;
  // The question above says it already.
  if (contract.toCheck?.[0]?.message.includes(formatDay(contract.actBy))) return null;
  return (
    <small>
      {isDayInDoubt(contract) ? 'Perhaps act by' : actByLabel(contract.actByKind, contract.ending)}{' '}
      {formatDay(contract.actBy)}
    </small>
  );
}
