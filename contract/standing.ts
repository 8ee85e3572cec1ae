/** How a contract stands as of a day: its present cycle, whether an act-by day has passed, what it costs, what to check. */
import type { CalendarDay } from './calendar.ts';
import type { NextTerm } from './afterPassed.ts';
import {
  type ActByKind,
  type Cycle,
  cycleEndOf,
  cycleEndingOn,
  type CycleFacts,
  nextCycle,
  pastCycles,
} from './cycle.ts';
import {
  decidedEnds,
  type Decision,
  decisionFor,
  type DecisionKind,
  isLateNotice,
  isUnsentNotice,
  presentDay,
} from './decision.ts';
import { cycleFactsOf, type Known } from './known.ts';
import { amountOfTerm, yearsOfFirstTerm, yearlyAmount, yearsOf } from './money.ts';
import { presentCycle, withPerhapsDay } from './perhapsActBy.ts';
import { cycleDoubts, type Doubt, noticeDoubts, overDoubts, rolledDoubts } from './toCheck.ts';

export type PassedCycle = {
  /** As `cycleEndOf` names it. */
  cycleEnd: CalendarDay;
  actBy: CalendarDay;
  kind: ActByKind;
  /** What it has renewed into, or will. */
  next: NextTerm | null;
  /** Nobody knows when its term ends: `cycleEnd` is the last day to act. */
  endUnknown?: boolean;
  /** It was decided to cancel: no notice is recorded as sent, and the term is over; or it was sent too late. Missing where nothing was decided. */
  notice?: 'unsent' | 'late';
};

export type Standing = {
  cycle: Cycle;
  decision: DecisionKind;
  /**
   * The cycle whose act-by day went by without a decision, or without the notice that was decided upon; the present one, or one that has run
   * out since the contract is here.
   */
  passedCycle: PassedCycle | null;
  /** The ends of all cycles that passed so and that nobody has acknowledged. */
  passedEnds: CalendarDay[];
  acknowledged: boolean;
  yearlyAmount: number | null;
  /** Of the next term, if nothing is done. */
  cost: number | null;
  toCheck: Doubt[];
};

export type StandingFacts = {
  known: Known;
  decisions: readonly Decision[];
  /** Ends of the cycles that somebody has acknowledged to have passed. */
  acknowledged: readonly CalendarDay[];
  /** The day since when the contract is here: what passed before could not have been told. */
  since: CalendarDay;
};

/** The one place where "as of today" is worked out for a contract. */
export function standingOf({ known, decisions, acknowledged, since }: StandingFacts, today: CalendarDay): Standing {
  const facts = cycleFactsOf(known);
  const seen = presentDay(decisions, facts, today);
  const cycle = presentCycle(facts, seen);
  const unseen = (each: Cycle) => !acknowledged.includes(cycleEndOf(each) ?? '');
  const past = withUnsent(pastCycles(facts, seen, since), cycle, decisions, facts).filter(unseen);
  const passed = [cycle, ...past].filter((each) => hasPassed(each, decisions, facts, today));
  const red = passed.filter(unseen);
  const open = red[0] ?? passed[0];
  const endDoubts = () => {
    if (!known.settled.includes('to')) return cycleDoubts(cycle, seen, since);
    return known.isEndEntered === true
      ? rolledDoubts(facts, cycle, [...acknowledged, ...decidedEnds(decisions, facts).keys()])
      : [];
  };
  const chance = { cycleEnd: cycleEndOf(cycle), actBy: cycle.actBy };
  const decision = decisionFor(decisions, facts, chance)?.decision ?? 'undecided';
  const read = withPerhapsDay(known.doubts, facts, cycle, { today, since });
  const asked = [...read, ...noticeDoubts(known, cycle, known.doubts), ...endDoubts()];
  // What is red is asked about in red, and what was cancelled by a notice is over.
  const over =
    red.length > 0 || (decision === 'cancel' && seen < today) ? [] : overDoubts(cycle, decision, { today, since });
  return {
    cycle,
    decision,
    passedCycle: open ? passedCycleOf(open, nextTermOf(facts, open, cycle), decisions) : null,
    passedEnds: red.flatMap((each) => cycleEndOf(each) ?? []),
    acknowledged: open !== undefined && !unseen(open),
    ...costOf(known, cycle),
    toCheck: [...asked, ...over.filter(({ field }) => !asked.some((each) => each.field === field))],
  };
}

/** A cancellation that never went out counts, however early its last day was: whoever decided it knew of the contract. */
function withUnsent(past: Cycle[], present: Cycle, decisions: readonly Decision[], facts: CycleFacts): Cycle[] {
  const known = new Set([present, ...past].map(cycleEndOf));
  const others = decisions
    .filter((each) => !known.has(each.cycleEnd) && isUnsentNotice(each, 'notice'))
    .flatMap(({ cycleEnd }) => cycleEndingOn(facts, cycleEnd) ?? [])
    .filter(({ renewals }) => renewals < present.renewals);
  return others.length === 0 ? past : [...past, ...others].toSorted((a, b) => b.renewals - a.renewals);
}

/**
 * A term that ends whatever one does has no chance that could be missed. A notice that came too late has missed it; so has one that nobody
 * has recorded as sent, once the term is over: until then there is still something to do about it.
 */
function hasPassed(cycle: Cycle, decisions: readonly Decision[], facts: CycleFacts, today: CalendarDay): boolean {
  const { actBy, kind, to } = cycle;
  const end = cycleEndOf(cycle);
  if (actBy === null || kind === 'end' || actBy >= today) return false;
  const decided = decisionFor(decisions, facts, { cycleEnd: end, actBy });
  if (decided === undefined) return true;
  return isLateNotice(decided, facts) || (isUnsentNotice(decided, kind) && to !== null && to < today);
}

function passedCycleOf(
  { to, actBy, kind }: Cycle,
  next: NextTerm | null,
  decisions: readonly Decision[],
): PassedCycle | null {
  if (actBy === null || kind === null) return null;
  const cycleEnd = to ?? actBy;
  const decided = decisions.find((each) => each.cycleEnd === cycleEnd);
  const notice = decided?.decision !== 'cancel' ? null : decided.noticeSent === null ? 'unsent' : 'late';
  const endUnknown = to === null ? { endUnknown: true } : {};
  return { cycleEnd, actBy, kind, next, ...endUnknown, ...(notice === null ? {} : { notice }) };
}

/** The term after one that passed: the present one where it has renewed already, otherwise the one it will renew into. */
export function nextTermOf(facts: CycleFacts, passed: Cycle, present: Cycle): NextTerm | null {
  const next = present.renewals > passed.renewals ? present : nextCycle(facts, passed);
  return next === null || next.to === null ? null : { cycleEnd: next.to, actBy: next.actBy, kind: next.kind };
}

function costOf({ values }: Known, { ending }: Cycle): Pick<Standing, 'yearlyAmount' | 'cost'> {
  const price = { amount: values.amount ?? null, period: values.amountPeriod ?? null };
  const { from = null, to = null, term = null, renewalTerm } = values;
  const first = yearsOfFirstTerm({ from, to, term });
  // Two days of hire don't make a year: a total is paid again within the year only where the term renews.
  const yearly = yearlyAmount(price, first !== null && ending !== 'renews' ? Math.max(first, 1) : first);
  if (ending === 'open') return { yearlyAmount: yearly, cost: yearly };
  const cost = ending === 'renews' && renewalTerm ? amountOfTerm(price, first, yearsOf(renewalTerm)) : null;
  return { yearlyAmount: yearly, cost };
}
