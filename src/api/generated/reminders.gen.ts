/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
      query: () => ({ url: `/api/settings` }),
    }),
    putSettings: build.mutation<PutSettingsApiResponse, PutSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/settings`,
        method: "PUT",
        body: queryArg.settings,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as remindersApi };
export type GetSettingsApiResponse =
  /** status 200 The settings, defaults filled in. */ Settings;
export type GetSettingsApiArg = void;
export type PutSettingsApiResponse =
  /** status 200 The settings as they are now. */ Settings;
export type PutSettingsApiArg = {
  settings: Settings;
};
export type Currency = string | null;
export type Settings = {
  /** IANA name. */
  timeZone?: string;
  ourCompanies?: string[];
  /** False: `ourCompanies` is a guess from what most contracts share. */
  ourCompaniesConfirmed?: boolean;
  reminderDays?: number[];
  digest?: boolean;
  addresses?: string[];
  currency?: Currency;
  /** What one unit of each currency is worth in `currency`. Only the user enters them. */
  rates?: {
    currency: string;
    rate: number;
  }[];
};
export type ValueSource = "read" | "confirmed" | "entered";
export type HistoryEntry = {
  /** E-mail address of the person; null where it was read from a document. */
  who: string | null;
  when: string;
  /** A value, or decision, noticeSent, owner, tags, notes, related, documents, acknowledged, trash. */
  field: string;
  /** The value before; null where there was none. */
  from: any;
  /** The value after. */
  to: any;
  source?: ValueSource;
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
  };
};
