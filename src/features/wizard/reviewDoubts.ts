/**
 * What of a found contract a person should look at, worked out of the readings alone: a correction settles a doubt, but does not move the
 * contract to another place of the list while somebody works through it.
 */
import { type CalendarDay, isLength } from '../../../contract/calendar.ts';
import { yearsBetween, yearsOf } from '../../../contract/money.ts';
import { MOST_UNCONFIRMED_RENEWALS } from '../../../contract/toCheck.ts';
import { type FoundContract, isEdited, type Reviewed } from './foundContract.ts';

export type ReviewDoubt = { message: string; /** Heavier doubts come first. */ weight: number };

/** Readings below this are looked at before they are believed. */
const SURE = 0.75;

/** Was one of the fields read without being sure of it? What a person has corrected or confirmed is sure. */
export function isUnsure(contract: FoundContract, fields: readonly (keyof Reviewed | 'termEnd')[]): boolean {
  if (contract.confirmed || fields.some((field) => field !== 'termEnd' && isEdited(contract, field))) return false;
  return contract.evidence.some(({ field, confidence }) => includes(fields, field) && (confidence ?? 1) < SURE);
}

const includes = (fields: readonly string[], field: string) => fields.includes(field);

/** How often it has renewed since the end that the document names, where that is so often that a person should confirm it; otherwise 0. */
export function manyRenewals(contract: FoundContract): number {
  const { facts, renewalDate, renewalTerm, ending } = contract;
  if (!facts.termEnd || !renewalDate || !isLength(renewalTerm) || ending !== 'renews') return 0;
  if (contract.confirmed || isEdited(contract, 'renewalDate')) return 0;
  const years = (yearsBetween(facts.termEnd, renewalDate) ?? 0) / yearsOf(renewalTerm);
  return years > MOST_UNCONFIRMED_RENEWALS + 0.5 ? Math.round(years) : 0;
}

/** What can be settled in the review, and what it is called. The rest can be on the contract’s page. */
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

/** The doubts about a contract, the heaviest first; none where all is clear. `today` tells what has passed. */
export function reviewDoubts(contract: FoundContract, today: CalendarDay): ReviewDoubt[] {
  const { detected, facts, alternatives, evidence, isContract } = contract;
  const doubts: ReviewDoubt[] = [];
  const add = (weight: number, message: string) => doubts.push({ weight, message });
  if (!isContract) add(8, 'Not recognised as a contract');
  const uncertain = new Set(alternatives.flatMap(({ field }) => NAMES[field] ?? []));
  for (const name of uncertain) {
    const isParty = name === 'parties' && detected.parties.length > 0;
    add(name === 'parties' ? 2 : 6, isParty ? 'Perhaps another party' : `Uncertain ${name}`);
  }
  const { renewalDate } = detected;
  if (renewalDate === null && facts.perpetual !== true && !uncertain.has('renewal date'))
    add(7, 'No renewal date found');
  if (renewalDate !== null && renewalDate < today) add(5, 'Its renewal date has passed');
  const renewals = manyRenewals(contract);
  if (renewals > 0) add(5, `Renewed ${renewals} times since: still running?`);
  if (detected.amount === null && !uncertain.has('amount')) add(1, 'No amount found');
  if (detected.parties.length === 0 && !uncertain.has('parties')) add(1, 'No parties found');
  const unsure = evidence.filter(
    ({ field, confidence }) => field in NAMES && confidence !== undefined && confidence < SURE,
  );
  for (const name of new Set(unsure.map(({ field }) => NAMES[field] ?? '')))
    if (!uncertain.has(name)) add(3, `Not sure of the ${name}`);
  return doubts.toSorted((a, b) => b.weight - a.weight);
}

export type QueuedContract = { contract: FoundContract; doubts: ReviewDoubt[] };

/** The contracts in the order of their doubts; what is clear comes last, in its own order. */
export function byDoubt(contracts: readonly FoundContract[], today: CalendarDay): QueuedContract[] {
  const weight = ({ doubts }: QueuedContract) => doubts.reduce((sum, doubt) => sum + doubt.weight, 0);
  return contracts
    .map((contract) => ({ contract, doubts: reviewDoubts(contract, today) }))
    .toSorted((a, b) => weight(b) - weight(a));
}
