/** How renewals and act-by days read as lines of a list. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import type { Contract } from '../../api/api.ts';
import { isDayInDoubt } from '../../../contract/acting.ts';
import { formatDay } from '../../domain/format.ts';
import { messages } from '../../domain/messages.ts';
import type { ActMark } from './actMarks.ts';
import type { Line } from './ContractLines.tsx';
import { MarkSign } from './MarkSign.tsx';
import { knownAmount, panelAmount } from './panelAmount.ts';
import { markAside, markLine } from './markWords.ts';

export const itself = (contract: Contract) => contract;
export const contractOfMark = ({ contract }: ActMark) => contract;

/** A renewal without its day, for a list that belongs to one. */
export function renewalLine(contract: Contract): Line {
  return {
    name: contract.name,
    amount: knownAmount(contract) ?? messages.notAvailable,
    ...(isDayInDoubt(contract) ? { aside: 'please check' } : {}),
  };
}

/** A renewal with its day, in the panel, which is specified to show `$0` where there is no amount: it says so beneath. */
export function datedRenewalLine(contract: Contract): Line {
  const { renewalDate } = contract;
  const asides = [knownAmount(contract) === null && 'no amount known', isDayInDoubt(contract) && 'please check'];
  return {
    name: contract.name,
    sub: renewalDate ? formatDay(renewalDate) : null,
    amount: panelAmount(contract),
    aside: asides.filter(Boolean).join(', '),
  };
}

/** An act-by day: with whom, what is to be done by when, and how far away that is or what was decided. */
export function markedLine(mark: ActMark, today: CalendarDay): Line {
  const { contract, state } = mark;
  return {
    name: contract.counterparty ?? contract.name,
    sub: (
      <>
        <MarkSign state={state} /> {markLine(mark, today)}
      </>
    ),
    amount: knownAmount(contract) ?? messages.notAvailable,
    aside: markAside(mark, today),
    late: state === 'passed',
  };
}
