/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
      query: () => ({ url: `/api/contracts/imports` }),
    }),
    undoImport: build.mutation<UndoImportApiResponse, UndoImportApiArg>({
      query: (queryArg) => ({
        url: `/api/contracts/imports/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: "POST",
        params: {
          today: queryArg.today,
          dryRun: queryArg.dryRun,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as spreadsheetsApi };
export type ListImportsApiResponse =
  /** status 200 At most ten. */ KeptImport[];
export type ListImportsApiArg = void;
export type UndoImportApiResponse =
  /** status 200 What was taken back, or would be. */ ImportUndone;
export type UndoImportApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  dryRun?: "true" | "false";
};
export type Id = string;
export type KeptImport = {
  id: Id;
  fileName: string;
  /** Email address. */
  who: string;
  at: string;
  undoneAt: string | null;
  created: number;
  updated: number;
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
export type LeftContract = {
  id: Id;
  name: string;
  /** Changed since; updated, and in the trash; joined to another contract or deleted for good. */
  because: "changed" | "trash" | "gone";
};
export type ImportUndone = {
  /** False for a dry run. */
  undone: boolean;
  /** Were added, and move to the trash. */
  trashed: number;
  /** Were updated, and get back what they had. */
  restored: number;
  /** Were added, and are in the trash already. */
  inTrash: number;
  /** Stay as they are. */
  left: LeftContract[];
};
export type CalendarDay = string;
