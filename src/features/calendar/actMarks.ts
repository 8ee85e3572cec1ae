/** The act-by days of contracts as the calendar marks them, each with what has become of it: a mark never claims more than is known. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import type { Contract } from '../../api/api.ts';
import { hasPassed, isDayInDoubt, lacksNotice } from '../../../contract/acting.ts';
import { type ActByKind, decisionLabel } from '../../domain/decisions.ts';

/**
 * `open`: something can still be decided. `unsent`: it is to be cancelled, and no notice is recorded as sent. `passed`: the day
 * went by undecided, and nobody has acknowledged that. `check`: the day
 * rests on a value that a person should look at first. `over`: it went by, and nothing is left to do about it.
 */
export type MarkState = 'open' | 'unsent' | 'decided' | 'passed' | 'over' | 'check';

export type ActMark = { contract: Contract; day: CalendarDay; kind: ActByKind; state: MarkState };

/** The marks of one contract: its act-by day, and the day of an earlier cycle that went by undecided. */
export function actMarks(contract: Contract, today: CalendarDay): ActMark[] {
  const { actBy, actByKind = null, passedCycle } = contract;
  const marks: ActMark[] = [];
  if (passedCycle)
    marks.push({ contract, day: passedCycle.actBy, kind: passedCycle.kind, state: passedState(contract) });
  if (actBy && actBy !== passedCycle?.actBy) {
    const state = presentState(contract, actBy, today);
    marks.push({ contract, day: actBy, kind: actByKind, state });
  }
  return marks;
}

function passedState(contract: Contract): MarkState {
  if (isDayInDoubt(contract)) return 'check';
  return hasPassed(contract) ? 'passed' : 'over';
}

function presentState(contract: Contract, actBy: CalendarDay, today: CalendarDay): MarkState {
  if (isDayInDoubt(contract)) return 'check';
  if (lacksNotice(contract)) return 'unsent';
  if (contract.decision && contract.decision !== 'undecided') return 'decided';
  if (actBy >= today) return 'open';
  return passedState(contract);
}

/** The word beside a mark's sign: `Passed`, `Renew`, `Notice sent`, `Please check`. Empty where it is simply still to be done. */
export function markWord({ contract, kind, state }: ActMark): string {
  switch (state) {
    case 'passed':
      return 'Passed';
    case 'check':
      return 'Please check';
    case 'unsent':
      return 'Notice to be sent';
    case 'decided':
      return contract.noticeSentOn ? 'Notice sent' : decisionLabel(contract.decision);
    case 'over':
      // "Over" and an amount beside it would be more than that amount.
      if (contract.acknowledged) return 'Acknowledged';
      if (kind !== 'end') return 'Past';
      return contract.ending === 'unknown' ? 'Term ended' : 'Ended';
    case 'open':
      return '';
  }
}

/** All marks that fall on a day from `first` to `last`, both included, earliest first. */
export function marksBetween(
  contracts: readonly Contract[],
  today: CalendarDay,
  first: CalendarDay,
  last: CalendarDay,
): ActMark[] {
  return contracts
    .flatMap((contract) => actMarks(contract, today))
    .filter(({ day }) => day >= first && day <= last)
    .toSorted(byDay);
}

/** Every day that passed unacknowledged, latest first. */
export function passedMarks(contracts: readonly Contract[], today: CalendarDay): ActMark[] {
  return contracts
    .filter(hasPassed)
    .flatMap((contract) => actMarks(contract, today))
    .filter(({ state }) => state === 'passed')
    .toSorted((a, b) => byDay(b, a));
}

/** The days that passed of cancellations whose notice nobody has recorded as sent. */
export function lateUnsent(contracts: readonly Contract[], today: CalendarDay): ActMark[] {
  return contracts
    .filter(lacksNotice)
    .flatMap((contract) => actMarks(contract, today))
    .filter(({ state, day }) => state === 'unsent' && day < today)
    .toSorted(byDay);
}

const byDay = (a: ActMark, b: ActMark) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0);
