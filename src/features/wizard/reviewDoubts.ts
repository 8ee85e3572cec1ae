/**
 * What of a found contract a person should look at before it is relied on, and what is only worth knowing. Doubts are those that the list
 * counts as "to check" after the upload: the review asks no others. Both are worked out of the readings alone: a correction settles a
 * doubt, but does not move the contract to another place of the list while somebody works through it.
 */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { counted, formatCount } from '../../domain/format.ts';
import { type FoundContract, isEdited, type Reviewed } from './foundContract.ts';
import { settledFields } from './toContractUpload.ts';

export type ReviewRemark = { message: string; /** Heavier ones come first. */ weight: number };

/** Readings below this are worth comparing with the document. They are right as often as others (docs/accuracy.md), so they are no doubts. */
const SURE = 0.75;

/** Was one of the fields read without being sure of it? What a person has corrected or confirmed is sure. */
export function isUnsure(contract: FoundContract, fields: readonly (keyof Reviewed | 'termEnd')[]): boolean {
  if (contract.confirmed || fields.some((field) => field !== 'termEnd' && isEdited(contract, field))) return false;
  return contract.evidence.some(({ field, confidence }) => includes(fields, field) && (confidence ?? 1) < SURE);
}

const includes = (fields: readonly string[], field: string) => fields.includes(field);

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
  parties: 'parties',
  noticePeriod: 'notice period',
  noticeBy: 'notice period',
  renewalTerm: 'renewal term',
  autoRenews: 'way it ends',
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
  if (isUndated(contract) && !asked.has('renewal date')) add(5, 'No renewal date found');
  if (detected.renewalDate !== null && detected.renewalDate < today) add(4, 'Its renewal date has passed');
  if (asked.has('parties') && detected.parties.length > 0) add(2, 'Perhaps another party');
  if (detected.amount === null && !asked.has('amount')) add(1, 'No amount found');
  if (detected.parties.length === 0 && !asked.has('parties')) add(1, 'No parties found');
  const unsure = evidence.filter(
    ({ field, confidence }) => field in NAMES && confidence !== undefined && confidence < SURE,
  );
  for (const name of new Set(unsure.map(({ field }) => NAMES[field] ?? '')))
    if (!asked.has(name)) add(3, `Worth comparing: ${name}`);
  return heaviestFirst(remarks);
}

/** No reminder can be planned for it. */
function isUndated({ detected, facts }: FoundContract): boolean {
  return detected.renewalDate === null && facts.perpetual !== true;
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

/** Is a value of it read less surely than others? That is no doubt: such readings are right as often. */
const isWorthComparing = ({ contract }: QueuedContract) => isUnsure(contract, Object.keys(NAMES) as (keyof Reviewed)[]);

/** "17 of 52 contracts need a look before you rely on them." */
export function needALook(queue: readonly QueuedContract[]): string {
  const all = counted(queue.length, 'contract');
  const doubtful = queue.filter(({ doubts }) => doubts.length > 0).length;
  const compare = queue.filter(isWorthComparing).length;
  if (doubtful === 0 && compare > 0) {
    const whose = queue.length === 1 ? 'It isn’t' : `None of the ${all} is`;
    const verb = compare === 1 ? 'is' : 'are';
    const these = queue.length === 1 ? 'a value of it is' : `${formatCount(compare)} ${verb}`;
    return `${whose} in doubt, but ${these} worth comparing with the document.`;
  }
  if (doubtful === 0) return queue.length === 1 ? 'It needs no look.' : `None of the ${all} needs a look.`;
  return doubtful === 1
    ? `1 of ${all} needs a look before you rely on it.`
    : `${doubtful} of ${all} need a look before you rely on them.`;
}

/** That nobody can be warned of those without a date; null where all have one. */
export function noDates(queue: readonly QueuedContract[]): string | null {
  const undated = queue.filter(({ contract }) => isUndated(contract) && contract.renewalDate === null).length;
  if (undated === 0) return null;
  return undated === 1
    ? '1 has no renewal date: we can’t warn you about it.'
    : `${undated} have no renewal date: we can’t warn you about them.`;
}
