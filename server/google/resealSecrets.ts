/** Key rotation: what older keys have sealed is sealed with the current one, so that the old keys can be dropped. */
import { changeConnection, listConnectionKeys, lockConnection } from '../db/connections.ts';
import { resealAccountSecrets } from '../db/resealAccountSecrets.ts';
import { ACCESS_TOKEN, REFRESH_SECRET, type GoogleRoom } from './googleRoom.ts';

/**
 * Seals every stale secret again; run at the start of the service. Secrets that no configured key opens are left as they
 * are: the key may come back. Returns how many were sealed again and how many could not be opened.
 */
export async function resealSecrets(room: GoogleRoom): Promise<{ resealed: number; unreadable: number }> {
  const { database, secretBox } = room;
  const result = await resealAccountSecrets(database.queries, secretBox);
  const stale = (await listConnectionKeys(database.queries)).filter(({ head }) => secretBox.isStale(head));
  for (const { userId } of stale) {
    // Row by row, under the lock of refreshing: nobody's newer secret is overwritten.
    await database.queries.transaction(async (transaction) => {
      const row = await lockConnection(transaction, userId);
      if (!row || !secretBox.isStale(row.secret)) return;
      try {
        const again = (sealed: Buffer, column: string) =>
          secretBox.seal(secretBox.open(sealed, { owner: userId, column }), { owner: userId, column });
        const secret = again(row.secret, REFRESH_SECRET);
        const accessToken = row.accessToken && again(row.accessToken, ACCESS_TOKEN);
        await changeConnection(transaction, row.connectionId, { secret, accessToken }, room.clock());
        result.resealed += 1;
      } catch {
        result.unreadable += 1;
      }
    });
  }
  if (result.resealed + result.unreadable > 0) room.log(result, 'secrets sealed anew');
  return result;
}
