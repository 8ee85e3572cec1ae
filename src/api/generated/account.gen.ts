/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: "POST" }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accountApi };
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
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
