/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    createContract: build.mutation<
      CreateContractApiResponse,
      CreateContractApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts`,
        method: "POST",
        body: queryArg.createContractRequest,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    changeContracts: build.mutation<
      ChangeContractsApiResponse,
      ChangeContractsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/bulk`,
        method: "POST",
        body: queryArg.changeContractsRequest,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    undoChanges: build.mutation<UndoChangesApiResponse, UndoChangesApiArg>({
      query: (queryArg) => ({
        url: `/api/contracts/bulk/undo`,
        method: "POST",
        body: queryArg.undoChangesRequest,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    putDecision: build.mutation<PutDecisionApiResponse, PutDecisionApiArg>({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/decision`,
        method: "PUT",
        body: queryArg.putDecisionRequest,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    acknowledgePassed: build.mutation<
      AcknowledgePassedApiResponse,
      AcknowledgePassedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/acknowledge`,
        method: "POST",
        params: {
          today: queryArg.today,
        },
      }),
    }),
    unacknowledgePassed: build.mutation<
      UnacknowledgePassedApiResponse,
      UnacknowledgePassedApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/acknowledge`,
        method: "DELETE",
        params: {
          today: queryArg.today,
        },
      }),
    }),
    undoChange: build.mutation<UndoChangeApiResponse, UndoChangeApiArg>({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: "POST",
        body: queryArg.undoChangeRequest,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    getContractHistory: build.query<
      GetContractHistoryApiResponse,
      GetContractHistoryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/history`,
      }),
    }),
    getContractText: build.query<
      GetContractTextApiResponse,
      GetContractTextApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/text`,
        params: {
          documentId: queryArg.documentId,
        },
      }),
    }),
    addDocument: build.mutation<AddDocumentApiResponse, AddDocumentApiArg>({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/documents`,
        method: "POST",
        body: queryArg.broughtFile,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    joinContract: build.mutation<JoinContractApiResponse, JoinContractApiArg>({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/join`,
        method: "POST",
        body: queryArg.joinContractRequest,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    previewJoin: build.query<PreviewJoinApiResponse, PreviewJoinApiArg>({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/join/${encodeURIComponent(String(queryArg.otherId))}`,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    listJoinOffers: build.query<
      ListJoinOffersApiResponse,
      ListJoinOffersApiArg
    >({
      query: () => ({ url: `/api/contracts/join-offers` }),
    }),
    splitContract: build.mutation<
      SplitContractApiResponse,
      SplitContractApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/split`,
        method: "POST",
        body: queryArg.splitContractRequest,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    getContract: build.query<GetContractApiResponse, GetContractApiArg>({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}`,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    updateContract: build.mutation<
      UpdateContractApiResponse,
      UpdateContractApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.updateContractRequest,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    getFoundText: build.query<GetFoundTextApiResponse, GetFoundTextApiArg>({
      query: (queryArg) => ({
        url: `/api/gmail/found/${encodeURIComponent(String(queryArg.id))}/text`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as cycleApi };
export type CreateContractApiResponse =
  /** status 201 The contract. */ ContractDetails;
export type CreateContractApiArg = {
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  createContractRequest: CreateContractRequest;
};
export type ChangeContractsApiResponse =
  /** status 200 Changed. */ ChangeContractsResponse;
export type ChangeContractsApiArg = {
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  changeContractsRequest: ChangeContractsRequest;
};
export type UndoChangesApiResponse =
  /** status 200 What was undone, and what was left. */ UndoChangesResponse;
export type UndoChangesApiArg = {
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  undoChangesRequest: UndoChangesRequest;
};
export type PutDecisionApiResponse =
  /** status 200 The contract. */ ContractDetails;
export type PutDecisionApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  putDecisionRequest: PutDecisionRequest;
};
export type AcknowledgePassedApiResponse =
  /** status 200 The contract. */ ContractDetails;
export type AcknowledgePassedApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
};
export type UnacknowledgePassedApiResponse =
  /** status 200 The contract. */ ContractDetails;
export type UnacknowledgePassedApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
};
export type UndoChangeApiResponse =
  /** status 200 The contract as it is now. */ ContractDetails;
export type UndoChangeApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  undoChangeRequest: UndoChangeRequest;
};
export type GetContractHistoryApiResponse =
  /** status 200 The changes, at most the latest 1000. */ HistoryEntry[];
export type GetContractHistoryApiArg = {
  id: Id;
};
export type GetContractTextApiResponse =
  /** status 200 The text. */ DocumentText;
export type GetContractTextApiArg = {
  id: Id;
  /** Which document of the contract; without it, the newest. */
  documentId?: Id;
};
export type AddDocumentApiResponse =
  /** status 200 The contract with all its documents. */ ContractDetails;
export type AddDocumentApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  broughtFile: BroughtFile;
};
export type JoinContractApiResponse =
  /** status 200 The contract with all its documents. */ ContractDetails;
export type JoinContractApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  joinContractRequest: JoinContractRequest;
};
export type PreviewJoinApiResponse =
  /** status 200 The contract as joining would leave it. */ ContractDetails;
