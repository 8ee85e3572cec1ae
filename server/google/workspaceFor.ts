/** A connection opened: its accounts and a client for each. Personal accounts and service accounts look the same from outside. */
import type { ConnectionRow } from '../db/connections.ts';
import type { AccessTokens } from './accessTokens.ts';
import { createDelegatedTokens } from './delegatedTokens.ts';
import { declareDead } from './deadConnection.ts';
import { listWorkspaceUsers } from './directoryClient.ts';
import { createDriveClient, type DriveClient } from './driveClient.ts';
import { createGmailClient, type GmailClient } from './gmailClient.ts';
import { GoogleFailure, googleFailure, mayPass } from './googleFailure.ts';
import type { AccountContext } from './googleRequest.ts';
import type { GoogleRoom } from './googleRoom.ts';
import { createOAuthTokens, type TokenOwner } from './oauthTokens.ts';
import { DIRECTORY_SCOPE, DRIVE_SCOPE, GMAIL_SCOPE, grantedServices } from './scopes.ts';
import type { ServiceAccountKey } from './serviceAccountKey.ts';
import type { EntityChoice, Workspace, WorkspaceAccount } from './workspaceClient.ts';

const USERS_INCOMPLETE = 'Google’s list of accounts never ended. Some accounts may not have been searched.';

/** What of a connection is needed to open it. */
export type OpenConnection = Pick<ConnectionRow, 'userId' | 'connectionId' | 'email' | 'scopes'> &
  Partial<Pick<ConnectionRow, 'hostedDomain'>>;

/** Caps the attempts of every call: where a person waits. */
type Hurry = { tries?: number; settings?: GoogleRoom['settings'] };

/** Gmail and Drive of one account, with what probes need besides. */
export type AccountClients = { gmail: GmailClient; drive: DriveClient };

/** A personal account: one grant for everything, and it pays for its own calls. */
export function openPersonal(room: GoogleRoom, connection: OpenConnection & TokenOwner, hurry: Hurry = {}) {
  const tokens = createOAuthTokens(room, connection);
  const context: AccountContext = {
    method: 'oauth',
    account: connection.email,
    user: connection.userId,
    gate: room.gateOf(connection.email, connection.googleSub ?? connection.email),
    time: room.time,
    settings: room.settings,
    tokens,
    ...hurry,
  };
  const clients = { gmail: createGmailClient(context), drive: createDriveClient(context) };
  return {
    method: 'oauth' as const,
    clientsFor: (): AccountClients => clients,
    async accounts({ entityType, specificAccounts }: EntityChoice) {
      const own = connection.email.toLowerCase();
      const isForeign = specificAccounts.some((account) => account.trim().toLowerCase() !== own);
      if (entityType === 'SPECIFIC_ACCOUNTS' && isForeign)
        throw googleFailure('fatal', 'foreignAccount', 'foreignAccount');
      return { accounts: [{ email: connection.email, hasMailbox: true }], warnings: [] };
    },
  };
}

/** A Workspace through its service account: a token per user and purpose; `client_email` pays for all calls. */
export function openDelegated(room: GoogleRoom, connection: OpenConnection, key: ServiceAccountKey, hurry: Hurry = {}) {
  const lost = (failure: GoogleFailure) => declareDead(room, room.database.queries, connection, failure);
  const known = new Map<string, AccountClients>();

  function contextFor(account: string, scope: string): AccountContext {
    const tokens: AccessTokens = createDelegatedTokens(room, key, account, scope, lost);
    const gate = room.gateOf(account, key.client_email);
    return {
      method: 'service_account',
      account,
      user: connection.userId,
      gate,
      time: room.time,
      settings: room.settings,
      tokens,
      ...hurry,
    };
  }

  function clientsFor(account: string): AccountClients {
    const made = known.get(account) ?? {
      gmail: createGmailClient(contextFor(account, GMAIL_SCOPE)),
      drive: createDriveClient(contextFor(account, DRIVE_SCOPE)),
    };
    known.set(account, made);
    return made;
  }

  const listUsers = (signal: AbortSignal, options?: { firstPageOnly: boolean }) =>
    listWorkspaceUsers(contextFor(connection.email, DIRECTORY_SCOPE), signal, options);

  return {
    method: 'service_account' as const,
    clientsFor,
    listUsers,
    async accounts({ entityType, specificAccounts }: EntityChoice, signal: AbortSignal) {
      if (entityType === 'SPECIFIC_ACCOUNTS')
        return { accounts: distinct(specificAccounts).map((email) => ({ email, hasMailbox: true })), warnings: [] };
      try {
        const { users, complete } = await listUsers(signal);
        return { accounts: users, warnings: complete ? [] : [USERS_INCOMPLETE] };
      } catch (error) {
        if (!(error instanceof GoogleFailure) || (error.kind !== 'admin' && error.kind !== 'skip')) throw error;
        if (mayPass(error)) throw error;
        // Said, not hidden: the receipt shows that one account was searched and why.
        const only: WorkspaceAccount[] = [{ email: connection.email, hasMailbox: true }];
        const why = [error.message, error.details].filter(Boolean).join(' ');
        return { accounts: only, warnings: [`Only ${connection.email} was searched, not all accounts. ${why}`] };
      }
    },
  };
}

/** The connection as the rest of the service sees it. */
export function toWorkspace(
  opened: ReturnType<typeof openPersonal> | ReturnType<typeof openDelegated>,
  connection: OpenConnection,
): Workspace {
  const services = grantedServices(connection.scopes);
  return {
    method: opened.method,
    mainAccount: connection.email,
    services,
    isOrganisation: opened.method === 'service_account' || (connection.hostedDomain ?? null) !== null,
    accounts: opened.accounts,
    clientFor(email) {
      const { gmail, drive } = opened.clientsFor(email);
      const mail = services.gmail ? gmail : refusing(gmail, 'gmailNotGranted');
      const files = services.drive ? drive : refusing(drive, 'driveNotGranted');
      return { account: email, ...mail, ...files };
    },
  };
}

/** A client whose every call says that its service was not allowed, instead of asking Google. */
function refusing<Client extends object>(client: Client, reason: 'gmailNotGranted' | 'driveNotGranted'): Client {
  const refuse = () => Promise.reject(googleFailure('reconnect', reason, reason));
  return Object.fromEntries(Object.keys(client).map((name) => [name, refuse])) as Client;
}

function distinct(accounts: readonly string[]): string[] {
  return [...new Map(accounts.map((account) => [account.trim().toLowerCase(), account.trim()])).values()].filter(
    (account) => account !== '',
  );
}
