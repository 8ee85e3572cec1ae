/** The values of a contract as the list shows them. Unknown is said, never left blank or shown as zero. */
import type { Contract } from '../../api/api.ts';
import { outcomeOfPassed } from '../../../contract/afterPassed.ts';
import { awayInWords, sendBy } from '../../domain/deadlines.ts';
import { hasPassed, isToCheck } from '../../../contract/acting.ts';
import { decisionLabel } from '../../domain/decisions.ts';
import { formatDay, formatMoney, formatPeriod, formatWholeMoney } from '../../domain/format.ts';
import { messages } from '../../domain/messages.ts';
import { hasEnded } from '../../../contract/listFilter.ts';

// An element, not a component: a key of the search then changes the words of the figures it replaces.
const notAvailable = <span className="not-available">{messages.notAvailable}</span>;

/** The amount with its period, and beneath it what that is in a year. */
export function ContractAmount({ contract }: { contract: Contract }) {
  const { contractValue, currency, amountPeriod, yearlyAmount } = contract;
  if (contractValue === null || contractValue === undefined) return notAvailable;
  const other = typeof yearlyAmount === 'number' && amountPeriod !== 'year';
  return (
    <>
      <span className="figures">
        {formatMoney(contractValue, currency)}
        {amountPeriod ? <span className="period">{formatPeriod(amountPeriod)}</span> : null}
      </span>
      {other ? <small>{formatWholeMoney(yearlyAmount, currency)} a year</small> : null}
    </>
  );
}

export function RenewalDate({ contract: { renewalDate } }: { contract: Contract }) {
  if (!renewalDate) return notAvailable;
  return <span className="figures">{formatDay(renewalDate)}</span>;
}

/** The last day to act, how far away it is, and when to send it where it falls on a weekend. A day to be checked says so. */
export function ActBy({ contract, today }: { contract: Contract; today: string }) {
  const passed = hasPassed(contract);
  const day = passed ? (contract.passedCycle?.actBy ?? contract.actBy) : contract.actBy;
  if (!day) {
    return (
      <>
        {notAvailable}
        {isToCheck(contract) ? <small>please check</small> : null}
      </>
    );
  }
  const { actByWorkingDay } = contract;
  const early = !passed && actByWorkingDay && actByWorkingDay !== day && actByWorkingDay >= today;
  return (
    <>
      <span className={passed ? 'figures late' : 'figures'}>{formatDay(day)}</span>
      <small>
        {isToCheck(contract)
          ? 'please check'
          : early
            ? sendBy(actByWorkingDay, day)
            : (passed ? renewedOn(contract, today) : '') || awayInWords(day, today)}
      </small>
    </>
  );
}

/** `renewed Dec 18, 2026`: beside a day that passed, the renewal date is already that of the next term. */
function renewedOn({ passedCycle, ending }: Contract, today: string): string {
  if (!passedCycle || passedCycle.cycleEnd >= today) return '';
  return outcomeOfPassed(passedCycle, ending, today);
}

/** Where a contract stands: never by colour alone. */
export function Standing({ contract, today }: { contract: Contract; today: string }) {
  if (isToCheck(contract)) return <span className="standing standing-check">To check</span>;
  if (hasPassed(contract)) return <span className="standing standing-late">Passed</span>;
  if (hasEnded(contract, today)) return <span className="standing standing-off">Ended</span>;
  const { decision = 'undecided', actBy } = contract;
  if (decision !== 'undecided') return <span className="standing standing-done">{decisionLabel(decision)}</span>;
  return <span className="standing">{actBy ? decisionLabel(decision) : 'No date'}</span>;
}