export type PreviewJoinApiArg = {
  id: Id;
  otherId: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
};
export type ListJoinOffersApiResponse =
  /** status 200 The offers, at most 200. */ JoinOffer[];
export type ListJoinOffersApiArg = void;
export type SplitContractApiResponse =
  /** status 200 The contract that the document is now. */ ContractDetails;
export type SplitContractApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  splitContractRequest: SplitContractRequest;
};
export type GetContractApiResponse =
  /** status 200 The contract. */ ContractDetails;
export type GetContractApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
};
export type UpdateContractApiResponse =
  /** status 200 The contract as it is now. */ ContractDetails;
export type UpdateContractApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  updateContractRequest: UpdateContractRequest;
};
export type GetFoundTextApiResponse = /** status 200 The text. */ DocumentText;
export type GetFoundTextApiArg = {
  id: Id;
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
export type ContractValues = {
  name?: string;
  counterparty?: string | null;
  parties?: string[] | null;
  from?: NullableCalendarDay;
  to?: NullableCalendarDay;
  term?: NullableDuration;
  ending?:
    | ("renews" | "ends" | "option" | "open" | "unknown" | null)
    | ("renews" | "ends" | "option" | "open" | "unknown" | null);
  renewalTerm?: NullableDuration;
  maxRenewals?: number | null;
  noticePeriod?: NullableDuration;
  noticeToEndOf?: PeriodEnd;
  actBy?: NullableCalendarDay;
  actByRepeats?: ActByRepeats;
  amount?: Money;
  currency?: Currency;
  amountPeriod?: AmountPeriod;
  agreementDate?: NullableCalendarDay;
  /** The country or state whose law governs it. */
  governingLaw?: string | null;
};
export type Tags = string[];
export type Notes = string | null;
export type UploadId = string;
export type BroughtFile = {
  uploadId?: UploadId;
  fileId?: Id;
  foundId?: Id;
};
export type CreateContractRequest = {
  values: ContractValues;
  owner?: Owner;
  tags?: Tags;
  notes?: Notes;
  document?: BroughtFile;
  entryId?: UploadId;
};
export type ContractVersion = {
  id: Id;
  version: number;
};
export type ContractLeft = {
  id: Id;
  /** As in the refusal of a change to it alone: IN_TRASH, RENEWS_BY_ITSELF and others. */
  code: string;
  message: string;
};
export type ChangeContractsResponse = {
  changed: number;
  /** The contracts that changed, each with the version that the change made. What was like that before is not among them. */
  contracts: ContractVersion[];
  /** What could not be changed, and why. Missing where everything could. */
  left?: ContractLeft[];
};
export type ChangeContractsRequest = {
  ids: Id[];
  decision?: DecisionKind;
  note?: string | null;
  owner?: Owner;
  addTags?: Tags;
  removeTags?: Tags;
  confirm?: FieldName[];
  acknowledge?: boolean;
  /** True moves them to the trash, false takes them out. */
  trash?: boolean;
};
export type UndoChangesResponse = {
  undone: ContractVersion[];
  /** What has changed since, and what cannot be undone. */
  left: Id[];
};
export type UndoChangesRequest = {
  /** The versions that the change made. */
  changes: ContractVersion[];
};
export type PutDecisionRequest = {
  version: number;
  cycleEnd: CalendarDay;
  decision: DecisionKind;
  note?: string | null;
  noticeSent?: NoticeSent;
  /** An upload whose one file (`putFile`, position 0) shows that the notice was sent. It is kept with the contract. */
  proofUpload?: UploadId;
};
export type UndoChangeRequest = {
  /** The version that the change made. */
  version: number;
};
export type LaidWord = {
  text: string;
  /** Left, top, width and height, in ten-thousandths of the page's width and height. */
  at: number[];
};
export type DocumentText = {
  documentId: Id;
  name: string;
  mediaType: string;
  /** The pages joined by one form feed are the text in which offsets count. What is not a PDF has one page. */
  pages: string[];
  /** Only of a scan: where the words that were read stand on its pages, page by page, in the order in which they were read. A page without words was not read. */
  layout?: LaidWord[][];
};
export type JoinContractRequest = {
  version: number;
  contractId: Id;
};
export type AboutAgreement = {
  kind: "amendment" | "renewal";
  /** What it calls itself, or the words that say so. */
  title: string;
  /** The day of the agreement. */
  dated: NullableCalendarDay;
  quote: string;
};
export type JoinOffer = {
  /** The contract whose documents amend or renew another one. */
  id: Id;
  name: string;
  into: {
    id: Id;
    name: string;
    /** It has to be restored first. */
    inTrash: boolean;
  };
  about: AboutAgreement;
};
export type SplitContractRequest = {
  version: number;
  documentId: Id;
  /** The contract is *separate from* the one that the document becomes, from now on, unless the two are related already: joining them is not offered. Left out where a join is undone. */
  keepApart?: boolean;
};
export type UpdateContractRequest = {
  /** The version that was shown. */
  version: number;
  values?: ContractValues;
  /** Fields that a person has seen and agrees with, as they are. */
  confirm?: FieldName[];
  owner?: Owner;
  tags?: Tags;
  notes?: Notes;
  related?: RelatedContract[];
};
