/**
 * Access tokens and the check that every API call goes through: a good token, one of the right scopes, a known account.
 * The units of the call are counted here.
 */
import { GoogleError } from './googleError.ts';
import { isRevoked } from './oauth/grants.ts';
import type { Quota } from './quota.ts';
import type { SandboxStore } from './sandboxStore.ts';
import type { Signer } from './signer.ts';

export const SCOPES = {
  gmail: 'https://www.googleapis.com/auth/gmail.readonly',
  drive: 'https://www.googleapis.com/auth/drive.readonly',
  directory: 'https://www.googleapis.com/auth/admin.directory.user.readonly',
  email: 'https://www.googleapis.com/auth/userinfo.email',
  profile: 'https://www.googleapis.com/auth/userinfo.profile',
  openid: 'openid',
} as const;

/** How long an access token lives, in seconds: Google's "expires_in" less its usual second. */
export const ACCESS_TOKEN_SECONDS = 3599;

export type AccessToken = {
  /** Whose data it opens; null for a service account that impersonates nobody. */
  account: string | null;
  scopes: string[];
  clientId: string;
  /** The generation of the grant it comes from; absent for a service account's. */
  generation?: number;
  /** Epoch milliseconds. */
  issued: number;
  expires: number;
};

export type AccessTokens = {
  issue: (about: Omit<AccessToken, 'issued' | 'expires'>) => string;
  /** What the token says, if it is good now. */
  open: (token: string | undefined) => AccessToken | undefined;
  /** Makes every token given out so far invalid, as if its hour were over. */
  expireAll: () => void;
};

/** Issues and checks access tokens. */
export function createAccessTokens(store: SandboxStore, signer: Signer, now: () => number): AccessTokens {
  let issuedCount = 0;
  let validAfter = 0;
  const run = Math.random().toString(36).slice(2, 10);
  return {
    issue: (about) => {
      issuedCount += 1;
      const issued = now();
      const body = { ...about, issued, expires: issued + ACCESS_TOKEN_SECONDS * 1000, run, number: issuedCount };
      return `ya29.${signer.seal('access', body)}`;
    },
    open(token) {
      if (!token?.startsWith('ya29.')) return undefined;
      const about = signer.open('access', token.slice(5)) as
        | (AccessToken & { run: string; number: number })
        | undefined;
      if (!about || about.expires <= now()) return undefined;
      if (validAfter > 0 && (about.run !== run || about.number <= validAfter)) return undefined;
      const { account, generation } = about;
      const isDead = account !== null && generation !== undefined && isRevoked(store, { account, generation });
      return isDead ? undefined : about;
    },
    expireAll: () => void (validAfter = issuedCount),
  };
}

/** The token of an `Authorization: Bearer` header. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
}

/** Google's 401. */
export function unauthorized(): GoogleError {
  const message =
    'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid ' +
    'authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.';
  return new GoogleError(401, 'authError', message, {
    itemMessage: 'Invalid Credentials',
    location: 'Authorization',
    locationType: 'header',
    headers: { 'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' },
  });
}

/** Google's 403 for a token without the scope. */
export function insufficientScope(method: string, wanted: string): GoogleError {
  return new GoogleError(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.', {
    itemMessage: 'Insufficient Permission',
    headers: {
      'www-authenticate': `Bearer realm="https://accounts.google.com/", error="insufficient_scope", scope="${wanted}"`,
    },
    details: [
      {
        '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
        reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
        domain: 'googleapis.com',
        metadata: { method, service: `${method.split('.')[0] ?? ''}.googleapis.com` },
      },
    ],
  });
}

/** Lets a call through or throws Google's refusal; counts its units. */
export function admit(
  token: AccessToken | undefined,
  method: string,
  scopes: string[],
  quota: Quota,
  now: number,
): AccessToken {
  if (!token) throw unauthorized();
  if (!scopes.some((scope) => token.scopes.includes(scope))) throw insufficientScope(method, scopes.join(' '));
  quota.charge(token.account ?? token.clientId, method, now);
  return token;
}
