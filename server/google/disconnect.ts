/** Forgetting a Google account: the secrets always, the grant at Google only when nobody else here uses it. */
import { countOthersOfAccount, removeConnection, type ConnectionRow } from '../db/connections.ts';
import { deleteFoundOfUser } from '../db/foundContracts.ts';
import { forgetOauthStates } from '../db/oauthStates.ts';
import { cancelSearches } from '../db/searches.ts';
import { createGoogleFetch } from './googleFetch.ts';
import { REFRESH_SECRET, type GoogleRoom } from './googleRoom.ts';

const CANCELLED = 'The search was stopped because the Google account was disconnected.';

/** Removes the connection, cancels the user's searches (their ids are returned), and revokes the grant where it was the last. */
export async function disconnectAccount(room: GoogleRoom, userId: string): Promise<string[]> {
  const { removed, cancelled, isLast } = await room.database.queries.transaction(async (transaction) => {
    const row = await removeConnection(transaction, userId);
    await forgetOauthStates(transaction, userId);
    const stopped = await cancelSearches(transaction, { userId }, CANCELLED, room.clock());
    // What was found and not uploaded came from the account that is leaving; contracts stay with their documents.
    await deleteFoundOfUser(transaction, userId);
    const others = row?.googleSub ? await countOthersOfAccount(transaction, row.googleSub, userId) : 0;
    return { removed: row, cancelled: stopped, isLast: others === 0 };
  });
  if (removed && isLast) await revokeGrant(room, removed);
  if (removed) room.log({ userId, method: removed.method }, 'google account disconnected');
  return cancelled;
}

/** The account of an earlier connection that another account has taken the place of. */
export async function revokeReplaced(room: GoogleRoom, replaced: ConnectionRow): Promise<void> {
  const sub = replaced.googleSub;
  if (!sub) return;
  const others = await room.database.queries.transaction((transaction) =>
    countOthersOfAccount(transaction, sub, replaced.userId),
  );
  if (others === 0) await revokeGrant(room, replaced);
}

/** Best effort: our secrets are gone already, and a dead grant cannot be revoked. Revoking is project-wide for the account. */
async function revokeGrant(room: GoogleRoom, { method, secret, userId, sandbox }: ConnectionRow): Promise<void> {
  if (method !== 'oauth' || sandbox !== room.settings.sandbox) return;
  try {
    const token = room.secretBox.open(secret, { owner: userId, column: REFRESH_SECRET });
    const post = createGoogleFetch(room.settings.endpoints, room.settings.timeouts.probeMs);
    // In the body: tokens do not belong in addresses.
    const response = await post('https://oauth2.googleapis.com/revoke', {
      method: 'POST',
      body: new URLSearchParams({ token }),
    });
    await response.body?.cancel();
    room.log({ userId, status: response.status }, 'google grant revoked');
  } catch {
    room.log({ userId }, 'google grant could not be revoked');
  }
}
