/** A found contract that is in the database already: what a person has said there stays, and the review shows it. */
import { type FoundContract, isEdited, type Reviewed } from './foundContract.ts';

/** What a value is, and what the document says where that is something else; null where it isn't known, or there is nothing to say. */
export type Shown = { text: string | null; says: string | null };

/** Is it what a person said in the database, and not changed since? */
export function isYours(contract: FoundContract, field: keyof Reviewed): boolean {
  return contract.held !== null && contract.held.yours.includes(field) && !isEdited(contract, field);
}

/** Does the contract hold another value than the document says? */
export function isHeldOtherwise({ held, detected }: FoundContract, fields: readonly (keyof Reviewed)[]): boolean {
  return held !== null && fields.some((field) => !isSame(detected[field], held.documentSays[field]));
}

/**
 * A value as it is held: "Yours: Feb 28, 2027", and what the document says instead. `show` words what stands in the contract or the document.
 */
export function heldText(
  contract: FoundContract,
  fields: readonly (keyof Reviewed)[],
  show: (values: Reviewed) => string | null,
): Shown {
  const text = show(contract);
  const { held } = contract;
  if (!held || !isHeldOtherwise(contract, fields) || fields.some((field) => isEdited(contract, field)))
    return { text, says: null };
  const said = show(held.documentSays);
  const isOwn = fields.some((field) => held.yours.includes(field));
  // A day that only moved on with the calendar is no other value.
  if (!isOwn && (said === null || fields.includes('renewalDate'))) return { text, says: null };
  return {
    text: isOwn ? `Yours: ${text ?? 'none'}` : text,
    says: said === null ? null : `${isOwn ? 'The' : 'This'} document says ${said}.`,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
