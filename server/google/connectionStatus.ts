/** The connection as the status calls show it: read from the database alone, cheap enough to poll. */
import { findConnection, type ConnectionRow } from '../db/connections.ts';
import type { Queries } from '../db/database.ts';
import type { SecretBox } from '../db/secretBox.ts';
import { REFRESH_SECRET } from './googleRoom.ts';
import { GOOGLE_SENTENCES } from './googleSentences.ts';
import { DIRECTORY_SCOPE, grantedServices } from './scopes.ts';
import type { ConnectionMethod, GrantedServices } from './workspaceClient.ts';

export type ConnectionStatus = {
  connected: boolean;
  /** The account's address, also where it has to be connected again; null where there never was one. */
  email: string | null;
  method: ConnectionMethod | null;
  services: GrantedServices;
  /** Of a service account: may it list the accounts of its Workspace? Null for others. */
  allAccounts: boolean | null;
  /** A sentence, where an account was connected and Google no longer lets us in. */
  reconnectReason: string | null;
  /** When Google ends the permission by itself; null where it did not say. */
  expiresAt: Date | null;
};

export type StatusContext = {
  queries: Queries;
  /** Whether this installation's Google is the sandbox now; a connection of the other kind is dead. */
  sandbox: boolean;
  /** Opens what the connection is kept by: without its key it is of no use, until the key comes back. */
  secretBox: Pick<SecretBox, 'open'>;
};

/** Where the user's connection stands, as far as it can be told without asking Google. */
export async function connectionStatus(
  { queries, sandbox, secretBox }: StatusContext,
  userId: string,
): Promise<ConnectionStatus> {
  const row = await findConnection(queries, userId);
  if (!row)
    return {
      connected: false,
      email: null,
      method: null,
      services: { gmail: false, drive: false },
      allAccounts: null,
      reconnectReason: null,
      expiresAt: null,
    };
  const reconnectReason = reasonToReconnect(row, sandbox, secretBox);
  const connected = reconnectReason === null;
  const expiresAt = connected ? row.refreshTokenExpiresAt : null;
  const services = grantedServices(row.scopes);
  const allAccounts = row.method === 'service_account' ? row.scopes.includes(DIRECTORY_SCOPE) : null;
  return { connected, email: row.email, method: row.method, services, allAccounts, reconnectReason, expiresAt };
}

function reasonToReconnect(row: ConnectionRow, sandbox: boolean, secretBox: Pick<SecretBox, 'open'>): string | null {
  if (row.sandbox !== sandbox) return GOOGLE_SENTENCES.sandboxChanged.message;
  if (row.status !== 'connected') return row.reconnectReason ?? GOOGLE_SENTENCES.grantDead.message;
  try {
    secretBox.open(row.secret, { owner: row.userId, column: REFRESH_SECRET });
    return null;
  } catch {
    return GOOGLE_SENTENCES.secretUnreadable.message;
  }
}
