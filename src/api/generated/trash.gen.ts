/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    restoreContract: build.mutation<
      RestoreContractApiResponse,
      RestoreContractApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/restore`,
        method: "POST",
        params: {
          today: queryArg.today,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as trashApi };
export type RestoreContractApiResponse =
  /** status 200 The contract. */ ContractDetails;
export type RestoreContractApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
};
export type Id = string;
export type ValueSource = "read" | "confirmed" | "entered";
export type Evidence = {
  field: string;
  quote: string;
  working?: string | null;
  confidence?: number;
  page?: number | null;
  /** Offset into the text of the document, in UTF-16 units. */
  start?: number | null;
  /** Exclusive. */
  end?: number | null;
  documentId?: Id;
};
export type AlternativeReading = {
  field: string;
  value: string;
  quote: string;
  confidence?: number;
};
export type TextFact = {
  value: string | null;
  source: ValueSource;
  evidence: Evidence[];
  documentSays?: string | null;
  alternatives?: AlternativeReading[];
};
export type NamesFact = {
  value: string[] | null;
  source: ValueSource;
  evidence: Evidence[];
  documentSays?: string[] | null;
  alternatives?: AlternativeReading[];
};
export type NullableCalendarDay = string | null;
export type Inference = "NOTHING_RENEWS" | "AGREEMENT_DAY";
export type DayFact = {
  value: NullableCalendarDay;
  source: ValueSource;
  evidence: Evidence[];
  documentSays?: NullableCalendarDay;
  alternatives?: AlternativeReading[];
  inferred?: Inference;
};
export type NullableDuration = {
  n: number;
  unit: "day" | "workingDay" | "week" | "month" | "year";
} | null;
export type LengthFact = {
  value: NullableDuration;
  source: ValueSource;
  evidence: Evidence[];
  documentSays?: NullableDuration;
  alternatives?: AlternativeReading[];
};
export type EndingFact = {
  value:
    | ("renews" | "ends" | "option" | "open" | "unknown" | null)
    | ("renews" | "ends" | "option" | "open" | "unknown" | null);
  source: ValueSource;
  evidence: Evidence[];
  documentSays?:
    | ("renews" | "ends" | "option" | "open" | "unknown" | null)
    | ("renews" | "ends" | "option" | "open" | "unknown" | null);
  alternatives?: AlternativeReading[];
  inferred?: Inference;
};
export type NumberFact = {
  value: number | null;
  source: ValueSource;
  evidence: Evidence[];
  documentSays?: number | null;
  alternatives?: AlternativeReading[];
};
export type PeriodEnd =
  | ("month" | "quarter" | "half-year" | "year" | null)
  | ("month" | "quarter" | "half-year" | "year" | null);
export type PeriodFact = {
  value: PeriodEnd;
  source: ValueSource;
  evidence: Evidence[];
  documentSays?: PeriodEnd;
  alternatives?: AlternativeReading[];
};
export type ActByRepeats = ("yearly" | null) | ("yearly" | null);
export type RepeatsFact = {
  value: ActByRepeats;
  source: ValueSource;
  evidence: Evidence[];
  documentSays?: ActByRepeats;
  alternatives?: AlternativeReading[];
};
export type AmountPeriod =
  | ("total" | "hour" | "day" | "week" | "month" | "quarter" | "year" | null)
  | ("total" | "hour" | "day" | "week" | "month" | "quarter" | "year" | null);
export type AmountPeriodFact = {
  value: AmountPeriod;
  source: ValueSource;
  evidence: Evidence[];
  documentSays?: AmountPeriod;
  alternatives?: AlternativeReading[];
};
export type ContractFacts = {
  name: TextFact;
  counterparty: TextFact;
  parties: NamesFact;
  from: DayFact;
  to: DayFact;
  term: LengthFact;
  ending: EndingFact;
  renewalTerm: LengthFact;
  maxRenewals: NumberFact;
  noticePeriod: LengthFact;
  noticeToEndOf: PeriodFact;
  actBy: DayFact;
  actByRepeats: RepeatsFact;
  amount: NumberFact;
  currency: TextFact;
  amountPeriod: AmountPeriodFact;
  agreementDate: DayFact;
  governingLaw: TextFact;
};
export type Ending = "renews" | "ends" | "option" | "open" | "unknown";
export type ActByKind =
  ("notice" | "option" | "end" | null) | ("notice" | "option" | "end" | null);
export type CalendarDay = string;
export type NextTerm = {
  cycleEnd: CalendarDay;
  actBy: NullableCalendarDay;
  kind: ActByKind;
} | null;
export type PassedCycle = {
  cycleEnd: CalendarDay;
  actBy: CalendarDay;
  kind: ActByKind;
  next?: NextTerm;
  /** Nobody knows when the term ends; cycleEnd is the last day to act. */
  endUnknown?: boolean;
  /** What became of the notice, where it was decided to cancel: none is recorded as sent, and the term is over; or it was sent after the last day. Missing where nothing was decided. */
  notice?: "unsent" | "late";
} | null;
export type ContractCycle = {
  from: NullableCalendarDay;
  to: NullableCalendarDay;
  ending: Ending;
  /** How often it had renewed itself when this cycle began. */
  renewals?: number;
  actBy: NullableCalendarDay;
  actByWorkingDay: NullableCalendarDay;
  kind: ActByKind;
  passed: boolean;
  acknowledged?: boolean;
  passedCycle?: PassedCycle;
  /** How `actBy` follows, in one line: Mar 20, 2024 + 3 years = Mar 20, 2027 − 90 days = Dec 20, 2026 (Sunday; last working day Fri Dec 18) */
  working: string | null;
  /** The amount of the next term, in the currency of the contract. */
  cost: number | null;
  yearlyAmount?: number | null;
};
export type DecisionKind =
  "undecided" | "renew" | "renegotiate" | "cancel" | "let end";
export type ProofFile = {
  id: Id;
  name: string;
  /** Bytes. */
  size: number;
};
export type NoticeSent = {
  on: CalendarDay;
  /** By email, registered letter, the portal of the other side. */
  how: string;
  /** What shows it: a tracking number, an address, the name of a file. */
  proof?: string | null;
  proofFile?: ProofFile;
  /** The other side accepts it although it was sent after the last day. Otherwise a late notice ends nothing, and the contract goes on to its next cycle. */
  accepted?: boolean;
} | null;
export type Decision = {
  cycleEnd: NullableCalendarDay;
  decision: DecisionKind;
  note: string | null;
  noticeSent: NoticeSent;
  /** Email address of who decided; null while undecided. */
  by: string | null;
  at: string | null;
  /** It was made while this day may have been the last to act, and counts until then; about the certain one, long after it, nobody has decided. Missing where it counts for the whole term. */
  countsUntil?: string;
};
export type ContractSource = "gmail" | "drive" | "file" | "hand" | "sheet";
export type ContractDocument = {
  id: Id;
  name: string;
  mediaType: string;
  /** bytes */
  size?: number;
  /** When the mail came or the file was last changed. Orders the documents. */
  date: string | null;
  addedAt: string;
  source?: ContractSource;
  sourceLocation?: string | null;
  /** It was another contract before and can be taken out again. */
  joined?: boolean;
  /** It is a picture, or some of its pages are, read by a machine: its values are to be checked against it. */
  readFromScan?: boolean;
  /** How many of its pages have no words that could be read. */
  pagesUnread?: number;
  /** Why it could not be read, in a sentence: it is kept with the contract, and says nothing. */
  unreadBecause?: string | null;
};
export type SourceType = "gmail" | "drive" | "file";
export type Sighting = {
  source: SourceType;
  account?: string;
  name: string;
  location?: string;
  date?: string | null;
};
export type ContractReminder = {
  id: Id;
  day: CalendarDay;
  state: "planned" | "sent" | "failed" | "stopped";
  subject?: string;
  /** Whom it is for. */
  address?: string;
  /** Why it stopped or could not be sent, in a sentence. */
  reason?: string | null;
};
export type ReminderChoice = {
  /** Goes up with every change. Sent back, it makes sure that nothing is replaced which the sender has not seen: a stale one is refused (409, `STALE_VERSION`). Left out, the change is made whatever was changed before. */
  version?: number;
  /** Days before the act-by day; null or left out, those of the settings. */
  days?: number[] | null;
  /** Nothing is sent before that day; what was due before is said in one reminder then. */
  snoozedUntil?: NullableCalendarDay;
  /** No reminders for this contract. */
  off?: boolean;
};
export type UnreachedAddress = {
  address: string;
  /** Its holder wants no messages, or the last message could not be sent, or one about this contract waits until tomorrow, since an address that nobody has confirmed is sent so many a day. */
  why: "unsubscribed" | "failed" | "waiting";
};
export type WhoIsTold = {
  /** Who gets its reminders. */
  told: string[];
  /** Who should be told about it and is not. */
  unreached: UnreachedAddress[];
  /** Of those told, account holders who are because nobody else is reached. */
  instead: string[];
};
export type Owner = {
  name: string | null;
  email: string | null;
} | null;
export type RelatedContract = {
  contractId: Id;
  /** Joining is not offered between contracts that are related in any of these ways. */
  kind:
    "amendment of" | "statement of work under" | "related to" | "separate from";
  /** In answers: what the other contract is called. */
  name?: string;
};
export type FieldName =
  | "name"
  | "counterparty"
  | "parties"
  | "from"
  | "to"
  | "term"
  | "ending"
  | "renewalTerm"
  | "maxRenewals"
  | "noticePeriod"
  | "noticeToEndOf"
  | "actBy"
  | "actByRepeats"
  | "amount"
  | "currency"
  | "amountPeriod"
  | "agreementDate"
  | "governingLaw";
export type Doubt = {
  code:
    | "UNCERTAIN"
    | "DISAGREEING"
    | "NO_NOTICE"
    | "ROLLED_FORWARD"
    | "LONG_PAST"
    | "OVER";
  field: FieldName;
  /** A sentence. */
  message: string;
};
export type Money = number | null;
export type Currency = string | null;
export type Contract = {
  id: Id;
  name: string;
  contractValue?: Money;
  renewalDate?: NullableCalendarDay;
  currency?: Currency;
  parties?: string[];
  autoRenews?: boolean | null;
  renewalTerm?: NullableDuration;
  noticePeriod?: NullableDuration;
  noticeBy?: NullableCalendarDay;
  source?: ContractSource;
  createdAt?: string;
  version?: number;
  counterparty?: string | null;
  /** Who the other side may be, as the document names it, where its parties are a question. Missing where they are not. */
  perhapsCounterparty?: string;
  ending?: Ending;
  cycleFrom?: NullableCalendarDay;
  /** The day that a decision names the cycle by; the one it ends on, or the last day to act where no end is known. */
  cycleEnd?: NullableCalendarDay;
  actBy?: NullableCalendarDay;
  actByWorkingDay?: NullableCalendarDay;
  actByKind?: ActByKind;
  /** An act-by day went by without a decision. */
  passed?: boolean;
  /** Somebody has seen that it passed. False where nothing has passed. */
  acknowledged?: boolean;
  passedCycle?: PassedCycle;
  decision?: DecisionKind;
  noticeSentOn?: NullableCalendarDay;
  /** The other side has accepted a notice that came late. Missing where that was not said. */
  noticeAccepted?: boolean;
  owner?: Owner;
  tags?: string[];
  /** The first 300 characters. */
  notes?: string;
  amountPeriod?: AmountPeriod;
  /** Worked out from the amount: it can be more than an amount may be. */
  yearlyAmount?: number | null;
  /** The amount of the next term, if nothing is done. */
  cost?: number | null;
  toCheck?: Doubt[];
  /** When it was moved to the trash. */
  deletedAt?: string | null;
};
export type ContractDetails = {
  id: Id;
  version: number;
  name: string;
  values: ContractFacts;
  cycle: ContractCycle;
  decision: Decision;
  /** Of all cycles, latest first. */
  decisions: Decision[];
  /** Newest first. */
  documents: ContractDocument[];
  sightings: Sighting[];
  reminders: ContractReminder[];
  reminderChoice?: ReminderChoice;
  whoIsTold?: WhoIsTold;
  owner: Owner;
  tags: string[];
  notes: string | null;
  related: RelatedContract[];
  toCheck: Doubt[];
  /** The contract as the list shows it. */
  summary: Contract;
};
export type HistoryEntry = {
  /** Email address of the person; null where it was read from a document. */
  who: string | null;
  when: string;
  /** A value, or decision, noticeSent, owner, tags, notes, related, documents, acknowledged, trash. */
  field: string;
  /** The value before; null where there was none. */
  from: any;
  /** The value after. */
  to: any;
  source?: ValueSource;
  /** Who said the value before. Missing of what is no value, and in old entries. */
  sourceBefore?: ValueSource;
  version?: number;
};
export type Failure = {
  error: {
    /** A sentence for the user. */
    message: string;
    /** What to do about it */
    details?: string;
    /** For programs and support. */
    code?: string;
    /** Finds the request in the log. */
    requestId?: string;
    /** With STALE_VERSION: the version that the contract has now. */
    version?: number;
    /** With STALE_VERSION: what was changed since the version that was sent. */
    changes?: HistoryEntry[];
    /** With ALREADY_ADDED: the contract that was made. */
    contractId?: string;
  };
};
