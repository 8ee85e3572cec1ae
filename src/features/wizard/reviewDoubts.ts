/**
 * What of a found contract a person should look at before it is relied on, and what is only worth knowing. Doubts are those that the list
 * counts as "to check" after the upload: the review asks no others. Both are worked out of the readings alone: a correction settles a
 * doubt, but does not move the contract to another place of the list while somebody works through it.
 */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { awayInWords } from '../../domain/deadlines.ts';
import { counted, formatCount, formatDay } from '../../domain/format.ts';
import { isNoticePassed, noticeLabel, shownNoticeDay } from './contractFacts.ts';
import type { FoundContract } from './foundContract.ts';
import { settledFields } from './toContractUpload.ts';
import { isUndatedFound } from './undatedFound.ts';
import { isLessSure, isWorthComparing } from './unsure.ts';

export type ReviewRemark = {
  message: string;
  /** Heavier ones come first. */
  weight: number;
  /** A day that has passed. */
  late?: boolean;
};

/** That it has renewed so often since the end which its document names that a person should confirm it; null where nobody need. */
export function rolledForward(contract: FoundContract): string | null {
  if (settledFields(contract).has('to')) return null;
  return contract.toCheck.find(({ code }) => code === 'ROLLED_FORWARD')?.message ?? null;
}

/** What else the list will ask about: of a day long past and of many renewals the renewal date itself says so. */
export function otherDoubts(contract: FoundContract): string[] {
  const settled = settledFields(contract);
  const asked = contract.toCheck.filter(({ code }) => code !== 'ROLLED_FORWARD' && code !== 'LONG_PAST');
  return asked.filter(({ field }) => !settled.has(field)).map(({ message }) => message);
}

/** What is remarked on, as a person calls it. */
const NAMES: Record<string, string> = {
  renewalDate: 'renewal date',
  termEnd: 'renewal date',
  amount: 'amount',
  currency: 'amount',
  parties: 'parties',
  noticePeriod: 'notice period',
  noticeBy: 'notice period',
  renewalTerm: 'renewal term',
  autoRenews: 'way it ends',
  perpetual: 'way it ends',
  ending: 'way it ends',
  amountPeriod: 'period of payment',
};
const WEIGHTS: Record<string, number> = { to: 7, parties: 3, amount: 5, amountPeriod: 5 };

const heaviestFirst = (remarks: readonly ReviewRemark[]) => remarks.toSorted((a, b) => b.weight - a.weight);

/** The service says so, or somebody has put its document into the database. */
const isOne = ({ isContract, contractId }: FoundContract) => isContract || contractId !== null;

/** The doubts about a contract, the heaviest first; none where it may be relied on as it was read. */
export function reviewDoubts(contract: FoundContract): ReviewRemark[] {
  const { toCheck } = contract;
  const doubts = toCheck.map(({ field, message }) => ({ weight: WEIGHTS[field] ?? 6, message }));
  return heaviestFirst(isOne(contract) ? doubts : [...doubts, { weight: 8, message: 'Not recognized as a contract' }]);
}

/** What its document does not say, or says less surely: nothing that has to be looked at. `today` tells what has passed. */
export function reviewRemarks(contract: FoundContract, today: CalendarDay): ReviewRemark[] {
  const { detected, alternatives, evidence } = contract;
  const remarks: ReviewRemark[] = [];
  const add = (weight: number, message: string) => remarks.push({ weight, message });
  const asked = new Set(alternatives.map(({ field }) => NAMES[field]));
  const asRead = { ...contract, ...detected };
  if (isNoticePassed(asRead, today)) {
    const day = shownNoticeDay(asRead) ?? '';
    const message = `${noticeLabel(asRead, today)} ${formatDay(day)}, ${awayInWords(day, today)}`;
    remarks.push({ weight: 6, message, late: true });
  }
  if (isUndatedFound(asRead) && !asked.has('renewal date')) add(5, 'No renewal date found');
  if (detected.renewalDate !== null && detected.renewalDate < today) add(4, 'Its renewal date has passed');
  if (asked.has('parties') && detected.parties.length > 0) add(2, 'Perhaps another party');
  if (detected.amount === null && !asked.has('amount')) add(1, 'No amount found');
  if (detected.parties.length === 0 && !asked.has('parties')) add(1, 'No parties found');
  const unsure = evidence.filter((each) => each.field in NAMES && isLessSure(each));
  for (const name of new Set(unsure.map(({ field }) => NAMES[field] ?? '')))
    if (!asked.has(name)) add(3, `Worth comparing: ${name}`);
  return heaviestFirst(remarks);
}

export type QueuedContract = { contract: FoundContract; doubts: ReviewRemark[]; remarks: ReviewRemark[] };

const weight = (remarks: readonly ReviewRemark[]) => remarks.reduce((sum, each) => sum + each.weight, 0);

/** The contracts in the order of their doubts, then of what else there is to know; what is clear comes last, in its own order. */
export function byDoubt(contracts: readonly FoundContract[], today: CalendarDay): QueuedContract[] {
  return contracts
    .map((contract) => ({ contract, doubts: reviewDoubts(contract), remarks: reviewRemarks(contract, today) }))
    .toSorted((a, b) => weight(b.doubts) - weight(a.doubts) || weight(b.remarks) - weight(a.remarks));
}

/** Will the list ask nothing about it after the upload? */
export function isSettled(contract: FoundContract): boolean {
  const settled = settledFields(contract);
  return contract.toCheck.every(({ field }) => settled.has(field)) && (isOne(contract) || contract.confirmed);
}

/** "17 of 52 contracts need a look before you rely on them. The last day to act has passed for 2." */
export function needALook(queue: readonly QueuedContract[], today: CalendarDay): string {
  const all = counted(queue.length, 'contract');
  const doubtful = queue.filter(({ doubts }) => doubts.length > 0).length;
  const compare = queue.filter(({ contract }) => isWorthComparing(contract)).length;
  const passed = queue.filter(({ contract }) => isNoticePassed(contract, today)).length;
  const whose = queue.length === 1 ? '' : ` for ${formatCount(passed)}`;
  const tooLate = passed === 0 ? null : `he last day to act has passed${whose}`;
  if (doubtful > 0) {
    const needs = doubtful === 1 ? 'needs a look before you rely on it' : 'need a look before you rely on them';
    return `${formatCount(doubtful)} of ${all} ${needs}.${tooLate === null ? '' : ` T${tooLate}.`}`;
  }
  const verb = compare === 1 ? 'is' : 'are';
  const these = queue.length === 1 ? 'a value of it is' : `${formatCount(compare)} ${verb}`;
  const but = [compare > 0 ? `${these} worth comparing with the document` : null, tooLate && `t${tooLate}`];
  const said = but.filter((each) => each !== null).join(', and ');
  if (said !== '') return `${queue.length === 1 ? 'It isn’t' : `None of the ${all} is`} in doubt, but ${said}.`;
  return queue.length === 1 ? 'It needs no look.' : `None of the ${all} needs a look.`;
}

/** That nobody can be warned of those without a date; null where all have one, or have no end. */
export function noDates(queue: readonly QueuedContract[]): string | null {
  const undated = queue.filter(({ contract }) => isUndatedFound(contract)).length;
  if (undated === 0) return null;
  return undated === 1
    ? '1 has no renewal date: we can’t warn you about it.'
    : `${undated} have no renewal date: we can’t warn you about them.`;
}
