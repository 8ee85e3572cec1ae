/**
 * The cycles of a contract: one term after the other, how the present one ends, and the last day on which one can still do something
 * about it. What is "as of today" is worked out here and nowhere else. The rule: never a day late; where a day can be read in two ways,
 * the earlier one counts, and the working says so.
 */
import {
  addDays,
  addDuration,
  addMonths,
  backFromPeriodEnd,
  type CalendarDay,
  dayNumber,
  daysBetween,
  type Duration,
  isLength,
  lastWorkingDay,
  orNull,
  type PeriodEnd,
  periodEndBefore,
} from './calendar.ts';
import { statedDayOf, yearsUntil } from './statedDay.ts';

/** How a contract ends: by itself goes on, ends on a day, goes on only if an option is used, has no end until notice is given. */
export type Ending = 'renews' | 'ends' | 'option' | 'open' | 'unknown';
/** What can be done until the act-by day: give notice, use the option, or nothing but know that it ends. */
export type ActByKind = 'notice' | 'option' | 'end';

/** What is known of a contract's terms. Days are of the first term; later ones are counted from it. */
export type CycleFacts = {
  from: CalendarDay | null;
  /** End of the first term. */
  to: CalendarDay | null;
  /** How long the first term lasts, where that is how the document says it. */
  term: Duration | null;
  /** 'either': the document says a start and a length only, so that the last day is `to` or the day before it. */
  lastDay: 'stated' | 'either';
  ending: Ending;
  renewalTerm: Duration | null;
  /** How often it renews itself at most; null: no limit is known. */
  maxRenewals: number | null;
  noticePeriod: Duration | null;
  /** Notice takes effect only at the end of such a period of the calendar. */
  noticeToEndOf: PeriodEnd | null;
  /** An act-by day that was stated as a day ("not later than June 30, 2027"); it counts for the term it lies in. */
  actBy: CalendarDay | null;
  /** A person said so: then it counts, however early the notice period would have the day. */
  isActByEntered?: boolean;
  /** A stated day that comes back: each year has one of its month and day, and a term the last one before its end. */
  everyYear?: CalendarDay;
  /** Days that the documents may mean as the last to act, earliest first, until a person says which it is (`soonerCycle`). */
  perhapsActBy?: readonly CalendarDay[];
};

/** How the act-by day follows from the facts, step by step; `workingLine` says it in one line. */
export type Working = {
  /** Null where `end` does not follow from a start and a length. */
  start: { from: CalendarDay; term: Duration } | null;
  /** Null where no end is known: then the act-by day is stated. */
  firstEnd: CalendarDay | null;
  /** Null where it has not renewed. */
  renewed: { times: number; term: Duration } | null;
  end: CalendarDay | null;
  /** The earlier reading that the notice is counted from; null where the last day is clear. */
  earlierEnd: CalendarDay | null;
  periodEnd: { of: PeriodEnd; day: CalendarDay } | null;
  notice: Duration | null;
  /** The act-by day was stated as a day: nothing was counted. */
  stated: boolean;
  /** The stated day comes back each year. */
  isYearly?: true;
  actBy: CalendarDay;
  /** The day that may be the last one instead, and counts until somebody has said whether it is. */
  perhaps?: CalendarDay;
};

export type Cycle = {
  from: CalendarDay | null;
  /** The day the term ends; null where it has no end, or none is known. */
  to: CalendarDay | null;
  ending: Ending;
  /** How often the contract had renewed itself when this cycle began. */
  renewals: number;
  actBy: CalendarDay | null;
  /** `actBy`, or the last working day before where that is a weekend. */
  actByWorkingDay: CalendarDay | null;
  kind: ActByKind | null;
  working: Working | null;
  /** `actBy` is only what the documents may mean: what is certain instead. Missing where `actBy` is certain. */
  otherwise?: Pick<Cycle, 'actBy' | 'actByWorkingDay' | 'kind' | 'working'>;
};

/** The cycle that `today` lies in, or the last one there was. Null days where nothing is known, or the calendar ends before. */
export function currentCycle(facts: CycleFacts, today: CalendarDay): Cycle {
  const cycle = orNull(() => cycleAt(facts, renewalsUntil(facts, today)));
  return cycle ?? { from: facts.from, to: null, ending: facts.ending, renewals: 0, ...NO_ACT };
}

