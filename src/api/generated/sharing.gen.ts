/* Generated from openapi.yaml by `npm run generate`. Do not edit. */
import { baseApi as api } from '../baseApi.ts';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSharing: build.query<GetSharingApiResponse, GetSharingApiArg>({
      query: () => ({ url: `/api/sharing` }),
    }),
    openRenewalsDatabase: build.mutation<
      OpenRenewalsDatabaseApiResponse,
      OpenRenewalsDatabaseApiArg
    >({
      query: (queryArg) => ({
        url: `/api/sharing/database`,
        method: "PUT",
        body: queryArg.openRenewalsDatabaseRequest,
      }),
    }),
    inviteColleague: build.mutation<
      InviteColleagueApiResponse,
      InviteColleagueApiArg
    >({
      query: (queryArg) => ({
        url: `/api/sharing/invitations`,
        method: "POST",
        body: queryArg.inviteColleagueRequest,
      }),
    }),
    withdrawInvitation: build.mutation<
      WithdrawInvitationApiResponse,
      WithdrawInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/sharing/invitations/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    removeColleague: build.mutation<
      RemoveColleagueApiResponse,
      RemoveColleagueApiArg
    >({
      query: (queryArg) => ({
        url: `/api/sharing/people/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    readInvitation: build.query<
      ReadInvitationApiResponse,
      ReadInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/sharing/invitation`,
        method: "POST",
        body: queryArg.readInvitationRequest,
      }),
    }),
    checkInvitation: build.mutation<
      CheckInvitationApiResponse,
      CheckInvitationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/sharing/link`,
        method: "POST",
        body: queryArg.readInvitationRequest,
      }),
    }),
    joinDatabase: build.mutation<JoinDatabaseApiResponse, JoinDatabaseApiArg>({
      query: (queryArg) => ({
        url: `/api/sharing/join`,
        method: "POST",
        body: queryArg.joinDatabaseRequest,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sharingApi };
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
export type Id = string;
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
