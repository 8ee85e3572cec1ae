/** What we ask to read, and what was allowed. Read-only, all of it. */
import type { GrantedServices } from './workspaceClient.ts';

export const GMAIL_SCOPE = 'https://www.googleapis.com/auth/gmail.readonly';
export const DRIVE_SCOPE = 'https://www.googleapis.com/auth/drive.readonly';
export const DIRECTORY_SCOPE = 'https://www.googleapis.com/auth/admin.directory.user.readonly';

/** Of a personal account: who it is, its mail, its files. The last two are boxes that a user may leave unticked. */
export const CONSENT_SCOPES = ['openid', 'email', GMAIL_SCOPE, DRIVE_SCOPE];

/** Of a service account: what an administrator has to enter under domain-wide delegation. */
export const DELEGATION_SCOPES = [GMAIL_SCOPE, DRIVE_SCOPE, DIRECTORY_SCOPE];

/** Which services these scopes open. */
export function grantedServices(scopes: readonly string[]): GrantedServices {
  return { gmail: scopes.includes(GMAIL_SCOPE), drive: scopes.includes(DRIVE_SCOPE) };
}
