/** Connections that Google no longer accepts: remembered with a sentence, and told in the same words until the user reconnects. */
import { changeConnection, type ConnectionRow } from '../db/connections.ts';
import type { Queries } from '../db/database.ts';
import { GoogleFailure, googleFailure } from './googleFailure.ts';
import type { GoogleRoom } from './googleRoom.ts';

/** Troubles of a reconnect kind that say nothing of the grant as a whole. */
const HARMLESS = new Set([
  'notConnected',
  'connectionChanged',
  'reconnectNeeded',
  'gmailNotGranted',
  'driveNotGranted',
]);

/** Marks the connection as needing a reconnect, with the failure's sentence. Nothing where it was replaced meanwhile. */
export async function declareDead(
  room: GoogleRoom,
  queries: Queries,
  { userId, connectionId }: Pick<ConnectionRow, 'userId' | 'connectionId'>,
  failure: GoogleFailure,
): Promise<void> {
  if (HARMLESS.has(failure.reason)) return;
  const status = { status: 'reconnect_needed', reconnectReason: failure.message } as const;
  const change = { ...status, accessToken: null, accessTokenExpiresAt: null };
  const isCurrent = await changeConnection(queries, connectionId, change, room.clock());
  if (isCurrent) room.log({ userId, reason: failure.reason }, 'google connection needs reconnecting');
}

/** The failure of a connection that was found dead before, in the words of then. */
export function deadConnection(row: Pick<ConnectionRow, 'reconnectReason'>): GoogleFailure {
  const words = googleFailure('reconnect', 'reconnectNeeded', 'grantDead');
  if (row.reconnectReason === null) return words;
  const { reason, details } = words;
  return new GoogleFailure({ kind: 'reconnect', reason, details, message: row.reconnectReason });
}
