/**
 * Access tokens of a personal account. Refreshed under a lock on the connection's row, so that of all processes one asks
 * Google and the others find its answer; within a process all wait for the same refresh.
 */
import { refreshTokenEnd } from './refreshTokenEnd.ts';
import { changeConnection, lockConnection, type ConnectionRow } from '../db/connections.ts';
import type { Queries } from '../db/database.ts';
import type { AccessTokens } from './accessTokens.ts';
import { createOAuthClient } from './authClients.ts';
import { deadConnection, declareDead } from './deadConnection.ts';
import { GoogleFailure, googleFailure } from './googleFailure.ts';
import { ACCESS_TOKEN, REFRESH_SECRET, type GoogleRoom } from './googleRoom.ts';
import { askPatiently } from './patience.ts';

/** A token is used until a minute before its end. */
const SPARE_MS = 60_000;

/** The lock is held meanwhile. */
const REFRESH_TRIES = 3;

type Token = { value: string; expiresAt: number };
/** With the connection that it belongs to now: a later one than the opened, where the user has reconnected. */
type CurrentToken = Token & { connectionId: string };

/** Whose tokens: the user here, the connection as it was opened, the account at Google. */
export type TokenOwner = Pick<ConnectionRow, 'userId' | 'connectionId' | 'googleSub'>;

/**
 * Tokens for an opened connection. Should the user connect the same account anew meanwhile, the new grant is taken; with
 * another account in its place, work that was begun ends with `connectionChanged`.
 */
export function createOAuthTokens(room: GoogleRoom, owner: TokenOwner): AccessTokens {
  let current: CurrentToken | null = null;
  let { connectionId } = owner;

  async function refreshed(refused: string | null, signal: AbortSignal): Promise<string> {
    const key = `${owner.connectionId} ${refused ?? ''}`;
    let refresh = room.refreshes.get(key);
    if (!refresh) {
      refresh = refreshUnderLock(room, owner, refused).then((token) => {
        current = token;
        connectionId = token.connectionId;
        return token.value;
      });
      room.refreshes.set(key, refresh);
      const forget = () => void room.refreshes.delete(key);
      refresh.then(forget, forget);
    }
    return orAborted(refresh, signal);
  }

  return {
    get: async (signal) => (current && isFresh(current, room) ? current.value : refreshed(null, signal)),
    renew: refreshed,
    lost: (failure) => declareDead(room, room.database.queries, { ...owner, connectionId }, failure),
  };
}

/** Whoever is cancelled leaves; the refresh goes on for the others. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason as Error);
  signal.addEventListener('abort', leave, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

function isFresh(token: Token, room: GoogleRoom): boolean {
  return token.expiresAt - SPARE_MS > room.time.now();
}

/** Throws after the transaction has ended: what it says of the dead grant must stay written. */
async function refreshUnderLock(room: GoogleRoom, owner: TokenOwner, refused: string | null): Promise<CurrentToken> {
  const result = await room.database.queries.transaction(async (transaction) => {
    const row = await lockConnection(transaction, owner.userId);
    if (!row) return googleFailure('reconnect', 'notConnected', 'notConnected');
    if (row.method !== 'oauth' || row.googleSub !== owner.googleSub)
      return googleFailure('reconnect', 'connectionChanged', 'connectionChanged');
    if (row.status === 'reconnect_needed') return deadConnection(row);
    const stored = storedToken(room, row);
    const token =
      stored && stored.value !== refused && isFresh(stored, room) ? stored : await askGoogle(room, transaction, row);
    return token instanceof GoogleFailure ? token : { ...token, connectionId: row.connectionId };
  });
  if (result instanceof GoogleFailure) throw result;
  return result;
}

async function askGoogle(room: GoogleRoom, transaction: Queries, row: ConnectionRow): Promise<Token | GoogleFailure> {
  const owner = { owner: row.userId };
  let refreshToken: string;
  try {
    refreshToken = room.secretBox.open(row.secret, { ...owner, column: REFRESH_SECRET });
  } catch {
    const failure = googleFailure('reconnect', 'secretUnreadable', 'secretUnreadable');
    await declareDead(room, transaction, row, failure);
    return failure;
  }
  try {
    const client = createOAuthClient(room.settings);
    client.setCredentials({ refresh_token: refreshToken });
    // Google does not rotate refresh tokens; should a new one come, it counts (the library drops it).
    let newest = refreshToken;
    client.on('tokens', (tokens) => void (newest = tokens.refresh_token ?? newest));
    const patience = { nature: { target: 'token', method: 'oauth' }, time: room.time, tries: REFRESH_TRIES } as const;
    const signal = new AbortController().signal;
    const { credentials } = await askPatiently({ ...patience, signal }, () => client.refreshAccessToken());
    const value = credentials.access_token;
    if (!value) throw new TypeError('Google sent no access token');
    const token = { value, expiresAt: credentials.expiry_date ?? room.time.now() };
    const isSecretOld = newest !== refreshToken || room.secretBox.isStale(row.secret);
    const end = refreshTokenEnd(credentials, room.clock());
    const change = {
      ...(end !== null && { refreshTokenExpiresAt: end }),
      accessToken: room.secretBox.seal(value, { ...owner, column: ACCESS_TOKEN }),
      accessTokenExpiresAt: new Date(token.expiresAt),
      ...(isSecretOld && { secret: room.secretBox.seal(newest, { ...owner, column: REFRESH_SECRET }) }),
    };
    await changeConnection(transaction, row.connectionId, change, room.clock());
    return token;
  } catch (error) {
    if (!(error instanceof GoogleFailure)) throw error;
    if (error.kind === 'reconnect') await declareDead(room, transaction, row, error);
    return error;
  }
}

function storedToken(room: GoogleRoom, row: ConnectionRow): Token | null {
  if (!row.accessToken || !row.accessTokenExpiresAt) return null;
  try {
    const value = room.secretBox.open(row.accessToken, { owner: row.userId, column: ACCESS_TOKEN });
    return { value, expiresAt: row.accessTokenExpiresAt.getTime() };
  } catch {
    return null;
  }
}
