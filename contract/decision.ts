/** Decisions: what is to become of one cycle, named by the day it ends. */
import type { CalendarDay } from './calendar.ts';
import { type ActByKind, cycleEndingOn, type CycleFacts, type Ending } from './cycle.ts';
import { countsUntil } from './perhapsActBy.ts';

export type DecisionKind = 'undecided' | 'renew' | 'renegotiate' | 'cancel' | 'let end';
/** A file that shows that a notice was sent; its bytes are kept with the contract. `size` in bytes. */
export type ProofFile = { id: string; name: string; size: number };
/** `accepted`: the other side takes it although it came late. */
export type NoticeSent = {
  on: CalendarDay;
  how: string;
  proof?: string | null;
  proofFile?: ProofFile;
  accepted?: boolean;
};

export type Decision = {
  cycleEnd: CalendarDay;
  decision: DecisionKind;
  note: string | null;
  /** The second half of a cancellation. */
  noticeSent: NoticeSent | null;
  /** Email address of who decided. */
  by: string | null;
  /** ISO instant. */
  at: string | null;
};

/**
 * The end of the cycle after which nothing renews any more: notice was sent for it in time, or was accepted, or it was decided to let end
 * what does end by itself. Leaving alone what renews by itself ends nothing. A day on which no cycle ends any more, since another end was
 * entered, stops nothing: what was agreed after a cancellation runs until its own end.
 */
export function stopsAt(decisions: readonly Decision[], facts: CycleFacts): CalendarDay | null {
  const ends = decisions.filter((each) => isStop(each, facts)).map(({ cycleEnd }) => cycleEnd);
  return ends.toSorted()[0] ?? null;
}

/** The day as of which its present cycle is the present one: `today`, or the day on which it stopped before. */
export function presentDay(decisions: readonly Decision[], facts: CycleFacts, today: CalendarDay): CalendarDay {
  const stop = stopsAt(decisions, facts);
  return stop !== null && stop < today ? stop : today;
}

function isStop(decided: Decision, facts: CycleFacts): boolean {
  const { cycleEnd, decision } = decided;
  // What runs until notice is given ends on whichever day it was given for.
  const hasEnds = facts.to !== null && facts.ending !== 'open';
  if (hasEnds && cycleEndingOn(facts, cycleEnd) === null) return false;
  if (decision === 'let end') return endingThen(decided, facts) !== 'renews';
  return decision === 'cancel' && decided.noticeSent !== null && !isLateNotice(decided, facts);
}

/** How the cycle ends that was decided about. */
function endingThen({ cycleEnd }: Decision, facts: CycleFacts): Ending {
  return cycleEndingOn(facts, cycleEnd)?.ending ?? facts.ending;
}

/** The cycle is to be cancelled by a notice, and nobody has recorded that it was sent. `kind`: how the cycle is acted on. */
export function isUnsentNotice(decided: Decision | undefined, kind: ActByKind | null): boolean {
  return decided?.decision === 'cancel' && kind === 'notice' && decided.noticeSent === null;
}

/** Notice was sent after the last day to give it, and nobody has said that it was accepted. */
export function isLateNotice({ cycleEnd, noticeSent }: Pick<Decision, 'cycleEnd' | 'noticeSent'>, facts: CycleFacts) {
  const cycle = cycleEndingOn(facts, cycleEnd);
  if (noticeSent === null || noticeSent.accepted === true || cycle?.kind !== 'notice') return false;
  return cycle.actBy !== null && noticeSent.on > cycle.actBy;
}

/** The cycles that were decided about, as `cycleEndOf` names them, and until which day to act that counts: null, for the whole term. */
export function decidedEnds(
  decisions: readonly Decision[],
  facts: CycleFacts,
): ReadonlyMap<CalendarDay, CalendarDay | null> {
  const counted = decisions.filter((each) => isDecided(each, facts));
  return new Map(counted.map((each) => [each.cycleEnd, countsUntil(each, facts)]));
}

/**
 * Somebody has decided, and that still says what is to become of the cycle. Whoever left it to end took it to end by itself: where it is known
 * since that it renews, nobody has decided about that. `actBy`: the last day to act that it is asked about, where a term may have two of them.
 */
export function isDecided(
  decided: Decision | undefined,
  facts: CycleFacts,
  actBy: CalendarDay | null = null,
): decided is Decision {
  if (decided === undefined || decided.decision === 'undecided') return false;
  const until = actBy === null ? null : countsUntil(decided, facts);
  if (until !== null && actBy !== null && actBy > until) return false;
  return decided.decision !== 'let end' || endingThen(decided, facts) !== 'renews';
}

/** The decision of a cycle that counts for its last day to act, `actBy`; undefined where there is none. */
export function decisionFor(
  decisions: readonly Decision[],
  facts: CycleFacts,
  { cycleEnd, actBy }: { cycleEnd: CalendarDay | null; actBy: CalendarDay | null },
): Decision | undefined {
  const decided = decisions.find((each) => each.cycleEnd === cycleEnd);
  return isDecided(decided, facts, actBy) ? decided : undefined;
}