const NO_ACT = { actBy: null, actByWorkingDay: null, kind: null, working: null };

/** The cycle after that many renewals, 0 for the first. Throws a RangeError where the calendar ends before it does. */
export function cycleAt(facts: CycleFacts, renewals: number): Cycle {
  const { from, to, renewalTerm } = facts;
  const ending = endingOf(facts, renewals);
  if (to === null) return { from, to, ending, renewals, ...(writtenDayOf(facts, renewals) ?? NO_ACT) };
  if (ending === 'open') return { from, to: null, ending, renewals: 0, ...NO_ACT };
  const endAfter = (times: number) => (times > 0 && renewalTerm ? addDuration(to, renewalTerm, times) : to);
  const end = endAfter(renewals);
  // Where the last day may be the day before, the next term may begin on the day itself.
  const begin = renewals === 0 ? from : addDays(endAfter(renewals - 1), facts.lastDay === 'either' ? 0 : 1);
  const acting = orNull(() => actByOf(facts, { begin, end, ending, renewals })) ?? NO_ACT;
  return { from: begin, to: end, ending, renewals, ...acting };
}

/**
 * The day that decisions, reminders and acknowledgements name a cycle by: the one it ends on or, where no end is known, the last day to act
 * that is written down, the certain one first. Null where there is none.
 */
export function cycleEndOf({ to, actBy, otherwise }: Cycle): CalendarDay | null {
  return to ?? otherwise?.actBy ?? actBy;
}

/** The cycle of that day, as `cycleEndOf` names it; null where there is none. */
export function cycleEndingOn(facts: CycleFacts, end: CalendarDay): Cycle | null {
  const cycle = orNull(() => cycleAt(facts, renewalsUntil(facts, end)));
  return cycle !== null && cycleEndOf(cycle) === end ? cycle : null;
}

/** The cycle that one renews into; null where it does not, its length is not known, or the calendar ends before. */
export function nextCycle(facts: CycleFacts, cycle: Cycle): Cycle | null {
  if (cycle.to === null || cycle.ending !== 'renews' || !isLength(facts.renewalTerm)) return null;
  return orNull(() => cycleAt(facts, cycle.renewals + 1));
}

/** The first end of a term on or after `today`, in whole renewals from the original end; at most `maxRenewals` of them. */
export function rollForward(
  end: CalendarDay,
  renewal: Duration,
  today: CalendarDay,
  maxRenewals = Number.POSITIVE_INFINITY,
): CalendarDay {
  return addDuration(end, renewal, countRenewals(end, renewal, today, maxRenewals));
}

/** The cycles before the present one whose act-by day lies in `since` or later: the ones that ran out under our eyes. Latest first. */
export function pastCycles(facts: CycleFacts, today: CalendarDay, since: CalendarDay): Cycle[] {
  const past: Cycle[] = [];
  const present = orNull(() => renewalsUntil(facts, today)) ?? 0;
  for (let renewals = present - 1; renewals >= 0 && past.length < MOST_PAST_CYCLES; renewals -= 1) {
    const cycle = cycleAt(facts, renewals);
    if (cycle.actBy === null || cycle.actBy < since) break;
    past.push(cycle);
  }
  return past;
}

/** A contract that renews daily has no history worth listing. */
const MOST_PAST_CYCLES = 24;

function renewalsUntil(facts: CycleFacts, today: CalendarDay): number {
  const { ending, to, renewalTerm, maxRenewals, actBy, everyYear } = facts;
  if (to === null && everyYear !== undefined && actBy !== null) return yearsUntil(actBy, today);
  if (ending !== 'renews' || to === null || !isLength(renewalTerm)) return 0;
  return countRenewals(to, renewalTerm, today, maxRenewals ?? Number.POSITIVE_INFINITY);
}

function countRenewals(end: CalendarDay, renewal: Duration, today: CalendarDay, most: number): number {
  if (end >= today || !isLength(renewal)) return 0;
  const daysPerTerm = daysBetween(end, addDuration(end, renewal));
  let times = Math.max(0, Math.floor(daysBetween(end, today) / (daysPerTerm + 3)) - 1);
  times = Math.min(times, most);
  while (times < most && addDuration(end, renewal, times) < today) times += 1;
  return times;
}

