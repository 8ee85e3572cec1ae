/** The OAuth 2 web flow: where to send the popup, and what comes back. */
import { createHash, randomBytes } from 'node:crypto';
import { CodeChallengeMethod } from 'google-auth-library';
import { findConnection, saveConnection } from '../db/connections.ts';
import { beginOauthState, takeOauthState } from '../db/oauthStates.ts';
import { createOAuthClient } from './authClients.ts';
import { ConsentError, type ConsentErrorReason } from './consentError.ts';
import { revokeReplaced } from './disconnect.ts';
import { GoogleFailure } from './googleFailure.ts';
import { ACCESS_TOKEN, PKCE_VERIFIER, REFRESH_SECRET, type GoogleRoom } from './googleRoom.ts';
import { redirectUri } from './googleSettings.ts';
import { askPatiently } from './patience.ts';
import { refreshTokenEnd } from './refreshTokenEnd.ts';
import { CONSENT_SCOPES, grantedServices } from './scopes.ts';
import type { GrantedServices } from './workspaceClient.ts';

/** How long a consent may take. */
export const CONSENT_MINUTES = 10;

/** What Google may say instead of giving a code. */
const REFUSALS: Record<string, ConsentErrorReason> = {
  access_denied: 'denied',
  admin_policy_enforced: 'policy',
  org_internal: 'orgInternal',
};

/** A person waits before the closing popup. */
const EXCHANGE_TRIES = 2;

/**
 * The address of the consent screen. `browserSecret` is the value of the cookie that binds the consent to this browser;
 * give the present one so that a second popup does not void the first.
 */
export async function beginConsent(
  room: GoogleRoom,
  userId: string,
  browserSecret: string,
): Promise<{ authUrl: string }> {
  const client = createOAuthClient(room.settings);
  const state = randomSecret();
  const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
  const now = room.clock();
  const row = {
    stateHash: hashOf(state),
    userId,
    browserHash: hashOf(browserSecret),
    verifier: room.secretBox.seal(codeVerifier, { owner: userId, column: PKCE_VERIFIER }),
    expiresAt: new Date(now.getTime() + CONSENT_MINUTES * 60_000),
  };
  await beginOauthState(room.database.queries, row, now);
  const authUrl = client.generateAuthUrl({
    access_type: 'offline',
    prompt: 'select_account consent',
    scope: CONSENT_SCOPES,
    state,
    code_challenge_method: CodeChallengeMethod.S256,
    ...(codeChallenge !== undefined && { code_challenge: codeChallenge }),
  });
  return { authUrl };
}

/** The parameters that Google sends the browser back with, and the cookie. */
export type ConsentReturn = {
  state: string | undefined;
  code: string | undefined;
  error: string | undefined;
  browserSecret: string | undefined;
};

/** `expiresAt`: when Google ends the permission by itself, where it said so. */
export type Consented = { userId: string; email: string; services: GrantedServices; expiresAt: Date | null };

/** Finishes a consent and stores the connection. Throws `ConsentError` with a sentence, or `GoogleFailure`. */
export async function completeConsent(room: GoogleRoom, given: ConsentReturn): Promise<Consented> {
  const { userId, verifier } = await takeState(room, given);
  if (given.error !== undefined) throw new ConsentError(REFUSALS[given.error] ?? 'refused');
  if (given.code === undefined) throw new ConsentError('refused');
  const client = createOAuthClient(room.settings);
  const options = { code: given.code, codeVerifier: verifier, redirect_uri: redirectUri(room.settings) };
  const patience = {
    nature: { target: 'token', method: 'oauth' },
    time: room.time,
    signal: new AbortController().signal,
    tries: EXCHANGE_TRIES,
  } as const;
  const { tokens } = await askPatiently(patience, () => client.getToken(options)).catch((error: unknown) => {
    // Of a code, `invalid_grant` says that it is used up or was never Google's; there is no grant yet that could be dead.
    if (error instanceof GoogleFailure && error.reason === 'invalid_grant') throw new ConsentError('refused');
    throw error;
  });

  const identity = await readIdentity(client, tokens.id_token ?? '', room.settings.oauth?.clientId ?? '');
  const scopes = (tokens.scope ?? '').split(' ').filter((scope) => scope !== '');
  const services = grantedServices(scopes);
  if (!services.gmail && !services.drive) throw new ConsentError('nothingGranted');
  if (!tokens.refresh_token) throw new ConsentError('noLastingGrant');

  const { queries } = room.database;
  const replaced = await findConnection(queries, userId);
  const seal = (plain: string, column: string) => room.secretBox.seal(plain, { owner: userId, column });
  await saveConnection(
    queries,
    {
      userId,
      method: 'oauth',
      googleSub: identity.sub,
      email: identity.email,
      hostedDomain: identity.domain,
      refreshTokenExpiresAt: refreshTokenEnd(tokens, room.clock()),
      scopes,
      secret: seal(tokens.refresh_token, REFRESH_SECRET),
      sandbox: room.settings.sandbox,
      ...(tokens.access_token &&
        tokens.expiry_date && {
          accessToken: seal(tokens.access_token, ACCESS_TOKEN),
          accessTokenExpiresAt: new Date(tokens.expiry_date),
        }),
    },
    room.clock(),
  );
  room.log({ userId, gmail: services.gmail, drive: services.drive }, 'google account connected');
  if (replaced && replaced.googleSub !== identity.sub) await revokeReplaced(room, replaced);
  return { userId, email: identity.email, services, expiresAt: refreshTokenEnd(tokens, room.clock()) };
}

async function takeState(
  room: GoogleRoom,
  { state, browserSecret }: ConsentReturn,
): Promise<{ userId: string; verifier: string }> {
  const row = state ? await takeOauthState(room.database.queries, hashOf(state)) : null;
  if (!row || row.expiresAt <= room.clock()) throw new ConsentError('expired');
  if (!browserSecret || !row.browserHash.equals(hashOf(browserSecret))) throw new ConsentError('otherBrowser');
  const verifier = room.secretBox.open(row.verifier, { owner: row.userId, column: PKCE_VERIFIER });
  return { userId: row.userId, verifier };
}

async function readIdentity(
  client: ReturnType<typeof createOAuthClient>,
  idToken: string,
  audience: string,
): Promise<{ sub: string; email: string; domain: string | null }> {
  // The library's own errors quote the token: none of them goes further.
  const ticket = await client.verifyIdToken({ idToken, audience }).catch(() => null);
  const payload = ticket?.getPayload();
  if (!payload?.sub) throw new ConsentError('identityUnproven');
  if (!payload.email || payload.email_verified !== true) throw new ConsentError('emailUnverified');
  return { sub: payload.sub, email: payload.email, domain: payload.hd ?? null };
}

/** A secret for a cookie or a state: 256 random bits. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
