/** What a dashboard states of contracts that no person has looked at, and should not. */
import { hasPassed, isOpen, isToCheck, isDayInDoubt } from '../../../contract/acting.ts';
import { addDays, type CalendarDay } from '../../../contract/calendar.ts';
import { MOST_UNCONFIRMED_RENEWALS } from '../../../contract/toCheck.ts';
import { decideNext, lastChances, stretches } from '../../../src/domain/decideNext.ts';
import type { Shown } from './shownToManager.ts';

/** Days ahead that "Upcoming Renewals" counts. */
const UPCOMING_DAYS = 30;

/** As sentences, a contract by its name. */
export function wrongOnDashboard({ stats, contracts, renewals }: Shown, today: CalendarDay): string[] {
  const wrong: string[] = [];
  const said = (name: string, is: number | undefined, counted: number) => {
    if (is !== counted) wrong.push(`The card “${name}” says ${is}, and ${counted} contracts are shown for it.`);
  };
  const groups = decideNext(contracts, today);
  const decided = stretches.flatMap(({ key }) => groups[key]);
  const doubtful = contracts.filter(isDayInDoubt);
  // What is to be checked has a date in the list, said to be doubtful, and counts nowhere else.
  const upcoming = contracts.filter(
    (each) =>
      !isDayInDoubt(each) &&
      each.renewalDate &&
      each.renewalDate >= today &&
      each.renewalDate <= addDays(today, UPCOMING_DAYS),
  );
  const rolled = (id: string) => (renewals.get(id) ?? 0) > MOST_UNCONFIRMED_RENEWALS;
  for (const { id, name } of decided) {
    if (rolled(id)) wrong.push(`“${name}” stands among the decisions after ${renewals.get(id)} renewals.`);
  }
  for (const { id, name, renewalDate } of upcoming) {
    if (rolled(id))
      wrong.push(`“${name}” counts as an upcoming renewal of ${renewalDate} after ${renewals.get(id)} renewals.`);
  }
  for (const each of doubtful) {
    if (hasPassed(each) || isOpen(each, today)) wrong.push(`“${each.name}” is to be checked, and stated as well.`);
  }
  const bars = lastChances(contracts, today).months.reduce((sum, { count }) => sum + count, 0);
  const inBars = lastChances(
    contracts.filter((each) => !isDayInDoubt(each)),
    today,
  ).months.reduce((sum, { count }) => sum + count, 0);
  if (bars !== inBars) wrong.push(`${bars - inBars} contracts of the bars are to be checked.`);
  said('Total Contracts', stats.contractsCount, contracts.length);
  said('To decide (90 days)', stats.toDecideContracts, decided.length - groups.passed.length);
  said('To check', stats.toCheckContracts, contracts.filter(isToCheck).length);
  if (stats.passedContracts !== groups.passed.length) {
    wrong.push(`${stats.passedContracts} days have passed, and ${groups.passed.length} contracts are shown for it.`);
  }
  return wrong;
}
