/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
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
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type RequestPasswordResetApiResponse =
  /** status 202 If there is such an account, the message is on its way. */ Message;
export type RequestPasswordResetApiArg = {
  requestPasswordResetRequest: RequestPasswordResetRequest;
};
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = {
  resetPasswordRequest: ResetPasswordRequest;
};
export type SendConfirmationApiResponse =
  /** status 202 What became of it, in a sentence. */ Message;
export type SendConfirmationApiArg = void;
export type ExportAccountApiResponse = /** status 200 The file. */ Blob;
export type ExportAccountApiArg = void;
export type DeleteAccountApiResponse =
  /** status 202 When it will be gone. */ AccountDeletion;
export type DeleteAccountApiArg = void;
export type GetAccountApiResponse = /** status 200 The account. */ Account;
export type GetAccountApiArg = void;
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = {
  changePasswordRequest: ChangePasswordRequest;
};
export type ListSessionsApiResponse =
  /** status 200 All sessions that have not ended. */ Session[];
export type ListSessionsApiArg = void;
export type EndSessionsApiResponse = unknown;
export type EndSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: Id;
};
export type StartSecondFactorApiResponse =
  /** status 200 The secret. It is not shown again. */ SecondFactorSecret;
export type StartSecondFactorApiArg = {
  passwordRequest: PasswordRequest;
};
export type ConfirmSecondFactorApiResponse =
  /** status 200 Ten recovery codes, each good for one sign-in. They are not shown again. */ RecoveryCodes;
export type ConfirmSecondFactorApiArg = {
  secondFactorCode: SecondFactorCode;
};
export type EndSecondFactorApiResponse = unknown;
export type EndSecondFactorApiArg = {
  passwordRequest: PasswordRequest;
};
export type ListActivityApiResponse =
  /** status 200 The latest two hundred entries of the last two years. */ AccountEvent[];
export type ListActivityApiArg = void;
export type GetSharingApiResponse = /** status 200 All of it. */ Sharing;
export type GetSharingApiArg = void;
export type OpenRenewalsDatabaseApiResponse =
  /** status 200 It is open. */ Sharing;
export type OpenRenewalsDatabaseApiArg = {
  openRenewalsDatabaseRequest: OpenRenewalsDatabaseRequest;
};
export type InviteColleagueApiResponse =
  /** status 201 The invitation, with its link. */ SentInvitation;
export type InviteColleagueApiArg = {
  inviteColleagueRequest: InviteColleagueRequest;
};
export type WithdrawInvitationApiResponse = unknown;
export type WithdrawInvitationApiArg = {
  id: Id;
};
export type RemoveColleagueApiResponse =
  /** status 200 They are out. */ RemovedColleague;
export type RemoveColleagueApiArg = {
  id: Id;
};
export type ReadInvitationApiResponse =
  /** status 200 What the user may know of it. */ InvitationLink;
export type ReadInvitationApiArg = {
  readInvitationRequest: ReadInvitationRequest;
};
export type CheckInvitationApiResponse =
  /** status 200 What the link is worth. */ CheckedInvitation;
export type CheckInvitationApiArg = {
  readInvitationRequest: ReadInvitationRequest;
};
export type JoinDatabaseApiResponse =
  /** status 200 The user works in it. */ Sharing;
