/** How the values of a contract read in the list. Unknown is said, never left blank or shown as zero. */
import type { Contract } from '../../api/api.ts';
import { hasPassed, isAmountInDoubt, isDayInDoubt } from '../../../contract/acting.ts';
import { outcomeOfPassed } from '../../../contract/afterPassed.ts';
import { awayInWords, sendBy } from '../../domain/deadlines.ts';
import { formatDay, formatMoney, formatPeriod, formatWholeMoney } from '../../domain/format.ts';
import { messages } from '../../domain/messages.ts';
import type { Words } from '../../domain/standing.ts';

/** A value, an amount's period behind it, and a second line beneath; empty where there is none. */
export type ValueWords = Words & { period: string; beneath: string };

const notAvailable: ValueWords = { text: messages.notAvailable, look: 'not-available', period: '', beneath: '' };

/** The other side. Where that is a question, the name that may be it: never as a fact. */
export function counterpartyWords({ counterparty, perhapsCounterparty }: Contract): ValueWords {
  if (counterparty || !perhapsCounterparty) return { text: counterparty ?? '', look: '', period: '', beneath: '' };
  return { text: `Perhaps ${perhapsCounterparty}`, look: 'perhaps', period: '', beneath: 'please check' };
}

/** The amount with its period, and beneath it what that is in a year, or that it is to be checked. */
export function amountWords(contract: Contract): ValueWords {
  const { contractValue, currency, amountPeriod, yearlyAmount } = contract;
  const doubt = isAmountInDoubt(contract) ? 'please check' : '';
  if (contractValue === null || contractValue === undefined) return { ...notAvailable, beneath: doubt };
  const other = typeof yearlyAmount === 'number' && amountPeriod !== 'year';
  return {
    text: formatMoney(contractValue, currency),
    look: 'figures',
    period: formatPeriod(amountPeriod),
    beneath: doubt || (other ? `${formatWholeMoney(yearlyAmount, currency)} a year` : ''),
  };
}

/** The renewal date. */
export function renewalWords({ renewalDate }: Contract): ValueWords {
  return renewalDate ? { text: formatDay(renewalDate), look: 'figures', period: '', beneath: '' } : notAvailable;
}

/** The last day to act, how far away it is, and when to send it where it falls on a weekend. A day to be checked says so. */
export function actByWords(contract: Contract, today: string): ValueWords {
  const passed = hasPassed(contract);
  const day = passed ? (contract.passedCycle?.actBy ?? contract.actBy) : contract.actBy;
  if (!day) return { ...notAvailable, beneath: isDayInDoubt(contract) ? 'please check' : '' };
  return {
    text: formatDay(day),
    look: passed ? 'figures late' : 'figures',
    period: '',
    beneath: beneathDay(contract, { day, passed, today }),
  };
}

function beneathDay(contract: Contract, { day, passed, today }: { day: string; passed: boolean; today: string }) {
  if (isDayInDoubt(contract)) return 'please check';
  const { actByWorkingDay, actByKind } = contract;
  // Of what ends whatever one does there is nothing to send.
  const early =
    !passed && actByKind !== 'end' && actByWorkingDay && actByWorkingDay !== day && actByWorkingDay >= today;
  if (early) return sendBy(actByWorkingDay, day);
  return (passed ? renewedOn(contract, today) : '') || awayInWords(day, today);
}

/** `renewed Dec 18, 2026`: beside a day that passed, the renewal date is already that of the next term. */
function renewedOn({ passedCycle, ending }: Contract, today: string): string {
  if (!passedCycle || passedCycle.cycleEnd >= today) return '';
  return outcomeOfPassed(passedCycle, ending, today);
}
