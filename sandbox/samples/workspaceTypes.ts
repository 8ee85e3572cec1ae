/**
 * What a sandbox workspace holds: the accounts, mails and files that the stand-in for Google serves. The sample workspace
 * and the workspace made from a folder are both of this shape; the server reads nothing else.
 */

export type WorkspaceAccount = { email: string; name: string; isAdmin: boolean; suspended?: boolean };

export type WorkspaceDrive = { id: string; name: string };

export type WorkspaceMail = {
  /** Gmail's shape: 16 hexadecimal digits, unique in the workspace. */
  id: string;
  /** The id of the first mail of its conversation. */
  threadId: string;
  /** Whose mailbox it lies in: an email of `accounts`. */
  account: string;
  /** As in the header: `Name <address>`. */
  from: string;
  to: string;
  subject: string;
  /** ISO instant (`…Z`): Gmail's internalDate. */
  date: string;
  /** Gmail's: INBOX, SENT, DRAFT, IMPORTANT, CATEGORY_PROMOTIONS … */
  labelIds: string[];
  /** The whole message, RFC 2822, CRLF line ends. */
  raw: Uint8Array;
  /** More words that a search finds it by: what its body and attachments say, plain text. */
  searchText?: string;
};

export type WorkspaceFile = {
  /** Drive's shape: 33 characters of `A-Za-z0-9_-`, unique in the workspace. */
  id: string;
  /** The owner, an email of `accounts`; for a file of a shared drive the member who made it. */
  account: string;
  name: string;
  mimeType: string;
  /** ISO instants (`…Z`). */
  createdTime: string;
  modifiedTime: string;
  /** The content; absent for Google Docs and shortcuts, which cannot be downloaded. */
  bytes?: Uint8Array;
  /** Only with the type `application/vnd.google-apps.document`: what its exports answer. */
  googleDoc?: { text: string; pdf: Uint8Array; docx?: Uint8Array };
  /** Only with the type `application/vnd.google-apps.spreadsheet`: what its export answers. */
  googleSheet?: { xlsx: Uint8Array };
  /** Only with the type `application/vnd.google-apps.shortcut`: the id of its target. */
  shortcutTo?: string;
  /** The shared drive it lies in, an id of `drives`; absent: in the owner's My Drive. */
  driveId?: string;
  trashed?: boolean;
  /** Absent means true. False: the owner forbade downloading, exporting and copying. */
  canDownload?: boolean;
  /** Emails of other accounts of the workspace that may read it. */
  sharedWith?: string[];
  /** Whoever has the link may read it, though it is in no list of theirs: with this resource key in it, unless that is empty. */
  linkKey?: string;
  /** Everybody of the domain may find and read it: only a list of the whole domain shows it to those it is not shared with. */
  isDiscoverable?: boolean;
  /** What `fullText contains` looks in beside the name: the text of the document, plain. */
  searchText?: string;
};

export type SampleWorkspace = {
  accounts: WorkspaceAccount[];
  /** The workspace's domain: what the accounts' addresses end in. */
  domain: string;
  drives: WorkspaceDrive[];
  /** In no particular order: the server sorts by date. */
  mails: WorkspaceMail[];
  files: WorkspaceFile[];
};
