/** What is said after a contract was changed, and after a change was taken back. */
import { capitalized, counted, endWith, formatCount } from './format.ts';

/** What can be changed of a contract, as a sentence names it. */
const things: Record<string, string> = {
  counterparty: 'counterparty',
  name: 'contract name',
  ending: 'way it ends',
  from: 'start',
  to: 'end of the term',
  term: 'length of the term',
  renewalTerm: 'renewal term',
  maxRenewals: 'number of renewals',
  noticePeriod: 'notice period',
  noticeToEndOf: 'end that notice is given to',
  actBy: 'last day to act',
  actByRepeats: 'last day that comes back',
  amount: 'amount',
  currency: 'currency',
  amountPeriod: 'amount period',
  parties: 'parties',
  agreementDate: 'agreement date',
  governingLaw: 'governing law',
  owner: 'owner',
  tags: 'tags',
  notes: 'notes',
  related: 'related contracts',
  documents: 'documents',
  decision: 'decision',
  acknowledged: 'what is acknowledged',
  trash: 'trash',
};

/** A value of a contract as a sentence names it: `end of the term`. */
export function nameOfValue(field: string): string {
  return things[field] ?? field;
}

/** `Amount saved for Brightwater Software.`; several at once: `5 values confirmed for Brightwater Software.` */
export function changeSaved(fields: readonly string[], done: 'saved' | 'confirmed', name: string): string {
  const [field = ''] = fields;
  const thing = fields.length > 1 ? `${fields.length} values` : nameOfValue(field);
  return endWith(`${capitalized(thing)} ${done} for ${name}`);
}

/** After Undo. */
export function changeTakenBack(name: string): string {
  return `Undone: ${name} is as it was before.`;
}

/** After Undo of a change of many: `Undone for 12 contracts; 1 was changed since and left as it is.` */
export function changesTakenBack(undone: number, left: number): string {
  const were = left === 1 ? 'was changed since and left as it is' : 'were changed since and left as they are';
  if (undone === 0) return `Nothing was undone: ${counted(left, 'contract')} ${were}.`;
  return `Undone for ${counted(undone, 'contract')}${left > 0 ? `; ${formatCount(left)} ${were}` : ''}.`;
}

/** After Undo of moving contracts to the trash. */
export function deletionTakenBack(count: number): string {
  return `Restored ${counted(count, 'contract')} from the trash.`;
}

/** Instead of undoing, where somebody else, or another tab, has changed the contract since. */
export function changedBeforeUndo(name: string, changes: readonly { who: string | null; field: string }[]): string {
  const said = [...new Set(changes.map(({ who }) => who))].map((person) => {
    const changed = changes.filter(({ who }) => who === person).map(({ field }) => things[field] ?? field);
    return ` Changed by ${person ?? 'a new document'}: ${[...new Set(changed)].join(', ')}.`;
  });
  return `Nothing was undone, because ${name} has changed since.${said.join('')}`;
}

type Left = { id: string; code: string; message: string };

/** After a change of many, what of them could not be changed, and why; empty where nothing was left. */
export function leftAsItIs(left: readonly Left[], nameOf: (id: string) => string): string {
  const [first] = left;
  if (!first) return '';
  if (left.length === 1) {
    if (first.code === 'IN_TRASH') return `“${nameOf(first.id)}” is in the trash and was left as it is.`;
    return `“${nameOf(first.id)}” was left as it is. ${first.message}`;
  }
  const all = counted(left.length, 'contract');
  if (left.every(({ code }) => code === 'IN_TRASH')) return `${all} are in the trash and were left as they are.`;
  return `${all} were left as they are. ${[...new Set(left.map(({ message }) => message))].join(' ')}`;
}

/** `Courier contract is off the list of new finds.` */
export function findDismissed(name: string): string {
  return `${name} is off the list of new finds.`;
}

/** `Courier contract is back on the list of new finds.` */
export function findPutBack(name: string): string {
  return `${name} is back on the list of new finds.`;
}
