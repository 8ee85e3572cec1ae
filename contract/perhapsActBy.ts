/**
 * A last day to act that a document may mean, where nobody has said whether it does. Never a day late: while it lies ahead it counts as the
 * day to act by, with its question; once it has gone by it is a question alone, and the day that is certain counts again.
 */
import { addDays, type CalendarDay, lastWorkingDay } from './calendar.ts';
import { type ActByKind, currentCycle, type Cycle, cycleEndingOn, type CycleFacts, type Working } from './cycle.ts';
import type { Decision } from './decision.ts';
import { showDay } from './showDay.ts';
import type { Doubt } from './toCheck.ts';
import { dayBegunLast } from './zonedTime.ts';

/** The cycle that `today` lies in, with the day that one should act by until the question is answered. */
export function presentCycle(facts: CycleFacts, today: CalendarDay): Cycle {
  const cycle = currentCycle(facts, today);
  return soonerCycle(facts, cycle, today) ?? cycle;
}

/** The cycle with the earliest day from `today` on that may be its last one to act, where that is before the certain one; null otherwise. */
export function soonerCycle(facts: CycleFacts, cycle: Cycle, today: CalendarDay): Cycle | null {
  const day = perhapsDaysOf(facts, cycle).find((each) => each >= today);
  if (day === undefined) return null;
  const { actBy, actByWorkingDay, kind, working } = cycle;
  return {
    ...cycle,
    actBy: day,
    actByWorkingDay: lastWorkingDay(day),
    kind: kindOf(cycle),
    working: { ...(working ?? stated(day)), perhaps: day },
    otherwise: { actBy, actByWorkingDay, kind, working },
  };
}

/** The cycle as it is where the documents don't mean such a day. */
export function certainly(cycle: Cycle): Cycle {
  const { otherwise, ...rest } = cycle;
  return { ...rest, ...otherwise };
}

/** The question about the last day to act says which day it may be, or may have been since the contract came. */
export function withPerhapsDay(
  doubts: readonly Doubt[],
  facts: CycleFacts,
  cycle: Cycle,
  { today, since }: { today: CalendarDay; since: CalendarDay },
): readonly Doubt[] {
  const days = perhapsDaysOf(facts, certainly(cycle));
  const ahead = days.find((each) => each >= today);
  const past = days.findLast((each) => each >= since && each < today);
  const at = doubts.findIndex(({ field }) => field === 'actBy');
  const day = ahead ?? past;
  if (day === undefined || at === -1) return doubts;
  const message = `The last day to act may ${day === ahead ? 'be' : 'have been'} ${showDay(day)}.`;
  return doubts.map((each, index) => (index === at ? { ...each, message } : each));
}

/** Two readings of one last day lie no further apart; what comes later is another chance to act. */
const ONE_CHANCE_DAYS = 183;

/**
 * The day until which a decision counts that was made while a day ahead only may have been the last to act. Whoever goes on, or lets it end, says
 * what is to become of that chance: the certain one long after it is decided about when it comes. Null where a decision counts for the whole term.
 */
export function countsUntil(
  { cycleEnd, decision, at }: Pick<Decision, 'cycleEnd' | 'decision' | 'at'>,
  facts: CycleFacts,
): CalendarDay | null {
  if (facts.perhapsActBy === undefined || at === null || decision === 'cancel' || decision === 'undecided') return null;
  const cycle = cycleEndingOn(facts, cycleEnd);
  if (cycle === null || cycle.actBy === null) return null;
  const made = dayBegunLast(at);
  const [first, ...later] = [...perhapsDaysOf(facts, cycle), cycle.actBy].filter((day) => day >= made);
  let until = first ?? cycle.actBy;
  for (const day of later) if (day <= addDays(until, ONE_CHANCE_DAYS)) until = day;
  return until === cycle.actBy ? null : until;
}

/** Those of the days that lie in the term and before its certain last day, the earliest first. Of what runs until notice is given, none does. */
function perhapsDaysOf({ perhapsActBy = [] }: CycleFacts, { from, to, ending, renewals, actBy }: Cycle): CalendarDay[] {
  if (ending === 'open') return [];
  const end = actBy ?? to;
  return perhapsActBy.filter((day) => (end === null || day < end) && (renewals === 0 || from === null || day >= from));
}

/** Something can be done until a day before the end that ends or prolongs it. */
function kindOf({ kind, ending, to }: Cycle): ActByKind {
  if (kind === 'notice' || kind === 'option') return kind;
  return ending === 'option' || (ending === 'ends' && to !== null) ? 'option' : 'notice';
}

function stated(actBy: CalendarDay): Working {
  const counted = { start: null, renewed: null, earlierEnd: null, periodEnd: null, notice: null };
  return { ...counted, firstEnd: null, end: null, stated: true, actBy };
}
