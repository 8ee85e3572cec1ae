/** How renewals and act-by days read as lines of a list. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import type { Contract } from '../../api/api.ts';
import { afterTerm, isDayInDoubt } from '../../../contract/acting.ts';
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
  const aside = termAside(contract);
  return {
    name: contract.name,
    amount: knownAmount(contract) ?? messages.notAvailable,
    ...(aside === null ? {} : { aside }),
  };
}

/** The specified lists and days name every end of a term a renewal: this says where it is none, or may be none. */
function termAside(contract: Contract): string | null {
  if (isDayInDoubt(contract)) return 'please check';
  return { renews: null, ends: 'ends', unknown: 'please check how it ends' }[afterTerm(contract)];
}

/** A renewal with its day, in the panel, which is specified to show `$0` where there is no amount: it says so beneath. */
export function datedRenewalLine(contract: Contract): Line {
  const { renewalDate } = contract;
  const asides = [knownAmount(contract) === null && 'no amount known', termAside(contract)];
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
