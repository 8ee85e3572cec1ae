/** The counts of the dashboard over a list of contracts, as of a day. What a person should look at first is counted apart. */
import { isToCheck, isDayInDoubt } from './acting.ts';
import { addDays, type CalendarDay, orNull } from './calendar.ts';
import type { listItem } from './listItem.ts';
import { isUndated } from './undated.ts';

/** Days from today to the end of "upcoming", both ends included (specification, section 9). */
const UPCOMING_DAYS = 30;
const TO_DECIDE_DAYS = 90;
const LAST_DAY = '9999-12-31';

/** What is counted of an item of the list. */
export type Counted = Pick<
  ReturnType<typeof listItem>,
  'renewalDate' | 'ending' | 'actBy' | 'actByKind' | 'passed' | 'acknowledged' | 'decision' | 'toCheck'
>;

export function dashboardCounts(contracts: readonly Counted[], today: CalendarDay) {
  const upcoming = orNull(() => addDays(today, UPCOMING_DAYS)) ?? LAST_DAY;
  const deciding = orNull(() => addDays(today, TO_DECIDE_DAYS)) ?? LAST_DAY;
  const within = (day: CalendarDay | null, last: CalendarDay) => day !== null && day >= today && day <= last;
  const sure = contracts.filter((each) => !isDayInDoubt(each));
  return {
    contractsCount: contracts.length,
    upcomingRenewals: sure.filter(({ renewalDate }) => within(renewalDate, upcoming)).length,
    undatedContracts: contracts.filter(isUndated).length,
    passedContracts: sure.filter(({ passed, acknowledged }) => passed && !acknowledged).length,
    toDecideContracts: sure.filter((each) => toDecide(each) && within(each.actBy, deciding)).length,
    toCheckContracts: contracts.filter(isToCheck).length,
  };
}

function toDecide({ decision, actByKind }: Counted): boolean {
  return decision === 'undecided' && actByKind !== null;
}
