/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSearches: build.query<ListSearchesApiResponse, ListSearchesApiArg>({
      query: () => ({ url: `/api/searches` }),
    }),
    watchSearch: build.mutation<WatchSearchApiResponse, WatchSearchApiArg>({
      query: (queryArg) => ({
        url: `/api/searches/${encodeURIComponent(String(queryArg.id))}/watch`,
        method: "PUT",
        body: queryArg.watchRequest,
      }),
    }),
    unwatchSearch: build.mutation<
      UnwatchSearchApiResponse,
      UnwatchSearchApiArg
    >({
      query: (queryArg) => ({
        url: `/api/searches/${encodeURIComponent(String(queryArg.id))}/watch`,
        method: "DELETE",
      }),
    }),
    listFinds: build.query<ListFindsApiResponse, ListFindsApiArg>({
      query: (queryArg) => ({
        url: `/api/finds`,
        params: {
          today: queryArg.today,
          dismissed: queryArg.dismissed,
        },
      }),
    }),
    dismissFind: build.mutation<DismissFindApiResponse, DismissFindApiArg>({
      query: (queryArg) => ({
        url: `/api/finds/${encodeURIComponent(String(queryArg.id))}/dismiss`,
        method: "POST",
      }),
    }),
    restoreFind: build.mutation<RestoreFindApiResponse, RestoreFindApiArg>({
      query: (queryArg) => ({
        url: `/api/finds/${encodeURIComponent(String(queryArg.id))}/dismiss`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as watchingApi };
export type ListSearchesApiResponse =
  /** status 200 The latest hundred, and every kept one. */ PastSearch[];
export type ListSearchesApiArg = void;
export type WatchSearchApiResponse =
  /** status 200 The search as it is kept. */ PastSearch;
export type WatchSearchApiArg = {
  id: Id;
  watchRequest: WatchRequest;
};
export type UnwatchSearchApiResponse = unknown;
export type UnwatchSearchApiArg = {
  id: Id;
};
export type ListFindsApiResponse =
  /** status 200 At most five hundred. */ NewFind[];
export type ListFindsApiArg = {
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  /** Those that were dismissed, instead of all that were not. */
  dismissed?: "true" | "false";
};
export type DismissFindApiResponse = unknown;
export type DismissFindApiArg = {
  id: Id;
};
export type RestoreFindApiResponse = unknown;
export type RestoreFindApiArg = {
  id: Id;
};
export type Id = string;
export type NullableCalendarDay = string | null;
export type PastSearchCriteria = {
  keywords: string[];
  startDate: NullableCalendarDay;
  endDate: NullableCalendarDay;
  service: "MAIL" | "DRIVE" | "GROUPS" | "HANGOUTS_CHAT" | "ALL" | "FILES";
  /** Empty means all. */
  accounts: string[];
  timeZone: string;
};
export type WatchRhythm = "daily" | "weekly";
export type WatchRun = {
  searchId: Id;
  at: string;
  status: "PROCESSING" | "COMPLETED" | "FAILED";
  /** A sentence, where it could not search, or not everything. */
  trouble: string | null;
};
export type Watch = {
  rhythm: WatchRhythm;
  hour: number;
  /** IANA name. */
  timeZone: string;
  /** Null: the end date of the search has passed. */
  nextRunAt: string | null;
  newFinds: number;
  lastRun: WatchRun | null;
  /** What is wrong now: the connection has ended, or the last run was in trouble. */
  trouble: string | null;
};
export type PastSearch = {
  id: Id;
  description: string;
  status: "PROCESSING" | "COMPLETED" | "FAILED";
  /** It failed because somebody ended it: a user, or a new search in its place. */
  stopped: boolean;
  message: string | null;
  startedAt: string;
  criteria: PastSearchCriteria;
  /** Mails and files that matched. */
  found: number;
  analysed: number;
  skipped: number;
  contracts: number;
  watch: Watch | null;
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
export type WatchRequest = {
  rhythm: WatchRhythm;
  /** Of the clock on the wall in the time zone of the settings. */
  hour: number;
};
export type SourceType = "gmail" | "drive" | "file";
export type Money = number | null;
export type Currency = string | null;
export type AmountPeriod =
  | ("total" | "hour" | "day" | "week" | "month" | "quarter" | "year" | null)
  | ("total" | "hour" | "day" | "week" | "month" | "quarter" | "year" | null);
export type ActByKind =
  ("notice" | "option" | "end" | null) | ("notice" | "option" | "end" | null);
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
export type NewFind = {
  id: Id;
  /** The run that found it. */
  searchId: Id;
  /** The kept search. */
  watchedSearchId: Id;
  foundAt: string;
  name: string;
  source: SourceType;
  sourceLocation: string | null;
  /** When the mail came or the file was last changed. */
  date: string | null;
  renewalDate: NullableCalendarDay;
  amount: Money;
  currency: Currency;
  amountPeriod?: AmountPeriod;
  parties: string[];
  perhapsBecause: string | null;
  /** What its contract will have as its last day to act, once it is stored as it was read. */
  actBy?: NullableCalendarDay;
  actByKind?: ActByKind;
  /** A person should look at something before that day is relied on. */
  actByUnsure?: boolean;
  about?: AboutAgreement;
  /** The contracts that `about` may speak of, in the renewals database or among the new finds. Missing where none is there. */
  belongsTo?: AgreementThere[];
  /** The contract that holds an earlier version of the same file of a drive. */
  changedFrom?: {
    id: Id;
    name: string;
  };
};
export type CalendarDay = string;
