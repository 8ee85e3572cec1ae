/** The types of all operations: what a handler of each is given and what it must answer. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FilterKey, ViewKey } from '../../contract/listFilter.ts';
import type * as wire from './wire.gen.ts';

/**
 * The user of a request's bearer token. `databaseId`: the renewals database that the user works in, by the id of the user who began it; the
 * user's own `id` for whoever works alone. Contracts, their settings and reminders are asked for by it; the account, Google, searches and
 * notices by `id`.
 */
export type SignedInUser = { id: string; email: string; databaseId: string };

type Operation<Parts extends { body?: unknown; params?: unknown; query?: unknown; answer: unknown }> = Parts;
type Id = { id: wire.Id };
type Today = { today?: wire.CalendarDay };
/** A view of the list with its filters, as the list's address has them. */
export type ExportQuery = Today &
  Partial<Record<'search' | 'sort' | FilterKey, string>> & { format: wire.ExportFormat; view?: ViewKey };
/** An operation on one contract: its id, the user's day, and the contract as it is afterwards. */
type OnContract<Body> = { params: Id; query: Today; body: Body; answer: wire.ContractDetails };

/** One line per operation of openapi.yaml. `answer` is the body of its success. */
export type Operations = {
  getCurrentUser: Operation<{ answer: wire.CurrentUser }>;
  login: Operation<{ body: wire.LoginRequest; answer: wire.LoginResponse }>;
  register: Operation<{ body: wire.RegisterRequest; answer: wire.RegisterResponse }>;
  logout: Operation<{ answer: undefined }>;
  getAccount: Operation<{ answer: wire.Account }>;
  requestPasswordReset: Operation<{ body: wire.RequestPasswordResetRequest; answer: wire.Message }>;
  resetPassword: Operation<{ body: wire.ResetPasswordRequest; answer: undefined }>;
  sendConfirmation: Operation<{ answer: wire.Message }>;
  exportAccount: Operation<{ answer: Uint8Array }>;
  deleteAccount: Operation<{ answer: wire.AccountDeletion }>;
  changePassword: Operation<{ body: wire.ChangePasswordRequest; answer: undefined }>;
  startSecondFactor: Operation<{ body: wire.PasswordRequest; answer: wire.SecondFactorSecret }>;
  confirmSecondFactor: Operation<{ body: wire.SecondFactorCode; answer: wire.RecoveryCodes }>;
  endSecondFactor: Operation<{ body: wire.PasswordRequest; answer: undefined }>;
  listSessions: Operation<{ answer: wire.Session[] }>;
  endSessions: Operation<{ answer: undefined }>;
  endSession: Operation<{ params: Id; answer: undefined }>;
  listActivity: Operation<{ answer: wire.AccountEvent[] }>;
  getDashboardStats: Operation<{ query: Today; answer: wire.DashboardStats }>;
  listContracts: Operation<{ query: Today & { trash?: 'true' | 'false' }; answer: wire.Contract[] }>;
  downloadContract: Operation<{ params: Id; answer: Uint8Array }>;
  deleteContract: Operation<{ params: Id; answer: undefined }>;
  uploadContracts: Operation<{ body: wire.UploadContractsRequest; answer: wire.UploadContractsResponse }>;
  getGoogleStatus: Operation<{ answer: wire.GoogleStatus }>;
  getGoogleAuthStatus: Operation<{ answer: wire.GoogleAuthStatus }>;
  getGmailProfile: Operation<{ answer: wire.GmailProfile }>;
  testGoogleConnection: Operation<{ answer: wire.GoogleConnectionTest }>;
  getGoogleAuthUrl: Operation<{ answer: wire.GoogleAuthUrl }>;
  /** The file arrives as its text; its name is in `request.uploadedFileName`. */
  uploadGoogleCredentials: Operation<{
    body: { credentials: string; workspaceEmail: string };
    answer: wire.UploadGoogleCredentialsResponse;
  }>;
  disconnectGoogle: Operation<{ answer: wire.Message }>;
  startSearch: Operation<{ body: wire.StartSearchRequest; answer: wire.Search }>;
  getSearch: Operation<{ params: Id; answer: wire.Search }>;
  processSearch: Operation<{
    params: { searchId: wire.Id };
    query: { abandon?: 'true' };
    answer: wire.ProcessSearchResponse;
  }>;
  getContract: Operation<{ params: Id; query: Today; answer: wire.ContractDetails }>;
  createContract: Operation<{ query: Today; body: wire.CreateContractRequest; answer: wire.ContractDetails }>;
  updateContract: Operation<OnContract<wire.UpdateContractRequest>>;
  undoChange: Operation<OnContract<wire.UndoChangeRequest>>;
  putDecision: Operation<OnContract<wire.PutDecisionRequest>>;
  acknowledgePassed: Operation<{ params: Id; query: Today; answer: wire.ContractDetails }>;
  unacknowledgePassed: Operation<{ params: Id; query: Today; answer: wire.ContractDetails }>;
  addDocument: Operation<OnContract<wire.BroughtFile>>;
  getDocumentFile: Operation<{ params: Id & { documentId: wire.Id }; answer: Uint8Array }>;
  listJoinOffers: Operation<{ answer: wire.JoinOffer[] }>;
  previewJoin: Operation<{ params: Id & { otherId: wire.Id }; query: Today; answer: wire.ContractDetails }>;
  joinContract: Operation<OnContract<wire.JoinContractRequest>>;
  splitContract: Operation<OnContract<wire.SplitContractRequest>>;
  restoreContract: Operation<{ params: Id; query: Today; answer: wire.ContractDetails }>;
  changeContracts: Operation<{ query: Today; body: wire.ChangeContractsRequest; answer: wire.ChangeContractsResponse }>;
  undoChanges: Operation<{ query: Today; body: wire.UndoChangesRequest; answer: wire.UndoChangesResponse }>;
  getContractHistory: Operation<{ params: Id; answer: wire.HistoryEntry[] }>;
  getNoticeProof: Operation<{ params: Id & { proofId: wire.Id }; answer: Uint8Array }>;
  getContractDocument: Operation<{ params: Id; query: { documentId?: wire.Id }; answer: Uint8Array }>;
  getContractOriginal: Operation<{ params: Id; query: { documentId?: wire.Id }; answer: Uint8Array }>;
  getContractText: Operation<{ params: Id; query: { documentId?: wire.Id }; answer: wire.DocumentText }>;
  getFoundOriginal: Operation<{ params: Id; answer: Uint8Array }>;
  getFoundText: Operation<{ params: Id; answer: wire.DocumentText }>;
  getSettings: Operation<{ answer: wire.Settings }>;
  exportContracts: Operation<{ query: ExportQuery; answer: Uint8Array }>;
  exportSelectedContracts: Operation<{ query: Today; body: wire.ExportSelectedRequest; answer: Uint8Array }>;
  /** The file is in `request.uploadedBytes`, its name in `request.uploadedFileName`. */
  getLeftOutFile: Operation<{ params: { foundId: wire.Id }; answer: Uint8Array }>;
  importContracts: Operation<{
    query: Today & { dryRun?: 'true' | 'false' };
    body: {
      dryRun?: 'true' | 'false';
      mapping?: string;
      dateForm?: 'ymd' | 'dmy' | 'mdy';
      decimal?: 'point' | 'comma';
      amountPeriod?: 'total' | 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year' | 'none';
      alike?: 'update' | 'add';
      sameTerms?: 'update' | 'add';
    };
    answer: wire.SheetImport;
  }>;
  listImports: Operation<{ answer: wire.KeptImport[] }>;
  undoImport: Operation<{ params: Id; query: Today & { dryRun?: 'true' | 'false' }; answer: wire.ImportUndone }>;
  putSettings: Operation<{ body: wire.Settings; answer: wire.Settings }>;
  listReminders: Operation<{ query: { state?: wire.ReminderState }; answer: wire.Reminder[] }>;
  getReminder: Operation<{ params: Id; answer: wire.ReminderMessage }>;
  sendTestMessage: Operation<{ answer: wire.Message }>;
  putReminderChoice: Operation<{ params: Id; body: wire.ReminderChoice; answer: wire.ReminderChoice }>;
  getMailState: Operation<{ answer: wire.MailState }>;
  listStoppedAddresses: Operation<{ answer: wire.StoppedAddress[] }>;
  sendAgain: Operation<{ answer: wire.StoppedAddress[] }>;
  listNotices: Operation<{ answer: wire.Notices }>;
  readNotices: Operation<{ body: wire.ReadNoticesRequest; answer: wire.Notices }>;
  getFeed: Operation<{ answer: wire.Feed }>;
  makeFeed: Operation<{ answer: wire.Feed }>;
  revokeFeed: Operation<{ answer: undefined }>;
  readFeed: Operation<{ params: { token: string }; answer: string }>;
  /** The files are kept while they arrive; `request.uploadId` says under which upload, where there were any. */
  uploadFiles: Operation<{
    query: { upload?: wire.UploadId; files?: string };
    body: { replaces?: wire.Id; timeZone?: string; notSent?: string };
    answer: wire.Search;
  }>;
  /** The file is in `request.uploadedBytes`, its name in `request.uploadedFileName`. */
  putFile: Operation<{ params: { uploadId: wire.UploadId; position: string }; answer: wire.UploadedFile }>;
  listUploads: Operation<{ answer: wire.WaitingUploads }>;
  discardUpload: Operation<{ params: { uploadId: wire.UploadId }; answer: undefined }>;
  getUpload: Operation<{ params: { uploadId: wire.UploadId }; answer: wire.WaitingUpload }>;
  searchText: Operation<{ query: { q: string }; answer: wire.TextHit[] }>;
  getSharing: Operation<{ answer: wire.Sharing }>;
  openRenewalsDatabase: Operation<{ body: wire.OpenRenewalsDatabaseRequest; answer: wire.Sharing }>;
  inviteColleague: Operation<{ body: wire.InviteColleagueRequest; answer: wire.SentInvitation }>;
  withdrawInvitation: Operation<{ params: Id; answer: undefined }>;
  removeColleague: Operation<{ params: Id; answer: wire.RemovedColleague }>;
  checkInvitation: Operation<{ body: wire.ReadInvitationRequest; answer: wire.CheckedInvitation }>;
  readInvitation: Operation<{ body: wire.ReadInvitationRequest; answer: wire.InvitationLink }>;
  joinDatabase: Operation<{ body: wire.JoinDatabaseRequest; answer: wire.Sharing }>;
  listSearches: Operation<{ answer: wire.PastSearch[] }>;
  watchSearch: Operation<{ params: Id; body: wire.WatchRequest; answer: wire.PastSearch }>;
  unwatchSearch: Operation<{ params: Id; answer: undefined }>;
  listFinds: Operation<{ query: Today & { dismissed?: 'true' | 'false' }; answer: wire.NewFind[] }>;
  dismissFind: Operation<{ params: Id; answer: undefined }>;
  restoreFind: Operation<{ params: Id; answer: undefined }>;
};

