/** Deciding about a cycle. */
import { type CalendarDay, isDay, isLength } from './calendar.ts';
import { type Actor, type Changed, finished } from './changes.ts';
import { cycleEndingOn, rollForward } from './cycle.ts';
import type { Decision, DecisionKind, NoticeSent, ProofFile } from './decision.ts';
import { cycleFactsOf, type Known } from './known.ts';
import type { ContractRecord } from './record.ts';
import { Refused } from './refused.ts';
import { showDay } from './showDay.ts';

export type DecisionSaid = {
  cycleEnd: CalendarDay;
  decision: DecisionKind;
  note?: string | null | undefined;
  noticeSent?: NoticeSent | null | undefined;
  /** A file that has just been kept as proof. */
  proofFile?: ProofFile | undefined;
};

/**
 * Records the decision about a cycle. What is left out stays as it was said before; the notice goes with the cancellation. Throws
 * `Refused` where the contract has no cycle that ends on that day, or a notice is said to be sent without a cancellation.
 */
export function decide(record: ContractRecord, said: DecisionSaid, actor: Actor): Changed {
  const { cycleEnd, decision } = said;
  if (!isDay(cycleEnd)) throw notADay('cycleEnd');
  const on = said.noticeSent?.on;
  if (on !== undefined && !isDay(on)) throw notADay('noticeSent.on');
  const before = record.decisions.find((each) => each.cycleEnd === cycleEnd);
  const end = nearestEnd(record.known, cycleEnd);
  if (end !== cycleEnd && before === undefined) {
    const message = `This contract has no cycle that ends on ${showDay(cycleEnd)}.`;
    throw new Refused(
      422,
      'NO_SUCH_CYCLE',
      message,
      end === null ? undefined : `The next one ends on ${showDay(end)}.`,
    );
  }
  if (decision === 'let end' && cycleEndingOn(cycleFactsOf(record.known), cycleEnd)?.ending === 'renews') {
    const message = 'This contract renews by itself, so letting it be won’t end it.';
    throw new Refused(422, 'RENEWS_BY_ITSELF', message, 'Choose Cancel, and send notice.');
  }
  if (said.noticeSent && decision !== 'cancel') {
    throw new Refused(422, 'NOTICE_WITHOUT_CANCEL', 'A notice belongs to a cancellation. Choose Cancel first.');
  }
  const decided: Decision = {
    cycleEnd,
    decision,
    note: said.note === undefined ? (before?.note ?? null) : said.note,
    noticeSent: decision === 'cancel' ? noticeOf(said, before?.noticeSent ?? null) : null,
    by: actor.who,
    at: actor.when,
  };
  const decisions = [...record.decisions.filter((each) => each.cycleEnd !== cycleEnd), decided];
  return finished(record, { ...record, decisions }, actor);
}

/** A file kept as proof stays with its notice until another takes its place; a request cannot name one. */
function noticeOf({ noticeSent, proofFile }: DecisionSaid, before: NoticeSent | null): NoticeSent | null {
  if (noticeSent === undefined) return before;
  if (noticeSent === null) return null;
  const { on, how, proof, accepted } = noticeSent;
  const file = proofFile ?? before?.proofFile;
  return {
    on,
    how,
    ...(proof === undefined ? {} : { proof }),
    ...(accepted === true ? { accepted } : {}),
    ...(file ? { proofFile: file } : {}),
  };
}

/** The end of a cycle on that day or the next one after it. Of a contract without an end, any day may be decided upon. */
function nearestEnd(known: Known, day: CalendarDay): CalendarDay | null {
  const { to, ending, renewalTerm, maxRenewals } = cycleFactsOf(known);
  if (to === null || ending === 'open') return day;
  if (ending !== 'renews' || !isLength(renewalTerm)) return to;
  return rollForward(to, renewalTerm, day, maxRenewals ?? Number.POSITIVE_INFINITY);
}

function notADay(field: string): Refused {
  return new Refused(400, 'INVALID', `The request is not valid: ${field} is not a day.`, field);
}
