/** Where a contract stands, in a word: the same in the list and on its own page. */
import { afterTerm, hasPassed, isDayInDoubt, isToCheck, lacksNotice, type Listed } from '../../contract/acting.ts';
import type { CalendarDay } from '../../contract/calendar.ts';
import { hasEnded } from '../../contract/listFilter.ts';
import { decisionLabel } from './decisions.ts';

/** Words, and the class of how they look. */
export type Words = { text: string; look: string };

const toCheck: Words = { text: 'To check', look: 'standing standing-check' };

/** Where a contract stands: never by colour alone. */
export function standingWords(contract: Listed, today: CalendarDay): Words {
  if (isDayInDoubt(contract)) return toCheck;
  if (hasPassed(contract)) return { text: 'Passed', look: 'standing standing-late' };
  if (hasEnded(contract, today))
    return {
      text: afterTerm(contract) === 'ends' ? 'Ended' : 'Term ended',
      look: 'standing standing-off',
    };
  const { decision = 'undecided', actBy } = contract;
  // Decided, but not done: the contract goes on renewing until the notice is sent.
  if (lacksNotice(contract)) {
    const late = !!actBy && actBy < today;
    return late
      ? { text: 'Notice not sent', look: 'standing standing-late' }
      : { text: 'Send notice', look: 'standing standing-check' };
  }
  if (decision !== 'undecided') return { text: decisionLabel(decision), look: 'standing standing-done' };
  if (isToCheck(contract)) return toCheck;
  // Nothing can be decided any more about the term whose day passed.
  if (contract.acknowledged) return { text: 'Acknowledged', look: 'standing standing-off' };
  if (actBy) return { text: decisionLabel(decision), look: 'standing' };
  return { text: contract.ending === 'open' ? 'No end' : 'No date', look: 'standing' };
}
