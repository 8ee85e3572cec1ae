/**
 * What a manager has to decide, out of the list of contracts: who is late, what comes due in which stretch of time, and the money in it.
 * Days are worked out by the kernel and arrive with each contract; here they are only sorted. A contract that is to be checked is
 * counted apart: its day may be wrong, so it is never part of a statement.
 */
import {
  type Acting,
  awaitsNotice,
  DECIDE_DAYS,
  hasPassed,
  isAmountInDoubt,
  isDayInDoubt,
  isOpen,
  isPerhapsPassed,
} from '../../contract/acting.ts';
import { counted } from './format.ts';
import { addDays, addMonths, type CalendarDay } from '../../contract/calendar.ts';

/** The stretches of "Decide next", in the order in which they are shown. Ends are days from today, both included. */
export const stretches = [
  { key: 'passed', title: 'Passed', from: Number.NEGATIVE_INFINITY, to: -1 },
  { key: 'week', title: 'This week', from: 0, to: 7 },
  { key: 'month', title: 'Next 30 days', from: 8, to: 30 },
  { key: 'quarter', title: '31 to 90 days', from: 31, to: 90 },
] as const;

export type StretchKey = (typeof stretches)[number]['key'];

/** One that goes on by itself or by option: its money can be avoided by acting. What ends is over anyway. */
const avoidable = (contract: Acting) => contract.actByKind === 'notice' || contract.actByKind === 'option';

const byActBy = (a: Acting, b: Acting) => ((a.actBy ?? '') < (b.actBy ?? '') ? -1 : a.actBy === b.actBy ? 0 : 1);

/** The day that went by undecided. */
export function passedOn({ passedCycle, actBy }: Acting): CalendarDay {
  return passedCycle?.actBy ?? actBy ?? '';
}

/** `9 notice days have passed`; *last days* where not all of them were for a notice. */
export function passedDays(passed: readonly Acting[]): string {
  const day = passed.every(({ actByKind }) => actByKind === 'notice') ? 'notice day' : 'last day';
  return `${counted(passed.length, day)} ${passed.length === 1 ? 'has' : 'have'} passed`;
}

/** The contracts of each stretch, passed ones latest first, the others soonest first. */
export function decideNext<T extends Acting>(contracts: readonly T[], today: CalendarDay): Record<StretchKey, T[]> {
  const passed = contracts.filter(hasPassed).toSorted((a, b) => (passedOn(a) < passedOn(b) ? 1 : -1));
  const open = contracts.filter((contract) => isOpen(contract, today)).toSorted(byActBy);
  const within = (from: number, to: number) => {
    const [first, last] = [addDays(today, from), addDays(today, to)];
    return open.filter(({ actBy }) => actBy && actBy >= first && actBy <= last);
  };
  return { passed, week: within(0, 7), month: within(8, 30), quarter: within(31, DECIDE_DAYS) };
}

/** Cancellations whose notice is not recorded as sent, soonest first: they are decided, but not done. */
export function noticesToSend<T extends Acting>(contracts: readonly T[], today: CalendarDay): T[] {
  return contracts.filter((contract) => awaitsNotice(contract, today)).toSorted(byActBy);
}

/** What is to be checked first, and may be due within the days that are looked at. Never part of a statement, but no reason to feel safe. */
export function perhapsDue<T extends Acting>(contracts: readonly T[], today: CalendarDay): T[] {
  const last = addDays(today, DECIDE_DAYS);
  return contracts.filter((each) => isDayInDoubt(each) && each.actBy && each.actBy >= today && each.actBy <= last);
}

/** What is to be checked first, and whose last day may have gone by within a year: it may be the one that nobody saw. */
export function perhapsPassed<T extends Acting>(contracts: readonly T[], today: CalendarDay): T[] {
  const first = addDays(today, -365);
  return contracts.filter((each) => isPerhapsPassed(each) && passedOn(each) >= first);
}

/** Yearly amounts by currency, the one with most contracts first. Unknown amounts are left out, and those in doubt: they are not zero. */
export function yearlySums(contracts: readonly Acting[]): { currency: string; amount: number }[] {
  const sums = new Map<string, { amount: number; count: number }>();
  for (const contract of contracts) {
    const { yearlyAmount, currency } = contract;
    if (yearlyAmount === null || yearlyAmount === undefined || isAmountInDoubt(contract)) continue;
    const there = sums.get(currency ?? 'USD') ?? { amount: 0, count: 0 };
    sums.set(currency ?? 'USD', { amount: there.amount + yearlyAmount, count: there.count + 1 });
  }
  return [...sums]
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([currency, { amount }]) => ({ currency, amount: Math.round(amount * 100) / 100 }));
}

/** What can still be avoided in a year by acting from today on. */
export function avoidableSums(
  contracts: readonly Acting[],
  today: CalendarDay,
): { currency: string; amount: number }[] {
  const until = addDays(today, 365);
  return yearlySums(contracts.filter((each) => isOpen(each, today) && avoidable(each) && (each.actBy ?? '') <= until));
}

export type ChanceMonth = {
  /** First day of the month. */
  month: CalendarDay;
  /** Yearly money in the main currency that can still be avoided, and that is spoken for: decided, or passed. */
  avoidable: number;
  committed: number;
  /** Contracts with their last chance in the month, of any currency. */
  count: number;
  others: { currency: string; amount: number }[];
};

/** Twelve months of last chances, from the month of today. `currency` is the one most contracts have. */
export function lastChances(
  contracts: readonly Acting[],
  today: CalendarDay,
): { currency: string; months: ChanceMonth[] } {
  const dated = contracts.filter((contract) => !isDayInDoubt(contract) && avoidable(contract) && contract.actBy);
  const currency = yearlySums(dated)[0]?.currency ?? 'USD';
  const months = Array.from({ length: 12 }, (_, index) => addMonths(`${today.slice(0, 7)}-01`, index));
  return { currency, months: months.map((month) => chancesOf(month, dated, currency, today)) };
}

function chancesOf(month: CalendarDay, dated: readonly Acting[], currency: string, today: CalendarDay): ChanceMonth {
  const own = dated.filter(({ actBy }) => actBy?.slice(0, 7) === month.slice(0, 7));
  const open = own.filter((contract) => isOpen(contract, today));
  // What somebody decided to end is money saved, not money committed.
  const gone = own.filter((contract) => !open.includes(contract) && !endedBy(contract));
  const main = (of: readonly Acting[]) => yearlySums(of).find((sum) => sum.currency === currency)?.amount ?? 0;
  return {
    month,
    avoidable: main(open),
    committed: main(gone),
    count: own.length,
    others: yearlySums(own).filter((sum) => sum.currency !== currency),
  };
}

const endedBy = ({ decision }: Acting) => decision === 'cancel' || decision === 'let end';
