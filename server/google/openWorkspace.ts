/** From a user to the opened connection. */
import { findConnection, type ConnectionRow } from '../db/connections.ts';
import { deadConnection, declareDead } from './deadConnection.ts';
import { googleFailure } from './googleFailure.ts';
import { REFRESH_SECRET, type GoogleRoom } from './googleRoom.ts';
import type { ServiceAccountKey } from './serviceAccountKey.ts';
import type { Workspace } from './workspaceClient.ts';
import { openDelegated, openPersonal, toWorkspace } from './workspaceFor.ts';

/** Opens the user's connection. Throws `reconnect`: `notConnected`, `sandboxChanged`, `reconnectNeeded`, `secretUnreadable`. */
export async function openWorkspace(room: GoogleRoom, userId: string): Promise<Workspace> {
  const row = await liveConnection(room, userId);
  return toWorkspace(await openConnection(room, row), row);
}

/** The user's connection, where it is one that works as far as we know. Throws as above. */
export async function liveConnection(room: GoogleRoom, userId: string): Promise<ConnectionRow> {
  const row = await findConnection(room.database.queries, userId);
  if (!row) throw googleFailure('reconnect', 'notConnected', 'notConnected');
  if (row.sandbox !== room.settings.sandbox) throw googleFailure('reconnect', 'sandboxChanged', 'sandboxChanged');
  if (row.status === 'reconnect_needed') throw deadConnection(row);
  return row;
}

/** The connection of that row, by its method. `hurry` as in `workspaceFor.ts`. */
export async function openConnection(
  room: GoogleRoom,
  row: ConnectionRow,
  hurry: Parameters<typeof openDelegated>[3] = {},
) {
  if (row.method === 'oauth') return openPersonal(room, row, hurry);
  return openDelegated(room, row, await openKey(room, row), hurry);
}

async function openKey(room: GoogleRoom, row: ConnectionRow): Promise<ServiceAccountKey> {
  try {
    const text = room.secretBox.open(row.secret, { owner: row.userId, column: REFRESH_SECRET });
    return JSON.parse(text) as ServiceAccountKey;
  } catch {
    const failure = googleFailure('reconnect', 'secretUnreadable', 'secretUnreadable');
    await declareDead(room, room.database.queries, row, failure);
    throw failure;
  }
}
