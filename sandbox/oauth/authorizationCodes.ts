/** Authorization codes: good once, for ten minutes, for the client, address and verifier they were made for. */
import { createHash, randomBytes } from 'node:crypto';
import { OAuthError } from '../googleError.ts';
import type { ConsentRequest } from './consentRequest.ts';

const LIFETIME = 10 * 60_000;

export type AuthorizationCode = {
  request: ConsentRequest;
  account: string;
  scopes: string[];
  /** Epoch milliseconds. */
  expires: number;
};

export type AuthorizationCodes = {
  issue: (about: Omit<AuthorizationCode, 'expires'>) => string;
  /** Takes the code out and checks the exchange. Throws Google's refusals. */
  redeem: (exchange: { code: string; clientId: string; redirectUri: string; verifier: string }) => AuthorizationCode;
};

/** The codes of one running sandbox. */
export function createAuthorizationCodes(now: () => number): AuthorizationCodes {
  const codes = new Map<string, AuthorizationCode>();
  return {
    issue(about) {
      for (const [code, { expires }] of codes) if (expires <= now()) codes.delete(code);
      const code = `4/0A${randomBytes(40).toString('base64url')}`;
      codes.set(code, { ...about, expires: now() + LIFETIME });
      return code;
    },
    redeem({ code, clientId, redirectUri, verifier }) {
      if (code === '') throw new OAuthError(400, 'invalid_request', 'Missing required parameter: code');
      const found = codes.get(code);
      codes.delete(code);
      if (!found || found.expires <= now()) throw new OAuthError(400, 'invalid_grant', 'Malformed auth code.');
      if (found.request.clientId !== clientId) throw new OAuthError(400, 'invalid_grant', 'Bad Request');
      if (found.request.redirectUri !== redirectUri) throw new OAuthError(400, 'redirect_uri_mismatch', 'Bad Request');
      requireVerifier(found.request, verifier);
      return found;
    },
  };
}

function requireVerifier({ codeChallenge, challengeMethod }: ConsentRequest, verifier: string): void {
  if (codeChallenge === undefined) return;
  if (verifier === '') throw new OAuthError(400, 'invalid_grant', 'Missing code verifier.');
  const answer = challengeMethod === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  if (answer !== codeChallenge) throw new OAuthError(400, 'invalid_grant', 'Invalid code verifier.');
}
