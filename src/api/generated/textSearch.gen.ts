/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchText: build.query<SearchTextApiResponse, SearchTextApiArg>({
      query: (queryArg) => ({
        url: `/api/contracts/search`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as textSearchApi };
export type SearchTextApiResponse =
  /** status 200 At most ten, each contract once. */ TextHit[];
export type SearchTextApiArg = {
  q: string;
};
export type Id = string;
export type TextHit = {
  contractId: Id;
  name: string;
  /** The document with the passage; null where its name or notes answered. */
  documentId: string | null;
  passage: string | null;
  /** Where the passage begins in the text of the document, in UTF-16 units. */
  start: number | null;
  /** What was found, within the passage. */
  marks: {
    start: number;
    /** Exclusive. */
    end: number;
  }[];
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
