/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUploads: build.query<ListUploadsApiResponse, ListUploadsApiArg>({
      query: () => ({ url: `/api/files` }),
    }),
    discardUpload: build.mutation<
      DiscardUploadApiResponse,
      DiscardUploadApiArg
    >({
      query: (queryArg) => ({
        url: `/api/files/${encodeURIComponent(String(queryArg.uploadId))}`,
        method: "DELETE",
      }),
    }),
    getUpload: build.query<GetUploadApiResponse, GetUploadApiArg>({
      query: (queryArg) => ({
        url: `/api/files/${encodeURIComponent(String(queryArg.uploadId))}`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as filesApi };
export type ListUploadsApiResponse =
  /** status 200 The uploads that are not started. */ WaitingUploads;
export type ListUploadsApiArg = void;
export type DiscardUploadApiResponse = unknown;
export type DiscardUploadApiArg = {
  uploadId: UploadId;
};
export type GetUploadApiResponse =
  /** status 200 Its files that wait for their search. */ WaitingUpload;
export type GetUploadApiArg = {
  uploadId: UploadId;
};
export type UploadId = string;
export type UploadedFile = {
  position: number;
  /** As it is kept. */
  name: string;
  /** bytes */
  size: number;
};
export type WaitingUploads = {
  uploads: {
    uploadId: UploadId;
    files: UploadedFile[];
    lastArrivedAt: string;
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
export type WaitingUpload = {
  files: UploadedFile[];
};
