/** Values that were read less surely than others. They are right as often (docs/accuracy.md), so that is no doubt, but worth a comparison. */
import { type FoundContract, isEdited, type Reviewed } from './foundContract.ts';

/** Readings below this are worth comparing with the document. */
const SURE = 0.75;

/** What the passages are called that each value rests on. */
export const unsureFields = {
  renewalDate: ['renewalDate', 'termEnd'],
  amount: ['amount', 'currency', 'amountPeriod'],
  ending: ['ending', 'autoRenews', 'perpetual'],
  parties: ['parties'],
  notice: ['noticePeriod', 'noticeBy'],
  renewalTerm: ['renewalTerm'],
} as const;

export const notSure = 'Worth comparing with the document.';

/** Was one of the fields read without being sure of it? What a person has corrected or confirmed is sure. */
export function isUnsure(contract: FoundContract, fields: readonly string[]): boolean {
  if (contract.confirmed || fields.some((field) => isEdited(contract, field as keyof Reviewed))) return false;
  return contract.evidence.some((each) => fields.includes(each.field) && isLessSure(each));
}

export function isLessSure({ confidence = 1 }: { confidence?: number }): boolean {
  return confidence < SURE;
}

/** Is a value of it worth comparing? Each of them says so where it is shown. */
export function isWorthComparing(contract: FoundContract): boolean {
  return Object.values(unsureFields).some((fields) => isUnsure(contract, fields));
}
