/** Access tokens of a service account that acts for a user: one signer per user and purpose, kept in memory only. */
import type { AccessTokens } from './accessTokens.ts';
import { createDelegatedClient } from './authClients.ts';
import type { GoogleFailure } from './googleFailure.ts';
import type { GoogleRoom } from './googleRoom.ts';
import { askPatiently } from './patience.ts';
import type { ServiceAccountKey } from './serviceAccountKey.ts';

const TOKEN_TRIES = 3;

/** Tokens of one scope for `subject`. `onLost` is told when the key itself is refused. */
export function createDelegatedTokens(
  room: GoogleRoom,
  key: ServiceAccountKey,
  subject: string,
  scope: string,
  onLost: (failure: GoogleFailure) => Promise<void>,
): AccessTokens {
  let client = createDelegatedClient(room.settings, key, subject, scope);
  let issued = '';

  async function get(signal: AbortSignal): Promise<string> {
    const patience = {
      nature: { target: 'token', method: 'service_account' },
      time: room.time,
      tries: TOKEN_TRIES,
    } as const;
    const { token } = await askPatiently({ ...patience, signal }, () => client.getAccessToken());
    if (!token) throw new TypeError('Google sent no access token');
    issued = token;
    return token;
  }

  return {
    get,
    async renew(refused, signal) {
      // Of several calls that were refused together, the first brings the new one.
      if (issued === refused) client = createDelegatedClient(room.settings, key, subject, scope);
      return get(signal);
    },
    lost: onLost,
  };
}