export type OperationId = keyof Operations;

type Part<O extends OperationId, P extends string> = Operations[O] extends Record<P, infer T> ? T : undefined;

/** A request that the contract allows, of a signed-in user (except in `login` and `register`, which do not look at it). */
export type OperationRequest<O extends OperationId> = FastifyRequest<{
  Body: Part<O, 'body'>;
  Params: Part<O, 'params'>;
  Querystring: Part<O, 'query'>;
}> & { user: SignedInUser };

/**
 * Answers one operation. The answer is checked against the contract before it is sent. A handler that has sent by itself
 * (`reply.code(304).send()`) returns the reply.
 */
export type Handler<O extends OperationId> = (
  request: OperationRequest<O>,
  reply: FastifyReply,
) => Promise<Operations[O]['answer'] | FastifyReply>;

/** A room's handlers, by operationId. */
export type Handlers<O extends OperationId> = { [K in O]: Handler<K> };

declare module 'fastify' {
  interface FastifyRequest {
    user: SignedInUser | null;
    /** Id of the session that the bearer token opened; null where nobody is signed in. */
    sessionId: string | null;
    /** The name that the sender gave the file of a multipart request: not to be trusted. */
    uploadedFileName: string | null;
    /** The file of a multipart request, where it is no text. */
    uploadedBytes: Buffer | null;
    /** Its media type as declared: not to be trusted either. */
    uploadedMediaType: string | null;
    /** Of an operation that takes many files: the upload under which they are kept, and how many have come. */
    uploadId: string | null;
    uploadedFiles: number;
    /** The whole body has come and could be taken apart. */
    bodyIsRead: boolean;
  }
}
