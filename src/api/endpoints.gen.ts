/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from './baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentUser: build.query<
      GetCurrentUserApiResponse,
      GetCurrentUserApiArg
    >({
      query: () => ({ url: `/api/auth/me` }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: "POST",
        body: queryArg.loginRequest,
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/register`,
        method: "POST",
        body: queryArg.registerRequest,
      }),
    }),
    getDashboardStats: build.query<
      GetDashboardStatsApiResponse,
      GetDashboardStatsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/dashboard/stats`,
        params: {
          today: queryArg.today,
        },
      }),
    }),
    listContracts: build.query<ListContractsApiResponse, ListContractsApiArg>({
      query: (queryArg) => ({
        url: `/api/contracts`,
        params: {
          today: queryArg.today,
          trash: queryArg.trash,
        },
      }),
    }),
    deleteContract: build.mutation<
      DeleteContractApiResponse,
      DeleteContractApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    uploadContracts: build.mutation<
      UploadContractsApiResponse,
      UploadContractsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/batch`,
        method: "POST",
        body: queryArg.uploadContractsRequest,
      }),
    }),
    getGoogleStatus: build.query<
      GetGoogleStatusApiResponse,
      GetGoogleStatusApiArg
    >({
      query: () => ({ url: `/api/google/status` }),
    }),
    getGoogleAuthStatus: build.query<
      GetGoogleAuthStatusApiResponse,
      GetGoogleAuthStatusApiArg
    >({
      query: () => ({ url: `/api/google/auth-status` }),
    }),
    getGmailProfile: build.query<
      GetGmailProfileApiResponse,
      GetGmailProfileApiArg
    >({
      query: () => ({ url: `/api/google/gmail/profile` }),
    }),
    testGoogleConnection: build.query<
      TestGoogleConnectionApiResponse,
      TestGoogleConnectionApiArg
    >({
      query: () => ({ url: `/api/google/test-connection` }),
    }),
    getGoogleAuthUrl: build.query<
      GetGoogleAuthUrlApiResponse,
      GetGoogleAuthUrlApiArg
    >({
      query: () => ({ url: `/api/google/auth-url` }),
    }),
    disconnectGoogle: build.mutation<
      DisconnectGoogleApiResponse,
      DisconnectGoogleApiArg
    >({
      query: () => ({ url: `/api/google/disconnect`, method: "POST" }),
    }),
    startSearch: build.mutation<StartSearchApiResponse, StartSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/gmail/search`,
        method: "POST",
        body: queryArg.startSearchRequest,
      }),
    }),
    getSearch: build.query<GetSearchApiResponse, GetSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/gmail/search/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    processSearch: build.mutation<
      ProcessSearchApiResponse,
      ProcessSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/api/gmail/process/${encodeURIComponent(String(queryArg.searchId))}`,
        method: "POST",
        params: {
          abandon: queryArg.abandon,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type GetCurrentUserApiResponse =
  /** status 200 The user the bearer token belongs to. */ CurrentUser;
export type GetCurrentUserApiArg = void;
export type LoginApiResponse = /** status 200 Signed in. */ LoginResponse;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type RegisterApiResponse =
  /** status 201 The account exists now. */ RegisterResponse;
export type RegisterApiArg = {
  registerRequest: RegisterRequest;
};
export type GetDashboardStatsApiResponse =
  /** status 200 Counts over the user's contracts. */ DashboardStats;
export type GetDashboardStatsApiArg = {
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
};
export type ListContractsApiResponse =
  /** status 200 The contracts, in no promised order. */ Contract[];
export type ListContractsApiArg = {
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  /** Only the contracts in the trash, instead of all that are not. */
  trash?: "true" | "false";
};
export type DeleteContractApiResponse = unknown;
export type DeleteContractApiArg = {
  id: Id;
};
export type UploadContractsApiResponse =
  /** status 200 Stored. A document that was there already is updated, never doubled. */ UploadContractsResponse;
export type UploadContractsApiArg = {
  uploadContractsRequest: UploadContractsRequest;
};
export type GetGoogleStatusApiResponse =
  /** status 200 The connection. */ GoogleStatus;
export type GetGoogleStatusApiArg = void;
export type GetGoogleAuthStatusApiResponse =
  /** status 200 The state of the consent. */ GoogleAuthStatus;
export type GetGoogleAuthStatusApiArg = void;
export type GetGmailProfileApiResponse =
  /** status 200 The profile. */ GmailProfile;
export type GetGmailProfileApiArg = void;
export type TestGoogleConnectionApiResponse =
  /** status 200 What each service answered. */ GoogleConnectionTest;
export type TestGoogleConnectionApiArg = void;
export type GetGoogleAuthUrlApiResponse =
  /** status 200 The address of the consent screen. */ GoogleAuthUrl;
export type GetGoogleAuthUrlApiArg = void;
export type DisconnectGoogleApiResponse =
  /** status 200 Disconnected. */ Message;
export type DisconnectGoogleApiArg = void;
export type StartSearchApiResponse =
  /** status 200 The search is recorded and will run. */ Search;
export type StartSearchApiArg = {
  startSearchRequest: StartSearchRequest;
};
export type GetSearchApiResponse = /** status 200 The search. */ Search;
export type GetSearchApiArg = {
  id: Id;
};
export type ProcessSearchApiResponse =
  /** status 200 The found contracts and the receipt of the search. */ ProcessSearchResponse;
export type ProcessSearchApiArg = {
  searchId: Id;
  /** Nobody wants the search any more. It is cancelled where it still runs; the answer has no contracts. */
  abandon?: "true";
};
export type Id = string;
export type CurrentUser = {
  id: Id;
  email: string;
  googleConnected: boolean;
  googleWorkspaceEmail: string | null;
  /** Only where the user works in a renewals database that a colleague began: the address of that colleague, null where that account has been deleted. */
  worksFor?: string | null;
};
export type ValueSource = "read" | "confirmed" | "entered";
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
export type LoginResponse = {
  token: string;
  expiresAt?: string;
};
export type LoginRequest = {
  email: string;
  password: string;
  /** Of the authenticator app, or a recovery code, where the account has a second factor. Without it the answer is 401 with the code SECOND_FACTOR. */
  oneTimeCode?: string;
};
export type RegisterResponse = {
  id: Id;
  email: string;
};
export type RegisterRequest = {
  email: string;
  password: string;
  /** Of the link of an invitation, where not everybody may sign up. */
  invitation?: string;
};
export type DashboardStats = {
  contractsCount: number;
  /** Renewal dates from today to 30 days ahead, both ends included, nothing to check. */
  upcomingRenewals: number;
  /** Contracts without a renewal date or a last day to act, of those that may end by themselves: nobody will be warned of them. */
  undatedContracts?: number;
  /** Act-by day passed, undecided, not acknowledged, nothing to check. */
  passedContracts?: number;
  /** Undecided, act-by day from today to 90 days ahead, nothing to check. */
  toDecideContracts?: number;
  /** Contracts with values that a person should look at. */
  toCheckContracts?: number;
};
export type CalendarDay = string;
export type Money = number | null;
export type NullableCalendarDay = string | null;
export type Currency = string | null;
export type NullableDuration = {
  n: number;
  unit: "day" | "workingDay" | "week" | "month" | "year";
} | null;
export type ContractSource = "gmail" | "drive" | "file" | "hand" | "sheet";
export type Ending = "renews" | "ends" | "option" | "open" | "unknown";
export type ActByKind =
  ("notice" | "option" | "end" | null) | ("notice" | "option" | "end" | null);
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
export type DecisionKind =
  "undecided" | "renew" | "renegotiate" | "cancel" | "let end";
export type Owner = {
  name: string | null;
  email: string | null;
} | null;
export type AmountPeriod =
  | ("total" | "hour" | "day" | "week" | "month" | "quarter" | "year" | null)
  | ("total" | "hour" | "day" | "week" | "month" | "quarter" | "year" | null);
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
export type UploadContractsResponse = {
  created: number;
  updated: number;
  /** How many of those updated are as they were: nothing new was read or said of them. */
  unchanged?: number;
  /** How many of those created lay in the trash and came back from it, with what had been said of them. */
  restored?: number;
  /** Ids in the renewals database, in the order of the request. */
  ids?: Id[];
};
export type SourceType = "gmail" | "drive" | "file";
export type PeriodEnd =
  | ("month" | "quarter" | "half-year" | "year" | null)
  | ("month" | "quarter" | "half-year" | "year" | null);
export type ActByRepeats = ("yearly" | null) | ("yearly" | null);
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
export type ContractUpload = {
  id: Id;
  name: string;
  path?: string | null;
  selected?: boolean;
  scanned?: boolean;
  size?: number;
  lastModified?: string | null;
  sourceType?: SourceType;
  sourceLocation?: string | null;
  renewalDate?: NullableCalendarDay;
  amount?: Money;
  currency?: Currency;
  parties?: string[];
  /** What the person entered, and nothing that was only shown. With it (or `confirm`) the fields above that describe the contract count for nothing: the rest is taken as the document says it. */
  entered?: ContractValues;
  /** Fields that the person has seen and agrees with. */
  confirm?: FieldName[];
};
export type UploadContractsRequest = {
  contracts: ContractUpload[];
};
export type ConnectionMethod = "oauth" | "service_account";
export type GoogleStatus = {
  connected: boolean;
  workspaceEmail?: string | null;
  method?: ConnectionMethod;
  /** True where "Google" is the built-in sandbox workspace. Screens must say so. */
  sandbox?: boolean;
  /** Of a service account: false where its user may not list the accounts of the Workspace. A search of all accounts then looks through that user’s alone, and its receipt says so. */
  allAccounts?: boolean;
  /** A sentence, where an account was connected and Google no longer lets us in. */
  reconnectReason?: string | null;
  /** When Google ends the permission by itself; seven days after connecting while the Google client is in testing. */
  expiresAt?: string | null;
  /** What the user allowed; a consent box may be unticked. */
  services?: {
    gmail: boolean;
    drive: boolean;
  };
};
export type GoogleAuthStatus = {
  connected: boolean;
  email: string | null;
};
export type GmailProfile = {
  emailAddress: string;
};
export type GoogleConnectionTest = {
  workspaceEmail: string | null;
  services: {
    gmail: {
      ok?: boolean;
      emailAddress: string | null;
      problem?: string;
    };
    drive?: {
      ok?: boolean;
      emailAddress?: string | null;
      problem?: string;
    };
    directory?: {
      ok?: boolean;
      problem?: string;
    };
  };
};
export type GoogleAuthUrl = {
  authUrl: string;
};
export type Message = {
  message: string;
};
export type SearchProgress = {
  /** Mails and files that matched so far. */
  found: number;
  /** Of those, how many have been dealt with: at most as many as matched. */
  done?: number;
  /** Documents read so far: a mail may hold several. */
  analysed: number;
  /** Documents that could not be read. */
  skipped: number;
  /** Contracts recognised so far. */
  contracts: number;
  phase?: "queued" | "listing" | "reading" | "waiting" | "done";
  /** In phase waiting: when Google is asked again. */
  waitingUntil?: string;
  /** In phase waiting: Google asked us to wait, or does not answer properly. */
  waitingFor?: "asked" | "trouble";
};
export type Search = {
  id: Id;
  matterId?: string;
  /** PROCESSING, COMPLETED or FAILED. Any other value means still in progress. */
  status: string;
  description?: string;
  /** What it looks through. */
  sources?: SourceType[];
  /** A sentence on the outcome, for instance why it failed. */
  message?: string;
  progress?: SearchProgress;
};
export type StartSearchRequest = {
  description?: string;
  /** Joined by OR. Missing only where `retryOf` is given. */
  keywords?: string[];
  startDate?: NullableCalendarDay;
  endDate?: NullableCalendarDay;
  service?: "MAIL" | "DRIVE" | "GROUPS" | "HANGOUTS_CHAT" | "ALL";
  dataSource?: "ALL_DATA" | "HELD_DATA" | "UNPROCESSED_DATA";
  entityType?: "ALL_ACCOUNTS" | "SPECIFIC_ACCOUNTS";
  specificAccounts?: string[];
  timeZone?:
    | "UTC"
    | "America/New_York"
    | "America/Chicago"
    | "America/Denver"
    | "America/Los_Angeles"
    | "Asia/Kolkata"
    | "Europe/London"
    | "Europe/Paris"
    | "Asia/Tokyo";
  excludeDrafts?: boolean;
  includeAllMatches?: boolean;
  /** The same id sent twice starts one search, so that a timed-out start can be repeated. */
  clientRequestId?: string;
  /** A search of the same user that this one takes the place of; it is cancelled. */
  replaces?: string;
  /** A finished search of the same user (404 otherwise, 409 while it runs or where it was cancelled). The new search has its criteria, takes over what it found, and reads only what failed in a way that may pass. Criteria sent along are not looked at. */
  retryOf?: string;
};
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
export type Sighting = {
  source: SourceType;
  account?: string;
  name: string;
  location?: string;
  date?: string | null;
};
export type HeldContract = {
  /** The values that a person has entered or confirmed, and those that the document does not say like this. */
  values: ContractValues;
  /** Those of them that a person has entered or confirmed. */
  yours: FieldName[];
  renewalDate: NullableCalendarDay;
  noticeBy: NullableCalendarDay;
  /** False where the upload changes nothing. */
  changes: boolean;
  /** It lies in the trash, and the upload restores it. Missing where it does not. */
  inTrash?: boolean;
};
export type AboutAgreement = {
  kind: "amendment" | "renewal";
  /** What it calls itself, or the words that say so. */
  title: string;
  /** The day of the agreement. */
  dated: NullableCalendarDay;
  quote: string;
};
export type AgreementThere = {
  name: string;
  /** Of a contract in the renewals database. */
  contractId?: Id;
  where: "database" | "trash" | "search";
};
export type FoundContract = {
  id?: Id;
  name?: string;
  subject?: string;
  /** Where it lies, for people: mailbox and subject, or drive and folder. */
  sourceLocation?: string | null;
  /** bytes */
  size?: number;
  /** When the mail came or the file was last changed. */
  date?: string | null;
  source?: SourceType;
  renewalDate?: NullableCalendarDay;
  amount?: Money;
  currency?: Currency;
  amountPeriod?: AmountPeriod;
  parties?: string[];
  /** False only where includeAllMatches kept it, or where it is perhaps a contract. */
  isContract?: boolean;
  /** Why it is perhaps a contract, in a sentence; null where it is one. */
  perhapsBecause?: string | null;
  /** It is a picture, or some of its pages are, read by a machine: its values are to be checked against it. */
  readFromScan?: boolean;
  /** How many of its pages have no words that could be read. */
  pagesUnread?: number;
  agreementDate?: NullableCalendarDay;
  effectiveDate?: NullableCalendarDay;
  termEnd?: NullableCalendarDay;
  perpetual?: boolean;
  autoRenews?: boolean | null;
  /** How it ends, as it is stored where nobody says otherwise. `ends` where `autoRenews` is null follows from a stated end alone: nothing in the document renews it. */
  ending?:
    | ("renews" | "ends" | "option" | "open" | "unknown" | null)
    | ("renews" | "ends" | "option" | "open" | "unknown" | null);
  renewalTerm?: NullableDuration;
  noticePeriod?: NullableDuration;
  noticeBy?: NullableCalendarDay;
  /** The country or state whose law governs it, as its document says. */
  governingLaw?: string | null;
  evidence?: Evidence[];
  alternatives?: AlternativeReading[];
  /** Every place the same document was found in, the shown one first. */
  sightings?: Sighting[];
  /** What a person should look at before it is relied on: the same as the contract's `toCheck` once it is stored as it was read. What the document does not say is none of it, nor, of a document that is in the renewals database, what has been settled there. */
  toCheck?: Doubt[];
  /** Set where this document is in the renewals database already; uploading updates it. */
  contractId?: string | null;
  held?: HeldContract;
  about?: AboutAgreement;
  /** The contracts that `about` may speak of, in the renewals database or found by the same search. Missing where none is there, or the document is in the renewals database already. */
  belongsTo?: AgreementThere[];
  /** The same for the same document in every search of this user. A retry's results are told from it. */
  documentId?: string;
};
export type SearchReceipt = {
  accounts: {
    account: string;
    source: SourceType;
    listed: number;
    /** Of those listed: read by an earlier search and unchanged since, so that their outcome was taken over. */
    known?: number;
    read: number;
    contracts: number;
    skipped: number;
    problem?: string | null;
    /** True where the problem may have passed when the search is retried. */
    retryable?: boolean;
  }[];
  /** Every document that was not recognised as a contract or could not be read, with its reason. */
  items: {
    name: string;
    source: SourceType;
    account?: string;
    outcome: "contract" | "duplicate" | "not_a_contract" | "skipped";
    /** A sentence. */
    reason?: string | null;
    code?: string | null;
    /** True where it was skipped for a reason that may pass: a retry reads it again. */
    retryable?: boolean;
    /** Of a file of the user's own that is still kept: a contract entered by hand can take it as its document. */
    fileId?: Id;
    /** Of what lies in the mail or Drive and can be fetched from there: a contract entered by hand can take it as its document. */
    foundId?: Id;
  }[];
  warnings: string[];
  /** Sentences on what a search never covers, and on what was known already. Nothing to worry about. */
  notes?: string[];
};
export type ProcessSearchResponse = {
  contracts: FoundContract[];
  /** Documents that may be contracts, each with its reason; a person takes them in one by one. */
  perhaps?: FoundContract[];
  receipt?: SearchReceipt;
};
