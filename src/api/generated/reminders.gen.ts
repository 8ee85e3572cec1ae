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
    listReminders: build.query<ListRemindersApiResponse, ListRemindersApiArg>({
      query: (queryArg) => ({
        url: `/api/reminders`,
        params: {
          state: queryArg.state,
        },
      }),
    }),
    sendTestMessage: build.mutation<
      SendTestMessageApiResponse,
      SendTestMessageApiArg
    >({
      query: () => ({ url: `/api/reminders/test`, method: "POST" }),
    }),
    getReminder: build.query<GetReminderApiResponse, GetReminderApiArg>({
      query: (queryArg) => ({
        url: `/api/reminders/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    putReminderChoice: build.mutation<
      PutReminderChoiceApiResponse,
      PutReminderChoiceApiArg
    >({
      query: (queryArg) => ({
        url: `/api/contracts/${encodeURIComponent(String(queryArg.id))}/reminders`,
        method: "PUT",
        body: queryArg.reminderChoice,
      }),
    }),
    getMailState: build.query<GetMailStateApiResponse, GetMailStateApiArg>({
      query: () => ({ url: `/api/mail` }),
    }),
    listStoppedAddresses: build.query<
      ListStoppedAddressesApiResponse,
      ListStoppedAddressesApiArg
    >({
      query: () => ({ url: `/api/mail/stopped` }),
    }),
    sendAgain: build.mutation<SendAgainApiResponse, SendAgainApiArg>({
      query: () => ({ url: `/api/mail/send-again`, method: "POST" }),
    }),
    listNotices: build.query<ListNoticesApiResponse, ListNoticesApiArg>({
      query: () => ({ url: `/api/notices` }),
    }),
    readNotices: build.mutation<ReadNoticesApiResponse, ReadNoticesApiArg>({
      query: (queryArg) => ({
        url: `/api/notices/read`,
        method: "POST",
        body: queryArg.readNoticesRequest,
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
export type Id = string;
export type ReminderState = "planned" | "sent" | "failed" | "stopped";
export type CalendarDay = string;
export type NullableCalendarDay = string | null;
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
export type Message = {
  message: string;
};
export type ReminderMessage = {
  reminder: Reminder;
  from: string | null;
  html: string;
  text: string;
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
