/** What the batch upload takes of a reviewed contract: where the document came from, and what the person said of its values. */
import type { ContractUpload } from '../../api/api.ts';
import { type FoundContract, hasNoNotice, isEdited, type Reviewed, reviewedFields } from './foundContract.ts';
import { contractUploadLimits } from '../../../contract/limits.gen.ts';

type Entered = NonNullable<ContractUpload['entered']>;
type FieldName = NonNullable<ContractUpload['confirm']>[number];

/** The name that each reviewed value has in the renewals database. */
const fieldNames: Record<keyof Reviewed, FieldName> = {
  name: 'name',
  renewalDate: 'to',
  amount: 'amount',
  currency: 'currency',
  amountPeriod: 'amountPeriod',
  parties: 'parties',
  ending: 'ending',
  renewalTerm: 'renewalTerm',
  noticePeriod: 'noticePeriod',
};

/**
 * `entered` is what the person changed, and `confirm` what they saw and agreed with: what was only shown is neither. The values beside
 * them are what was on screen, for a service that knows nothing of the two.
 */
export function toContractUpload(contract: FoundContract): ContractUpload {
  const { id, name, path, selected, scanned, size, sourceType, sourceLocation, renewalDate, amount, currency } =
    contract;
  const confirm = confirmedFields(contract);
  return {
    id,
    name: name.slice(0, limits.name.maxLength),
    path: path?.slice(0, limits.path.maxLength) ?? null,
    selected,
    scanned,
    size,
    lastModified: contract.lastModifiedKnown ? contract.lastModified : null,
    sourceType,
    sourceLocation: sourceLocation?.slice(0, limits.sourceLocation.maxLength) ?? null,
    renewalDate,
    amount,
    currency,
    parties: boundedParties(contract.parties),
    entered: enteredValues(contract),
    ...(confirm.length > 0 ? { confirm } : {}),
  };
}

const limits = contractUploadLimits;

/** The fields, as the renewals database calls them, of which the person says something with the upload: nothing is asked about them after it. */
export function settledFields(contract: FoundContract): ReadonlySet<string> {
  return new Set([...Object.keys(enteredValues(contract)), ...confirmedFields(contract)]);
}

function boundedParties(parties: readonly string[]): string[] {
  const { maxItems, items } = limits.parties;
  return parties.slice(0, maxItems).map((party) => party.slice(0, items.maxLength));
}

function enteredValues(contract: FoundContract): Entered {
  const changed = reviewedFields.filter((field) => isEdited(contract, field));
  const values = changed.map((field) => {
    const value = field === 'parties' ? boundedParties(contract.parties) : contract[field];
    return [fieldNames[field], field === 'name' ? contract.name.slice(0, limits.name.maxLength) : value];
  });
  return Object.fromEntries(values) as Entered;
}

/**
 * Of a confirmed contract, every value that was read and kept, and every one that was asked about and left. That a value was not found
 * says nothing about the contract, so what is missing is not confirmed, unless the person has said that there is none.
 */
function confirmedFields(contract: FoundContract): FieldName[] {
  const none: FieldName[] = hasNoNotice(contract) && !isEdited(contract, 'noticePeriod') ? ['noticePeriod'] : [];
  return contract.confirmed ? [...new Set([...agreedFields(contract), ...none])] : none;
}

function agreedFields(contract: FoundContract): FieldName[] {
  const asked = new Set(contract.alternatives.map(({ field }) => (field === 'termEnd' ? 'renewalDate' : field)));
  const known = (field: keyof Reviewed) => {
    const value = contract[field];
    return value !== null && !(Array.isArray(value) && value.length === 0);
  };
  return reviewedFields
    .filter((field) => !isEdited(contract, field) && (known(field) || (asked.has(field) && field !== 'parties')))
    .map((field) => fieldNames[field]);
}
