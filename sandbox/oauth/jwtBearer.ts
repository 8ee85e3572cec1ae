/** Tokens for service accounts: the signed assertion is checked, then the rules of domain-wide delegation. */
import { createPublicKey, verify } from 'node:crypto';
import { OAuthError } from '../googleError.ts';
import type { ServiceAccountRecord } from '../sandboxStore.ts';
import { isOfDomain, type WorkspaceIndex } from '../workspaceIndex.ts';
import { grantedNames, unknownScopes } from './consentRequest.ts';

/** The audiences that Google takes in an assertion. */
const AUDIENCES = new Set([
  'https://oauth2.googleapis.com/token',
  'https://www.googleapis.com/oauth2/v4/token',
  'https://accounts.google.com/o/oauth2/token',
]);
const CLOCK_SKEW_SECONDS = 300;

type Claims = { iss?: unknown; scope?: unknown; aud?: unknown; exp?: unknown; iat?: unknown; sub?: unknown };

export type Assertion = { serviceAccount: ServiceAccountRecord; account: string | null; scopes: string[] };

/** What a good assertion asks for. Throws Google's refusals. `now` in epoch milliseconds. */
export function readAssertion(
  assertion: string,
  known: ServiceAccountRecord[],
  index: WorkspaceIndex,
  now: number,
): Assertion {
  const [head = '', body = '', signature = ''] = assertion.split('.');
  const header = decode(head) as { alg?: unknown; kid?: unknown } | undefined;
  const claims = decode(body) as Claims | undefined;
  if (!header || !claims || header.alg !== 'RS256') throw invalidGrant('Invalid JWT: malformed assertion.');
  const serviceAccount = known.find(({ clientEmail }) => clientEmail === claims.iss);
  if (!serviceAccount) throw invalidGrant('Invalid grant: account not found');
  const keys = serviceAccount.keys.filter(({ keyId }) => header.kid === undefined || header.kid === keyId);
  const isSigned = keys.some(({ publicKey }) =>
    verify('sha256', Buffer.from(`${head}.${body}`), createPublicKey(publicKey), Buffer.from(signature, 'base64url')),
  );
  if (!isSigned) throw invalidGrant('Invalid JWT Signature.');
  requireTimely(claims, now / 1000);
  if (typeof claims.aud !== 'string' || !AUDIENCES.has(claims.aud))
    throw invalidGrant('Invalid JWT: Failed audience check.');
  const scopes = grantedNames(typeof claims.scope === 'string' ? claims.scope : '');
  if (scopes.length === 0 || unknownScopes(scopes).length > 0)
    throw new OAuthError(400, 'invalid_scope', 'Invalid OAuth scope or ID token audience provided.');
  const subject = typeof claims.sub === 'string' && claims.sub !== serviceAccount.clientEmail ? claims.sub : null;
  return { serviceAccount, account: subject && impersonated(subject, scopes, serviceAccount, index), scopes };
}

/** Delegation is all or nothing over the scopes, for users of the workspace's own domain only. */
function impersonated(
  subject: string,
  scopes: string[],
  serviceAccount: ServiceAccountRecord,
  index: WorkspaceIndex,
): string {
  const isDelegated = scopes.every((scope) => serviceAccount.authorisedScopes.includes(scope));
  if (!isDelegated || !isOfDomain(index, subject))
    throw new OAuthError(
      401,
      'unauthorized_client',
      'Client is unauthorized to retrieve access tokens using this method, or client not authorized for any of the scopes requested.',
    );
  const account = index.account(subject);
  if (!account || account.suspended) throw invalidGrant('Invalid email or User ID');
  return account.email;
}

function requireTimely({ exp, iat }: Claims, now: number): void {
  const isTimely =
    typeof exp === 'number' &&
    typeof iat === 'number' &&
    exp > now - CLOCK_SKEW_SECONDS &&
    iat < now + CLOCK_SKEW_SECONDS &&
    exp - iat <= 3600;
  if (!isTimely)
    throw invalidGrant(
      'Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe. Check your iat and exp values in the JWT claim.',
    );
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function invalidGrant(description: string): OAuthError {
  return new OAuthError(400, 'invalid_grant', description);
}
