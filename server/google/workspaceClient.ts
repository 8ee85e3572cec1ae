/**
 * What the rest of the service knows of Google: one mailbox and drive (`WorkspaceClient`), and the connection that opens
 * them (`Workspace`). Types only. Every method throws `GoogleFailure` and nothing else, except that an aborted signal
 * rejects with the signal's own reason. Retries, rate limits and time-outs are inside.
 */

type MessageRef = { id: string; threadId: string };

/** A page of a list. `nextPageToken` null means the end; an empty page with a token does not. */
type MessagePage = { messages: MessageRef[]; nextPageToken: string | null };

export type MailHeader = { name: string; value: string };

/** A node of a message's part tree, of any depth. */
export type MailPart = {
  /** Immutable within its message; with the message's id the only durable address of an attachment. Empty for the root. */
  partId: string;
  /** Lower case, without parameters. */
  mimeType: string;
  /** Empty where the part has none. As the sender wrote it: not to be trusted. */
  filename: string;
  headers: MailHeader[];
  /** Bytes after decoding. */
  size: number;
  /** Small bodies come inline. Null: ask `getAttachment`, or there is none (`size` 0). */
  data: Uint8Array | null;
  /** Short-lived; only to be handed back to `getAttachment` at once, never stored. */
  attachmentId: string | null;
  parts: MailPart[];
};

export type MailMessage = {
  id: string;
  threadId: string;
  labelIds: string[];
  /** Epoch milliseconds: when Google accepted it. More reliable than the Date header. */
  internalDate: number;
  /** Bytes of the whole message, an estimate. */
  sizeEstimate: number;
  payload: MailPart;
};

/**
 * Where to look: everything visible at once, or piece by piece when Google says the first was incomplete. `domain` is what everybody
 * of the organisation may find, which "everything" leaves out.
 */
export type DriveScope = 'allDrives' | 'user' | 'domain' | { driveId: string };

export type DriveFile = {
  id: string;
  name: string;
  mimeType: string;
  /** Bytes; null for Google's own formats. */
  size: number | null;
  /** Epoch milliseconds. */
  modifiedTime: number;
  createdTime: number | null;
  md5Checksum: string | null;
  sha256Checksum: string | null;
  /** `headRevisionId`, else `version`: with the id the key of this content. */
  revision: string | null;
  driveId: string | null;
  owner: string | null;
  webViewLink: string | null;
  resourceKey: string | null;
  canDownload: boolean;
  trashed: boolean;
  /** Set for shortcuts only. */
  shortcutTarget: { id: string; mimeType: string; resourceKey: string | null } | null;
};

/** `incompleteSearch`: results are missing; search 'user' and every drive of `listDrives` one by one instead. */
type FilePage = { files: DriveFile[]; nextPageToken: string | null; incompleteSearch: boolean };

type SharedDrive = { id: string; name: string };

/** A Google Doc, Sheet or Slides in forms we can read and keep. */
export type ExportedDocument = {
  /** For analysis; null where Google gives no text of it. */
  text: string | null;
  /** For keeping; null where it is over Google's export limit. */
  pdf: Uint8Array | null;
  /** A sentence for the receipt where something is missing. */
  note: string | null;
};

export type WorkspaceClient = {
  /** The account's email address. */
  readonly account: string;

  /** Ids of the messages matching Gmail's `q`. 500 a page. */
  listMessages(q: string, pageToken: string | null, signal: AbortSignal): Promise<MessagePage>;
  /** One message with its whole part tree. */
  getMessage(id: string, signal: AbortSignal): Promise<MailMessage>;
  /**
   * The bytes of an attachment, from the part of a message just fetched. An `attachmentId` that expired (or is not given)
   * costs one more fetch of the message. Over `maxBytes` → `skip` / `tooLarge`, known beforehand by `part.size`.
   */
  getAttachment(
    messageId: string,
    part: { partId: string; attachmentId?: string | null; size?: number },
    signal: AbortSignal,
    maxBytes?: number,
  ): Promise<Uint8Array>;
  /** The whole message, RFC 2822. */
  getRawMessage(id: string, signal: AbortSignal): Promise<Uint8Array>;

  /** Files matching Drive's `q`. */
  listFiles(q: string, scope: DriveScope, pageToken: string | null, signal: AbortSignal): Promise<FilePage>;
  /** Every shared drive the account is a member of; `complete` is false where Google's list did not come to an end. */
  listDrives(signal: AbortSignal): Promise<{ drives: SharedDrive[]; complete: boolean }>;
  /** What a link leads to. `gone` where it is deleted or not shared with the account. */
  getFile(link: { id: string; resourceKey: string | null }, signal: AbortSignal): Promise<DriveFile>;
  /** The file a shortcut points to (through further shortcuts, too); any other file as it is. `gone` where the target is. */
  resolveShortcut(file: DriveFile, signal: AbortSignal): Promise<DriveFile>;
  /** The bytes of a binary file. `skip` with `tooLarge` or `cannotDownload`, checked before anything is fetched. */
  downloadFile(file: DriveFile, signal: AbortSignal, maxBytes?: number): Promise<Uint8Array>;
  /** A Google Doc, Sheet or Slides. `skip` where neither text nor PDF can be had. */
  exportGoogleDoc(file: DriveFile, signal: AbortSignal, maxBytes?: number): Promise<ExportedDocument>;
  /** A Google Sheet as XLSX. `skip` where it may not be exported, or is too large. */
  exportSheet(file: DriveFile, signal: AbortSignal, maxBytes?: number): Promise<Uint8Array>;
};

export type ConnectionMethod = 'oauth' | 'service_account';

/** Which of the two services may be read. A user may untick one in the consent screen. */
export type GrantedServices = { gmail: boolean; drive: boolean };

/** `hasMailbox` false: search its drive only. */
export type WorkspaceAccount = { email: string; hasMailbox: boolean };

/** Which accounts a search is to cover, as in the request. */
export type EntityChoice = { entityType: 'ALL_ACCOUNTS' | 'SPECIFIC_ACCOUNTS'; specificAccounts: string[] };

export type Workspace = {
  readonly method: ConnectionMethod;
  /** OAuth: the connected account. Service account: the Workspace email given with the key. */
  readonly mainAccount: string;
  readonly services: GrantedServices;
  /** The accounts are those of an organisation's Workspace, with a domain of its own. */
  readonly isOrganisation: boolean;
  /**
   * The accounts to search. OAuth: the connected one, whatever ALL_ACCOUNTS says; a foreign one → `fatal` / `foreignAccount`.
   * Service account: the Directory for ALL_ACCOUNTS (suspended and archived left out), the given addresses for SPECIFIC_ACCOUNTS.
   * Where the Directory may not be read it is the main account alone, and one of the `warnings`, sentences for the receipt, says so and
   * why; a fresh token that was refused there (`admin` / `authError`) is thrown, as it may pass.
   */
  accounts(choice: EntityChoice, signal: AbortSignal): Promise<{ accounts: WorkspaceAccount[]; warnings: string[] }>;
  clientFor(email: string): WorkspaceClient;
};

/** Opens the user's connection. Throws `GoogleFailure` with kind `reconnect` (`notConnected`, or why the grant died). */
export type OpenWorkspace = (userId: string) => Promise<Workspace>;
