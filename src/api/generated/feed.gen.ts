/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFeed: build.query<GetFeedApiResponse, GetFeedApiArg>({
      query: () => ({ url: `/api/feed` }),
    }),
    makeFeed: build.mutation<MakeFeedApiResponse, MakeFeedApiArg>({
      query: () => ({ url: `/api/feed`, method: "POST" }),
    }),
    revokeFeed: build.mutation<RevokeFeedApiResponse, RevokeFeedApiArg>({
      query: () => ({ url: `/api/feed`, method: "DELETE" }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as feedApi };
export type GetFeedApiResponse =
  /** status 200 Both are null where there is none. The address alone is null where there is one that cannot be shown: the key that its secret was sealed with is lost. It still works, until it is revoked or another one is made. */ Feed;
export type GetFeedApiArg = void;
export type MakeFeedApiResponse = /** status 201 The address. */ Feed;
export type MakeFeedApiArg = void;
export type RevokeFeedApiResponse = unknown;
export type RevokeFeedApiArg = void;
export type Feed = {
  /** Secret: whoever knows it reads the calendar. */
  url: string | null;
  createdAt: string | null;
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
