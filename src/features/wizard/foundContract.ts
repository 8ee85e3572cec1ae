/** A found contract as the wizard keeps it: what the service read, what the user chose, and what the user corrected. */
import type {
  AlternativeReading,
  Doubt,
  Evidence,
  FoundContract as WireContract,
  Sighting,
  SourceType,
} from '../../api/api.ts';
import { type Duration, isDay, writtenDay } from '../../../contract/calendar.ts';
import { endingFrom } from '../../../contract/values.ts';
import { contractUploadLimits } from '../../../contract/limits.gen.ts';
import { readOtherSum } from '../../../contract/otherReading.ts';
import { readShownDuration } from '../../../contract/showDay.ts';
import { distinctNames } from '../../domain/distinctNames.ts';
import type { TypedLength } from '../../ui/typedLength.ts';
import { type Ending, endingLabels, periodLabels } from '../../domain/endings.ts';
import { type Held, heldEvidence, heldFacts, heldOf, unsettled, withHeld } from './heldWire.ts';

/** The values that a user may correct before the upload. */
export type Reviewed = {
  name: string;
  renewalDate: string | null;
  amount: number | null;
  /** ISO 4217; null reads as US dollars. */
  currency: string | null;
  amountPeriod: AmountPeriod;
  parties: string[];
  ending: Ending | null;
  renewalTerm: Duration | null;
  noticePeriod: Duration | null;
};

/** What the user says of a contract under review. */
export type Changes = Partial<Reviewed & { noNotice: boolean }>;

export type AmountPeriod = keyof typeof periodLabels | null;

export const reviewedFields = [
  ...(['name', 'renewalDate', 'amount', 'currency', 'amountPeriod', 'parties'] as const),
  ...(['ending', 'renewalTerm', 'noticePeriod'] as const),
] as const;

/** The same values as the form to correct them holds them: parties one per line. */
export type Correction = Omit<Reviewed, 'parties' | 'currency' | 'amount' | 'renewalTerm' | 'noticePeriod'> & {
  parties: string;
  currency: string;
  /** What was typed where that is no amount. */
  amount: number | string | null;
  renewalTerm: TypedLength | null;
  noticePeriod: TypedLength | null;
};

export type FoundContract = Reviewed & {
  id: string;
  path: string | null;
  selected: boolean;
  scanned: boolean;
  /** The user has seen its values and agrees with them. */
  confirmed: boolean;
  /** The user has said that it has no notice period. */
  noNotice: boolean;
  /** Bytes. */
  size: number;
  /** ISO instant. */
  lastModified: string;
  /** False where the service gave no date and `lastModified` is only the default. */
  lastModifiedKnown: boolean;
  sourceType: SourceType;
  sourceLocation: string | null;
  /** What will be stored where nobody corrects it: what the service read, or what the database holds. It tells corrections from readings. */
  detected: Reviewed;
  /** Null where it isn't in the database yet. */
  held: Held | null;
  facts: Pick<
    WireContract,
    'agreementDate' | 'autoRenews' | 'effectiveDate' | 'governingLaw' | 'noticeBy' | 'perpetual' | 'termEnd'
  >;
  isContract: boolean;
  /** Why it is perhaps a contract; null where the service is sure. */
  perhapsBecause: string | null;
  /** It is a picture, read by a machine. */
  readFromScan: boolean;
  /** How many of its pages have no words that could be read. */
  pagesUnread: number;
  evidence: Evidence[];
  alternatives: AlternativeReading[];
  /** What the list will ask about once it is stored as it was read. */
  toCheck: Doubt[];
  sightings: Sighting[];
  /** Set where the document is in the renewals database already: uploading updates it. */
  contractId: string | null;
  /** The agreement that it amends or renews, as it says; null where it says of none. */
  about: WireContract['about'] | null;
  /** The contracts that this may be. */
  belongsTo: NonNullable<WireContract['belongsTo']>;
  /** The same whichever search of the user finds the document; null where the service does not say. */
  documentId: string | null;
};

