/** A contract of the mock backend as the list shows it on a day: its cycle, its money and what passed are worked out by the kernel. */
import { addDays } from '../../contract/calendar.ts';
import { counterpartyOf, companyKeys } from '../../contract/counterparty.ts';
import { type CycleFacts, currentCycle, pastCycles } from '../../contract/cycle.ts';
import { amountOfTerm, yearlyAmount, yearsBetween, yearsOf } from '../../contract/money.ts';
import { MOST_UNCONFIRMED_RENEWALS } from '../../contract/toCheck.ts';
import { endingFrom } from '../../contract/values.ts';
import type { Contract } from '../../src/api/endpoints.gen.ts';
import { OWN_COMPANY } from './agreements.ts';

/** Days that went by longer ago than this are history, not news. */
const PASSED_SINCE_DAYS = 180;

/** The facts of a stored contract; `renewalDate` is the original end of its term. */
export function cycleFactsOf(contract: Contract): CycleFacts {
  const to = contract.renewalDate ?? null;
  const autoRenews = contract.autoRenews ?? null;
  return {
    from: contract.cycleFrom ?? null,
    to,
    term: null,
    lastDay: 'stated',
    ending: contract.ending ?? endingFrom({ autoRenews, perpetual: false, to }) ?? 'unknown',
    renewalTerm: contract.renewalTerm ?? null,
    maxRenewals: null,
    noticePeriod: contract.noticePeriod ?? null,
    noticeToEndOf: null,
    actBy: null,
  };
}

export function listedContract(stored: Contract, today: string): Contract {
  const facts = cycleFactsOf(stored);
  const cycle = currentCycle(facts, today);
  const decision = stored.decision ?? 'undecided';
  const price = { amount: stored.contractValue ?? null, period: stored.amountPeriod ?? null };
  const firstTerm = facts.from && facts.to ? yearsBetween(facts.from, facts.to) : null;
  const nextTerm = facts.renewalTerm ? yearsOf(facts.renewalTerm) : firstTerm;
  const passed = passedCycleOf(facts, cycle, today, decision);
  const doubts =
    cycle.renewals > MOST_UNCONFIRMED_RENEWALS
      ? [
          {
            code: 'ROLLED_FORWARD' as const,
            field: 'to' as const,
            message: `It has renewed ${cycle.renewals} times since the day the document says. Is it still running?`,
          },
        ]
      : [];
  return {
    ...stored,
    version: stored.version ?? 1,
    renewalDate: cycle.to ?? stored.renewalDate ?? null,
    noticeBy: cycle.kind === 'notice' && facts.noticePeriod ? cycle.actBy : (stored.noticeBy ?? null),
    counterparty: counterpartyOf(stored.parties ?? [], companyKeys([OWN_COMPANY])),
    ending: cycle.ending,
    cycleFrom: cycle.from,
    cycleEnd: cycle.to,
    actBy: cycle.actBy,
    actByWorkingDay: cycle.actByWorkingDay,
    actByKind: cycle.kind,
    passed: passed !== null,
    acknowledged: stored.acknowledged ?? false,
    passedCycle: passed,
    decision,
    tags: stored.tags ?? [],
    yearlyAmount: yearlyAmount(price, firstTerm ?? nextTerm),
    cost: amountOfTerm(price, firstTerm ?? nextTerm, nextTerm),
    toCheck: doubts,
  };
}

function passedCycleOf(
  facts: CycleFacts,
  cycle: ReturnType<typeof currentCycle>,
  today: string,
  decision: string,
): NonNullable<Contract['passedCycle']> | null {
  if (decision !== 'undecided') return null;
  if (cycle.to && cycle.actBy && cycle.kind && cycle.kind !== 'end' && cycle.actBy < today)
    return { cycleEnd: cycle.to, actBy: cycle.actBy, kind: cycle.kind };
  const [past] = pastCycles(facts, today, addDays(today, -PASSED_SINCE_DAYS));
  return past?.to && past.actBy && past.kind ? { cycleEnd: past.to, actBy: past.actBy, kind: past.kind } : null;
}