/** After its last renewal a contract ends like any other. */
function endingOf({ ending, maxRenewals }: CycleFacts, renewals: number): Ending {
  return ending === 'renews' && maxRenewals !== null && renewals >= maxRenewals ? 'ends' : ending;
}

function kindOf(ending: Ending, notice: Duration | null): ActByKind {
  if (ending === 'renews') return 'notice';
  if (ending === 'option') return 'option';
  return ending === 'unknown' && notice !== null ? 'notice' : 'end';
}

/** What a last day is for that is written down and before the end, where no notice is counted. */
function kindOfStated(ending: Ending): ActByKind {
  return ending === 'ends' ? 'option' : 'notice';
}

/** A last day that is written down is a day to act by even where nobody knows when the term ends. One has to be told in time either way. */
function writtenDayOf({ actBy: stated, ending, isActByEntered, everyYear }: CycleFacts, years: number) {
  // Of what runs until notice is given only a person knows such a day: one that was read is another day's.
  if (stated === null || (ending === 'open' && isActByEntered !== true)) return null;
  const actBy = everyYear === undefined ? stated : addMonths(stated, years * 12);
  const counted = { start: null, renewed: null, earlierEnd: null, periodEnd: null, notice: null };
  const working: Working = {
    ...counted,
    firstEnd: null,
    end: null,
    stated: true,
    ...yearly(everyYear !== undefined),
    actBy,
  };
  const kind: ActByKind = ending === 'option' ? 'option' : 'notice';
  return { actBy, actByWorkingDay: lastWorkingDay(actBy), kind, working };
}

const yearly = (isYearly: boolean): Pick<Working, 'isYearly'> => (isYearly ? { isYearly } : {});

type Term = { begin: CalendarDay | null; end: CalendarDay; ending: Ending; renewals: number };

function actByOf(facts: CycleFacts, term: Term) {
  const { begin, end, ending, renewals } = term;
  const counted = kindOf(ending, facts.noticePeriod);
  const notice = counted === 'end' || !isLength(facts.noticePeriod) ? null : facts.noticePeriod;
  const lastDay = facts.lastDay === 'either' ? addDays(end, -1) : end;
  const said = statedDayOf(facts, { begin, end, lastDay, renewals }, notice);
  const stated = said?.day ?? null;
  // The contract doesn't end on a day that comes before its last one: something can be done until then that ends or prolongs it.
  const kind = counted !== 'end' || stated === null || stated >= end ? counted : kindOfStated(ending);
  const period = stated === null && kind === 'notice' ? facts.noticeToEndOf : null;
  const periodEnd = period === null ? null : { of: period, day: periodEndBefore(lastDay, period) };
  const actBy = stated ?? countBack(lastDay, periodEnd?.day ?? null, notice);
  const working: Working = {
    start: startOf(facts),
    firstEnd: facts.to ?? end,
    renewed: renewals > 0 && facts.renewalTerm ? { times: renewals, term: facts.renewalTerm } : null,
    end,
    earlierEnd: stated === null && lastDay !== end ? lastDay : null,
    periodEnd,
    notice: stated === null ? notice : null,
    stated: stated !== null,
    ...yearly(said?.isYearly === true),
    actBy,
  };
  return { actBy, actByWorkingDay: lastWorkingDay(actBy), kind, working };
}

function countBack(lastDay: CalendarDay, periodEnd: CalendarDay | null, notice: Duration | null): CalendarDay {
  if (notice === null) return periodEnd ?? lastDay;
  return periodEnd === null ? addDuration(lastDay, notice, -1) : backFromPeriodEnd(periodEnd, notice);
}

function startOf({ from, to, term }: CycleFacts): Working['start'] {
  if (from === null || to === null || !isLength(term)) return null;
  // The start belongs into the working only where the end really is that much later, or the day before that.
  const apart = dayNumber(addDuration(from, term)) - dayNumber(to);
  return apart === 0 || apart === 1 ? { from, term } : null;
}
