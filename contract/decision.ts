/** Decisions: what is to become of one cycle, named by the day it ends. */
import type { CalendarDay } from './calendar.ts';

export type DecisionKind = 'undecided' | 'renew' | 'renegotiate' | 'cancel' | 'let end';
/** A file that shows that a notice was sent; its bytes are kept with the contract. `size` in bytes. */
export type ProofFile = { id: string; name: string; size: number };
export type NoticeSent = { on: CalendarDay; how: string; proof?: string | null; proofFile?: ProofFile };

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

/** The cycle after which nothing renews any more: notice was sent for it, or it was decided to let it end. */
export function stopsAt(decisions: readonly Decision[]): CalendarDay | null {
  const ends = decisions
    .filter(({ decision, noticeSent }) => decision === 'let end' || (decision === 'cancel' && noticeSent !== null))
    .map(({ cycleEnd }) => cycleEnd);
  return ends.toSorted()[0] ?? null;
}

/** The decision of a cycle, or that there is none yet. */
export function decisionOf(decisions: readonly Decision[], cycleEnd: CalendarDay | null): DecisionKind {
  return decisions.find((each) => each.cycleEnd === cycleEnd)?.decision ?? 'undecided';
}