export type JoinDatabaseApiArg = {
  joinDatabaseRequest: JoinDatabaseRequest;
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
export type GetNoticeProofApiResponse = /** status 200 The file. */ Blob;
export type GetNoticeProofApiArg = {
  id: Id;
  proofId: Id;
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
export type GetContractDocumentApiResponse = /** status 200 A PDF. */ Blob;
export type GetContractDocumentApiArg = {
  id: Id;
  /** Which document of the contract; without it, the newest. */
  documentId?: Id;
};
export type GetContractOriginalApiResponse =
  /** status 200 The document. */ Blob;
export type GetContractOriginalApiArg = {
  id: Id;
  /** Which document of the contract; without it, the newest. */
  documentId?: Id;
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
export type GetDocumentFileApiResponse = /** status 200 The file. */ Blob;
export type GetDocumentFileApiArg = {
  id: Id;
  documentId: Id;
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
export type RestoreContractApiResponse =
  /** status 200 The contract. */ ContractDetails;
export type RestoreContractApiArg = {
  id: Id;
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
};
export type GetSettingsApiResponse =
  /** status 200 The settings, defaults filled in. */ Settings;
export type GetSettingsApiArg = void;
export type PutSettingsApiResponse =
  /** status 200 The settings as they are now. */ Settings;
export type PutSettingsApiArg = {
  settings: Settings;
};
export type ExportContractsApiResponse = /** status 200 A file. */ Blob;
export type ExportContractsApiArg = {
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  format: ExportFormat;
  /** As in the address of the list. Without it, all contracts that are not in the trash. */
  view?:
    | "all"
    | "due"
    | "undecided"
    | "passed"
    | "check"
    | "undated"
    | "ended"
    | "trash";
  search?: string;
  /** A field, with a minus where it descends. */
  sort?: string;
  owner?: string;
  counterparty?: string;
  currency?: string;
  source?: string;
  ending?: string;
  year?: string;
  /** Of the act-by day. */
  month?: string;
};
export type ExportSelectedContractsApiResponse = /** status 200 A file. */ Blob;
export type ExportSelectedContractsApiArg = {
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  exportSelectedRequest: ExportSelectedRequest;
};
export type ListRemindersApiResponse =
  /** status 200 At most 500. */ Reminder[];
export type ListRemindersApiArg = {
  state?: ReminderState;
};
export type SendTestMessageApiResponse =
  /** status 200 What became of it, in a sentence. */ Message;
export type SendTestMessageApiArg = void;
export type GetReminderApiResponse =
  /** status 200 The message. */ ReminderMessage;
export type GetReminderApiArg = {
  id: Id;
};
export type PutReminderChoiceApiResponse =
  /** status 200 What is set for this contract now. */ ReminderChoice;
export type PutReminderChoiceApiArg = {
  id: Id;
  reminderChoice: ReminderChoice;
};
export type GetMailStateApiResponse =
  /** status 200 As of the last attempt. */ MailState;
export type GetMailStateApiArg = void;
export type ListStoppedAddressesApiResponse =
  /** status 200 At most 200; none where every address is reached. */ StoppedAddress[];
export type ListStoppedAddressesApiArg = void;
export type SendAgainApiResponse =
  /** status 200 The addresses that are still not reached. */ StoppedAddress[];
export type SendAgainApiArg = void;
export type ListNoticesApiResponse = /** status 200 At most 100. */ Notices;
export type ListNoticesApiArg = void;
export type ReadNoticesApiResponse =
  /** status 200 The notices as they are now. */ Notices;
export type ReadNoticesApiArg = {
  readNoticesRequest: ReadNoticesRequest;
};
export type GetFeedApiResponse =
  /** status 200 Both are null where there is none. The address alone is null where there is one that cannot be shown: the key that its secret was sealed with is lost. It still works, until it is revoked or another one is made. */ Feed;
export type GetFeedApiArg = void;
export type MakeFeedApiResponse = /** status 201 The address. */ Feed;
export type MakeFeedApiArg = void;
export type RevokeFeedApiResponse = unknown;
export type RevokeFeedApiArg = void;
export type ReadFeedApiResponse = /** status 200 RFC 5545. */ string;
export type ReadFeedApiArg = {
  token: string;
};
export type SearchTextApiResponse =
  /** status 200 At most ten, each contract once. */ TextHit[];
export type SearchTextApiArg = {
  q: string;
};
export type ImportContractsApiResponse =
  /** status 200 What was taken, or would be. */ SheetImport;
export type ImportContractsApiArg = {
  /** The user's own day, at most one off the service's day in UTC, which counts where it is missing or further off. */
  today?: CalendarDay;
  dryRun?: "true" | "false";
  importContractsRequest: ImportContractsRequest;
};
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
export type DownloadContractApiResponse = /** status 200 A PDF. */ Blob;
export type DownloadContractApiArg = {
  id: Id;
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
export type UploadGoogleCredentialsApiResponse =
  /** status 200 Connected. */ UploadGoogleCredentialsResponse;
export type UploadGoogleCredentialsApiArg = {
  uploadGoogleCredentialsRequest: UploadGoogleCredentialsRequest;
};
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
export type GetFoundTextApiResponse = /** status 200 The text. */ DocumentText;
export type GetFoundTextApiArg = {
  id: Id;
};
export type GetFoundOriginalApiResponse = /** status 200 The document. */ Blob;
export type GetFoundOriginalApiArg = {
  id: Id;
};
export type GetLeftOutFileApiResponse = /** status 200 The file. */ Blob;
export type GetLeftOutFileApiArg = {
  /** As the receipt of a search names it, by its `foundId`, or by its `fileId` where its user sent it. */
  foundId: Id;
};
export type UploadFilesApiResponse =
  /** status 200 The search is recorded and will run. It is followed like every search. */ Search;
export type UploadFilesApiArg = {
  upload?: UploadId;
  /** How many files were sent under `upload`. Where fewer are there it answers 409 UPLOAD_INCOMPLETE, and starts nothing. */
  files?: string;
  uploadFilesRequest: UploadFilesRequest;
};
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
export type PutFileApiResponse =
  /** status 200 It is kept, for a day, or until it was read. */ UploadedFile;
export type PutFileApiArg = {
  uploadId: UploadId;
  /** Which of the files it is, counted from 0. */
  position: string;
  putFileRequest: PutFileRequest;
};
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
export type Message = {
  message: string;
};
export type RequestPasswordResetRequest = {
  email: string;
};
export type ResetPasswordRequest = {
  token: string;
  newPassword: string;
};
export type AccountDeletion = {
  deletesAt: string;
};
export type Account = {
  email: string;
  createdAt: string;
  /** The user has opened a link that was sent to this address. */
  emailConfirmed: boolean;
  /** Signing in takes a code of an authenticator app. */
  secondFactor: boolean;
  /** A mail server is set up: passwords can be reset and addresses confirmed by message. */
  sendsMail: boolean;
};
export type ChangePasswordRequest = {
  currentPassword: string;
  newPassword: string;
};
export type Session = {
  id: Id;
  /** The browser and the system, such as "Firefox on Linux"; null where it did not say. */
  device: string | null;
  /** When the user signed in. */
  createdAt: string;
  /** When it was last used, to five minutes. */
  lastSeenAt: string;
  /** The session that asks. */
  current: boolean;
};
export type SecondFactorSecret = {
  /** Base 32, to be typed into the app. */
  otpSecret: string;
  /** otpauth://…, to be shown as a QR code. */
  otpUri: string;
};
export type PasswordRequest = {
  currentPassword: string;
};
export type RecoveryCodes = {
  recoveryCodes: string[];
};
export type SecondFactorCode = {
  oneTimeCode: string;
};
export type AccountEventKind =
  | "signed-up"
  | "signed-in"
  | "sign-in-refused"
  | "signed-out"
  | "signed-out-everywhere"
  | "password-changed"
  | "password-reset"
  | "reset-requested"
  | "email-confirmed"
  | "second-factor-on"
  | "second-factor-off"
  | "recovery-code-used"
  | "colleague-invited"
  | "colleague-removed"
  | "database-joined"
  | "database-left"
  | "account-exported"
  | "deletion-requested"
  | "deletion-cancelled"
  | "google-connected"
  | "google-disconnected"
  | "key-uploaded"
  | "contracts-exported"
  | "contract-deleted"
  | "feed-made"
  | "feed-revoked";
export type AccountEvent = {
  at: string;
  kind: AccountEventKind;
  /** The browser and the system it was done with; null where it did not say. */
  device: string | null;
  /** More about it, such as how many contracts were exported. */
  detail?: string | null;
};
export type RenewalsDatabase = {
  id: Id;
  /** The address of whoever began it; null where that account has been deleted. */
  begunBy: string | null;
  /** The user began it. */
  own: boolean;
  /** The user works in it now. */
  open: boolean;
};
export type Colleague = {
  id: Id;
  email: string;
  since: string;
  /** Began the renewals database. Only the deletion of the account takes them out of it. */
  began: boolean;
  you: boolean;
};
export type Invitation = {
  id: Id;
  email: string;
  /** The address of whoever invited. */
  invitedBy: string;
  expiresAt: string;
};
export type Sharing = {
  /** The user's own and those that are shared with the user. */
  databases: RenewalsDatabase[];
  /** Who works in the one that is open, the user included, in the order they came. */
  people: Colleague[];
  invitations: Invitation[];
};
export type OpenRenewalsDatabaseRequest = {
  id: Id;
};
export type SentInvitation = {
  invitation: Invitation;
  /** Opens the page that accepts it. For that address alone. */
  link: string;
  /** A message with the link is on its way. False where this service sends no messages: then the link is to be handed over. */
  sent: boolean;
};
export type InviteColleagueRequest = {
  email: string;
};
export type RemovedColleague = {
  /** How many contracts have no owner any more. */
  withoutOwner: number;
};
export type InvitationState =
  | "open"
  | "accepted"
  | "withdrawn"
  | "replaced"
  | "expired"
  | "other-address"
  | "unknown";
export type InvitationLink = {
  state: InvitationState;
  /** Who is invited. */
  email: string | null;
  /** The address of whoever invited; null where the user is not to know it or nobody does any more. */
  invitedBy: string | null;
  /** The address of whoever began the renewals database; null where that account has been deleted as well. */
  begunBy: string | null;
  expiresAt: string | null;
};
export type ReadInvitationRequest = {
  token: string;
};
export type CheckedInvitation = {
  state: InvitationState;
  /** Who is invited; null of a link that is not whole. */
  email: string | null;
};
export type JoinDatabaseRequest = {
  token: string;
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
export type Inference = "NOTHING_RENEWS" | "AGREEMENT_DAY";
export type DayFact = {
  value: NullableCalendarDay;
  source: ValueSource;
  evidence: Evidence[];
  documentSays?: NullableCalendarDay;
  alternatives?: AlternativeReading[];
  inferred?: Inference;
};
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
export type RelatedContract = {
  contractId: Id;
  /** Joining is not offered between contracts that are related in any of these ways. */
  kind:
    "amendment of" | "statement of work under" | "related to" | "separate from";
  /** In answers: what the other contract is called. */
  name?: string;
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
export type Settings = {
  /** Goes up with every change. Sent back, it makes sure that nothing is replaced which the sender has not seen: a stale one is refused (409, `STALE_VERSION`). Left out, the change is made whatever was changed before. */
  version?: number;
  /** IANA name. */
  timeZone?: string;
  /** False: `timeZone` is the default, and nobody has chosen it. */
  timeZoneConfirmed?: boolean;
  ourCompanies?: string[];
  /** False: `ourCompanies` is a guess from what most contracts share. */
  ourCompaniesConfirmed?: boolean;
  reminderDays?: number[];
  digest?: boolean;
  addresses?: string[];
  /** ISO 4217: what totals of several currencies are added in; US dollars where it is null. Changing it without new `rates` is refused (422, `RATES_NEEDED`): the old ones would be wrong. */
  currency?: string | null;
  /** What one unit of each currency is worth in `currency`, or in US dollars where that is null: `{ currency: EUR, rate: 1.08 }` says that one euro is 1.08 US dollars. Only the user enters them, and nothing else changes them. What is sent replaces all of them. Two of one currency (422, `TWO_RATES`) and one of the currency they lead to (422, `RATE_TO_ITSELF`) are refused. */
  rates?: {
    currency: string;
    rate: number;
  }[];
  /** Views of the list that the user has named, in their order. What is sent replaces all of them. */
  savedViews?: {
    name: string;
    /** The part of the list's address after the question mark, such as `view=due&owner=Dana`. */
    query: string;
  }[];
};
export type ExportFormat = "xlsx" | "csv" | "zip";
export type ExportSelectedRequest = {
  format: ExportFormat;
  ids: Id[];
  /** They are in the trash. */
  trash?: boolean;
};
export type ReminderState = "planned" | "sent" | "failed" | "stopped";
export type Reminder = {
  id: Id;
  kind: "reminder" | "digest" | "test" | "trouble";
  state: ReminderState;
  day: CalendarDay;
  due?: string;
  address: string;
  subject: string;
  contractId: string | null;
  contractName: string | null;
  cycleEnd: NullableCalendarDay;
  actBy: NullableCalendarDay;
  /** -1 is the day after it has passed. */
  daysBefore: number | null;
  sentAt: string | null;
  attempts: number;
  /** Why it was stopped, failed, or has to wait, in a sentence. */
  reason: string | null;
};
export type ReminderMessage = {
  reminder: Reminder;
  from: string | null;
  html: string;
  text: string;
};
export type MailState = {
  /** Where messages go: by the mail server, into the mailbox of the sandbox workspace, or nowhere. */
  delivery: "smtp" | "sandbox" | "none";
  from: string | null;
  /** What went wrong at the last attempt, in a sentence. */
  problem: string | null;
  checkedAt?: string | null;
};
export type StoppedAddress = {
  address: string;
  /** Its holder wants no messages, or the last message could not be sent. */
  why: "unsubscribed" | "failed";
  since: string;
  /** What the mail server said to the last message, in a sentence. */
  reason: string | null;
  /** It is the address of whoever asks, who can have messages sent again. */
  own: boolean;
};
export type Notice = {
  id: Id;
  at: string;
  title: string;
  read: boolean;
  contractId: string | null;
  reminderId: string | null;
};
export type Notices = {
  unread: number;
  notices: Notice[];
};
export type ReadNoticesRequest = {
  /** Left out: all. */
  ids?: Id[];
};
export type Feed = {
  /** Secret: whoever knows it reads the calendar. */
  url: string | null;
  createdAt: string | null;
};
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
export type SheetField =
  | (
      | "id"
      | "number"
      | "ownerName"
      | "ownerEmail"
      | "tags"
      | "notes"
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
      | "governingLaw"
      | null
    )
  | (
      | "id"
      | "number"
      | "ownerName"
      | "ownerEmail"
      | "tags"
      | "notes"
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
      | "governingLaw"
      | null
    );
export type SheetColumn = {
  head: string;
  field: SheetField;
  samples: string[];
  /** Why it is left out, or what settled how its dates or amounts are read. */
  note?: string;
};
export type DateForm =
  ("ymd" | "dmy" | "mdy" | null) | ("ymd" | "dmy" | "mdy" | null);
export type DecimalSign =
  ("point" | "comma" | null) | ("point" | "comma" | null);
export type SheetQuestion = {
  about: "mapping" | "dateForm" | "decimal" | "alike" | "sameTerms" | "several";
  message: string;
  samples: string[];
};
export type TakenRow = {
  /** As the spreadsheet counts. */
  row: number;
  outcome: "create" | "update" | "same";
  name: string;
  contractId?: string;
  /** Of a new one: a contract that it could be, which is here already. */
  alikeId?: string;
  /** What that contract is called; of an updated one */
  alikeName?: string;
  /** What they share: the name; the counterparty and the end; or the counterparty, the amount and the start. */
  alikeBy?: "name" | "end" | "amount";
  /** Of a new one that fits several contracts equally */
  alikeNames?: string[];
  /** The days and the amount as they were read in the row. What the row leaves empty is left out. */
  read: {
    from?: CalendarDay;
    to?: CalendarDay;
    actBy?: CalendarDay;
    agreementDate?: CalendarDay;
    amount?: number;
    currency?: string;
    amountPeriod?: AmountPeriod;
  };
  /** What the contract says until then instead, of the days and the amount that the row changes. Missing where it says nothing else. */
  replaced?: {
    from?: CalendarDay;
    to?: CalendarDay;
    actBy?: CalendarDay;
    agreementDate?: CalendarDay;
    amount?: number;
    currency?: string;
    amountPeriod?: AmountPeriod;
  };
  /** Fields. */
  changes: string[];
};
export type RefusedRow = {
  row: number;
  name: string;
  reasons: string[];
};
export type SheetImport = {
  /** False for a dry run. */
  imported: boolean;
  /** By which it can be taken back. Missing of a dry run, and where nothing was added or updated. */
  importId?: Id;
  /** The tab that was read. */
  tab: string | null;
  /** Tabs that were not read. */
  otherTabs: string[];
  columns: SheetColumn[];
  dateForm: DateForm;
  decimal: DecimalSign;
  /** What amounts are for where their row does not say it, by their head or as it was chosen. */
  amountPeriod: AmountPeriod;
  /** To be answered before it can be imported. */
  questions: SheetQuestion[];
  warnings: string[];
  counts: {
    rows: number;
    created: number;
    updated: number;
    /** Known already, with nothing new. */
    same: number;
    refused: number;
  };
  /** The first hundred that are taken. */
  rows: TakenRow[];
  /** All that are not. */
  refused: RefusedRow[];
};
export type ImportContractsRequest = {
  /** XLSX or CSV, up to 25 MB and 20,000 rows. */
  sheet: Blob;
  dryRun?: "true" | "false";
  /** The field of each column, in their order, as a JSON list with null for none. */
  mapping?: string;
  dateForm?: "ymd" | "dmy" | "mdy";
  decimal?: "point" | "comma";
  /** What amounts are for where their row does not say it, in place of what their head says. */
  amountPeriod?:
    "total" | "hour" | "day" | "week" | "month" | "quarter" | "year" | "none";
  /** What rows are that are called like a contract that no import knows: that contract, or another one. */
  alike?: "update" | "add";
  /** The same of rows that have the counterparty and the term of a contract of another name. */
  sameTerms?: "update" | "add";
  /** What becomes of rows that fit several contracts equally. Which of them each is cannot be known from the sheet. */
  several?: "leave" | "add";
};
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
export type UploadGoogleCredentialsResponse = {
  message: string;
  /** What this key cannot do yet, and what an admin should authorise. */
  warnings?: string[];
};
export type UploadGoogleCredentialsRequest = {
  /** The service account key file, .json. */
  credentials: Blob;
  workspaceEmail: string;
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
export type UploadFilesRequest = {
  /** One part for each file, with its name. */
  files?: Blob | Blob[];
  /** A search that this one takes the place of. */
  replaces?: Id;
  /** IANA name: in which today is told. UTC without it. */
  timeZone?: string;
  /** The files that were chosen and not sent (too large, empty, or beyond one reading): a JSON list of their names and sizes in bytes, at most 500. The receipt names them. */
  notSent?: string;
};
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
export type WaitingUpload = {
  files: UploadedFile[];
};
export type PutFileRequest = {
  /** The file with its name, up to 25 MB. */
  file: Blob;
};
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
export type WatchRequest = {
  rhythm: WatchRhythm;
  /** Of the clock on the wall in the time zone of the settings. */
  hour: number;
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
