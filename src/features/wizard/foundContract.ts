/** A found contract as the wizard keeps it: what the service read, what the user chose, and what the user corrected. */
import type {
  AlternativeReading,
  ContractUpload,
  Evidence,
  FoundContract as WireContract,
  Sighting,
} from '../../api/api.ts';
import { isDay, writtenDay } from '../../../contract/calendar.ts';

/** The values that a user may correct before the upload. */
export type Reviewed = {
  name: string;
  renewalDate: string | null;
  amount: number | null;
  /** ISO 4217; null reads as US dollars. */
  currency: string | null;
  parties: string[];
};

export const reviewedFields = ['name', 'renewalDate', 'amount', 'currency', 'parties'] as const;

/** The same values as the form to correct them holds them: parties one per line. */
export type Correction = Omit<Reviewed, 'parties' | 'currency'> & { parties: string; currency: string };

export type FoundContract = Reviewed & {
  id: string;
  path: string | null;
  selected: boolean;
  scanned: boolean;
  /** Bytes. */
  size: number;
  /** ISO instant. */
  lastModified: string;
  /** False where the service gave no date and `lastModified` is only the default. */
  lastModifiedKnown: boolean;
  sourceType: 'gmail' | 'drive';
  sourceLocation: string | null;
  /** What the service read, to tell corrections from readings and to go back. */
  detected: Reviewed;
  facts: Pick<
    WireContract,
    | 'amountPeriod'
    | 'autoRenews'
    | 'effectiveDate'
    | 'noticeBy'
    | 'noticePeriod'
    | 'perpetual'
    | 'renewalTerm'
    | 'termEnd'
  >;
  isContract: boolean;
  /** Why it is perhaps a contract; null where the service is sure. */
  perhapsBecause: string | null;
  evidence: Evidence[];
  alternatives: AlternativeReading[];
  sightings: Sighting[];
  /** Set where the document is in the renewals database already: uploading updates it. */
  contractId: string | null;
  /** The same whichever search of the user finds the document; null where the service does not say. */
  documentId: string | null;
};

/** The client's form with the specified defaults. `now` (ISO) and `makeId` come from outside, so that they are recorded. */
export function toFoundContract(wire: WireContract, now: string, makeId: () => string): FoundContract {
  const detected: Reviewed = {
    name: wire.name ?? wire.subject ?? 'Unnamed Contract',
    renewalDate: wire.renewalDate ? writtenDay(wire.renewalDate) : null,
    amount: wire.amount ?? null,
    currency: wire.currency ?? null,
    parties: wire.parties ?? [],
  };
  const { amountPeriod, autoRenews, effectiveDate, noticeBy, noticePeriod, perpetual, renewalTerm, termEnd } = wire;
  const facts = { amountPeriod, autoRenews, effectiveDate, noticeBy, noticePeriod, perpetual, renewalTerm, termEnd };
  return {
    ...detected,
    detected,
    id: wire.id ?? wire.name ?? makeId(),
    path: wire.sourceLocation ?? null,
    selected: true,
    scanned: false,
    size: wire.size ?? 0,
    lastModified: wire.date ?? now,
    lastModifiedKnown: Boolean(wire.date),
    sourceType: wire.source ?? 'gmail',
    sourceLocation: wire.sourceLocation ?? null,
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)),
    isContract: wire.isContract ?? true,
    perhapsBecause: wire.perhapsBecause ?? null,
    evidence: wire.evidence ?? [],
    alternatives: wire.alternatives ?? [],
    sightings: wire.sightings ?? [],
    contractId: wire.contractId ?? null,
    documentId: wire.documentId ?? null,
  };
}

/** What the batch upload takes: the reviewed values, and where the document came from. */
export function toContractUpload(contract: FoundContract): ContractUpload {
  const { id, name, path, selected, scanned, size, sourceType, sourceLocation, renewalDate, amount, currency } =
    contract;
  return {
    id,
    name: name.slice(0, 500),
    path: path?.slice(0, 2000) ?? null,
    selected,
    scanned,
    size,
    lastModified: contract.lastModifiedKnown ? contract.lastModified : null,
    sourceType,
    sourceLocation: sourceLocation?.slice(0, 2000) ?? null,
    renewalDate,
    amount,
    currency,
    parties: contract.parties.slice(0, 50).map((party) => party.slice(0, 300)),
    entered: enteredIn(contract),
  };
}

/** What the user changed, and nothing that was only shown: the service takes the rest as the document says it. */
function enteredIn(contract: FoundContract): NonNullable<ContractUpload['entered']> {
  const { renewalDate, amount, currency } = contract;
  return {
    ...(isEdited(contract, 'name') ? { name: contract.name.slice(0, 500) } : {}),
    ...(isEdited(contract, 'renewalDate') ? { to: renewalDate } : {}),
    ...(isEdited(contract, 'amount') ? { amount } : {}),
    ...(isEdited(contract, 'currency') ? { currency } : {}),
    ...(isEdited(contract, 'parties')
      ? { parties: contract.parties.slice(0, 50).map((party) => party.slice(0, 300)) }
      : {}),
  };
}

/** What the form holds when it is opened. */
export function toCorrection({ name, renewalDate, amount, currency, parties }: Reviewed): Correction {
  return { name, renewalDate, amount, currency: currency ?? 'USD', parties: parties.join('\n') };
}

/** Did the user change what the service read? */
export function isEdited(contract: FoundContract, field: keyof Reviewed): boolean {
  const [now, read] = [contract[field], contract.detected[field]];
  return now !== read && JSON.stringify(now) !== JSON.stringify(read);
}

/** The selected contracts that went through processing: what review shows and the upload takes. */
export function reviewedContracts(contracts: readonly FoundContract[]): FoundContract[] {
  return contracts.filter(({ selected, scanned }) => selected && scanned);
}

/** A contract has no more parties than this (`ContractUpload` in the API). */
const MOST_PARTIES = 50;

/** The correction that choosing an uncertain reading makes; null where its value cannot be read as one. A party is added to `parties`. */
export function choiceOf({ field, value }: AlternativeReading, parties: readonly string[]): Partial<Reviewed> | null {
  if (field === 'renewalDate' || field === 'termEnd') return isDay(value) ? { renewalDate: value } : null;
  if (field === 'parties')
    return parties.includes(value) || parties.length >= MOST_PARTIES ? null : { parties: [...parties, value] };
  if (field !== 'amount') return null;
  const amount = Number(/\d[\d,]*(?:\.\d+)?/.exec(value)?.[0].replaceAll(',', ''));
  const currency = /\b[A-Z]{3}\b/.exec(value)?.[0];
  return Number.isFinite(amount) ? { amount, ...(currency ? { currency } : {}) } : null;
}