/** The client's form with the specified defaults. `now` (ISO) and `makeId` come from outside, so that they are recorded. */
export function toFoundContract(wire: WireContract, now: string, makeId: () => string): FoundContract {
  const read: Reviewed = {
    name: wire.name ?? wire.subject ?? 'Unnamed Contract',
    renewalDate: wire.renewalDate ? writtenDay(wire.renewalDate) : null,
    amount: wire.amount ?? null,
    currency: wire.currency ?? null,
    amountPeriod: wire.amountPeriod ?? null,
    parties: wire.parties ?? [],
    ending: endingOf(wire),
    renewalTerm: wire.renewalTerm ?? null,
    noticePeriod: wire.noticePeriod ?? null,
  };
  const detected = withHeld(read, wire.held);
  const held = heldOf(read, wire.held);
  const { agreementDate, autoRenews, effectiveDate, governingLaw, noticeBy, perpetual, termEnd } = wire;
  const facts = { agreementDate, autoRenews, effectiveDate, governingLaw, noticeBy, perpetual, termEnd };
  const knownFacts = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
  return {
    ...detected,
    detected,
    held,
    id: wire.id ?? wire.name ?? makeId(),
    path: wire.sourceLocation ?? null,
    selected: true,
    scanned: false,
    confirmed: false,
    noNotice: false,
    size: wire.size ?? 0,
    lastModified: wire.date ?? now,
    lastModifiedKnown: Boolean(wire.date),
    sourceType: wire.source ?? 'gmail',
    sourceLocation: wire.sourceLocation ?? null,
    facts: heldFacts(knownFacts, wire.held),
    isContract: wire.isContract ?? true,
    perhapsBecause: wire.perhapsBecause ?? null,
    readFromScan: wire.readFromScan ?? false,
    pagesUnread: wire.pagesUnread ?? 0,
    evidence: heldEvidence(wire.evidence ?? [], held),
    alternatives: unsettled(wire.alternatives ?? [], held),
    toCheck: wire.toCheck ?? [],
    sightings: wire.sightings ?? [],
    contractId: wire.contractId ?? null,
    about: wire.about ?? null,
    belongsTo: wire.belongsTo ?? [],
    documentId: wire.documentId ?? null,
  };
}

/** As it is stored. A service that does not say it leaves it to what is known of the renewal. */
function endingOf({ ending, autoRenews = null, perpetual = false, renewalDate = null }: WireContract): Ending | null {
  return ending === undefined ? endingFrom({ autoRenews, perpetual, to: renewalDate }) : ending;
}

/** What the form holds when it is opened. */
export function toCorrection(reviewed: Reviewed): Correction {
  const { name, renewalDate, amount, amountPeriod, currency, parties, ending, renewalTerm, noticePeriod } = reviewed;
  const held = { name, renewalDate, amount, amountPeriod, ending, renewalTerm, noticePeriod };
  return { ...held, currency: currency ?? 'USD', parties: parties.join('\n') };
}

/** Has the user said that it has no notice period, with the upload that is to come? A period that was entered since says otherwise. */
export function hasNoNotice({ noNotice, noticePeriod }: Pick<FoundContract, 'noNotice' | 'noticePeriod'>): boolean {
  return noNotice && noticePeriod === null;
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

type Asked = { alternatives: readonly AlternativeReading[]; parties: readonly string[] };

/** The names of which some are the parties, each once, where nobody knows yet who is one: the sides are chosen together. */
export function partiesToChoose({ alternatives, parties }: Asked): AlternativeReading[] {
  if (parties.length > 0) return [];
  const names = distinctNames(alternatives.filter(({ field }) => field === 'parties'));
  return names.length > 1 ? names : [];
}

/** The correction that choosing an uncertain reading makes; null where its value cannot be read as one. A party is added to `parties`. */
export function choiceOf({ field, value }: AlternativeReading, parties: readonly string[]): Partial<Reviewed> | null {
  if (field === 'renewalDate' || field === 'termEnd') return isDay(value) ? { renewalDate: value } : null;
  if (field === 'parties')
    return parties.includes(value) || parties.length >= contractUploadLimits.parties.maxItems
      ? null
      : { parties: [...parties, value] };
  if (field === 'renewalTerm' || field === 'noticePeriod') {
    const length = readShownDuration(value);
    return length && { [field]: length };
  }
  if (field === 'ending') return value in endingLabels ? { ending: value as Ending } : null;
  if (field === 'amountPeriod') return value in periodLabels ? { amountPeriod: value as AmountPeriod } : null;
  if (field !== 'amount') return null;
  const sum = readOtherSum(value);
  // What the other amount was said to be paid for is not known.
  return sum && { amount: sum.amount, amountPeriod: null, ...(sum.currency && { currency: sum.currency }) };
}
