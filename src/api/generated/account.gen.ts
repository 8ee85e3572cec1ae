/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: "POST" }),
    }),
    requestPasswordReset: build.mutation<
      RequestPasswordResetApiResponse,
      RequestPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/forgot`,
        method: "POST",
        body: queryArg.requestPasswordResetRequest,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/auth/reset`,
        method: "POST",
        body: queryArg.resetPasswordRequest,
      }),
    }),
    sendConfirmation: build.mutation<
      SendConfirmationApiResponse,
      SendConfirmationApiArg
    >({
      query: () => ({ url: `/api/account/confirmation`, method: "POST" }),
    }),
    deleteAccount: build.mutation<
      DeleteAccountApiResponse,
      DeleteAccountApiArg
    >({
      query: () => ({ url: `/api/account`, method: "DELETE" }),
    }),
    getAccount: build.query<GetAccountApiResponse, GetAccountApiArg>({
      query: () => ({ url: `/api/account` }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/account/password`,
        method: "POST",
        body: queryArg.changePasswordRequest,
      }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/account/sessions` }),
    }),
    endSessions: build.mutation<EndSessionsApiResponse, EndSessionsApiArg>({
      query: () => ({ url: `/api/account/sessions`, method: "DELETE" }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/account/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    startSecondFactor: build.mutation<
      StartSecondFactorApiResponse,
      StartSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/account/second-factor`,
        method: "POST",
        body: queryArg.passwordRequest,
      }),
    }),
    confirmSecondFactor: build.mutation<
      ConfirmSecondFactorApiResponse,
      ConfirmSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/account/second-factor`,
        method: "PUT",
        body: queryArg.secondFactorCode,
      }),
    }),
    endSecondFactor: build.mutation<
      EndSecondFactorApiResponse,
      EndSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/api/account/second-factor/end`,
        method: "POST",
        body: queryArg.passwordRequest,
      }),
    }),
    listActivity: build.query<ListActivityApiResponse, ListActivityApiArg>({
      query: () => ({ url: `/api/account/activity` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as accountApi };
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
export type Id = string;
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
