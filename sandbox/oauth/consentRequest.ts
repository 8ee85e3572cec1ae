/** Reads and checks the address of the consent page, as strictly as Google does. */
import { SCOPES } from '../access.ts';
import type { OAuthClient } from './oauthClient.ts';

export type ConsentRequest = {
  clientId: string;
  redirectUri: string;
  /** As granted names: `email` is already its long form. */
  scopes: string[];
  state?: string;
  offline: boolean;
  prompt: string[];
  codeChallenge?: string;
  challengeMethod: 'S256' | 'plain';
  loginHint?: string;
  nonce?: string;
};

/** A mistake of the application, shown as a page: nothing is ever sent to an address that was not checked. */
export class ConsentError extends Error {
  readonly statusCode: number;
  readonly error: string;

  constructor(statusCode: number, error: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.error = error;
  }
}

const LONG_NAMES: Record<string, string> = { email: SCOPES.email, profile: SCOPES.profile };
const KNOWN_SCOPES = new Set<string>(Object.values(SCOPES));
const PROMPTS = new Set(['none', 'consent', 'select_account']);

/** The request of those query parameters. Throws `ConsentError`. */
export function readConsentRequest(query: Record<string, unknown>, clients: OAuthClient[]): ConsentRequest {
  const value = (name: string): string => {
    const given = query[name];
    if (Array.isArray(given)) throw invalidRequest(`Parameter not allowed more than once: ${name}`);
    return typeof given === 'string' ? given : '';
  };
  const clientId = value('client_id');
  if (clientId === '') throw invalidRequest('Missing required parameter: client_id');
  const client = clients.find((known) => known.clientId === clientId);
  if (!client) throw new ConsentError(401, 'invalid_client', 'The OAuth client was not found.');
  const redirectUri = value('redirect_uri');
  if (redirectUri === '') throw invalidRequest('Missing required parameter: redirect_uri');
  if (!client.redirectUris.includes(redirectUri))
    throw new ConsentError(
      400,
      'redirect_uri_mismatch',
      `The redirect address ${redirectUri} is not one that is registered for this client.`,
    );
  if (value('response_type') === '') throw invalidRequest('Missing required parameter: response_type');
  if (value('response_type') !== 'code')
    throw new ConsentError(400, 'unsupported_response_type', `Invalid response_type: ${value('response_type')}`);
  const accessType = value('access_type') || 'online';
  if (!['online', 'offline'].includes(accessType)) throw invalidRequest(`Invalid access_type: ${accessType}`);
  return {
    clientId,
    redirectUri,
    scopes: readScopes(value('scope')),
    offline: accessType === 'offline',
    prompt: readPrompt(value('prompt')),
    ...readChallenge(value('code_challenge'), value('code_challenge_method')),
    ...(value('state') && { state: value('state') }),
    ...(value('login_hint') && { loginHint: value('login_hint') }),
    ...(value('nonce') && { nonce: value('nonce') }),
  };
}

/** The scopes of a space-separated list under the names that tokens carry. */
export function grantedNames(scope: string): string[] {
  const names = scope.split(/\s+/).filter((name) => name !== '');
  return [...new Set(names.map((name) => LONG_NAMES[name] ?? name))];
}

/** Those names that Google, as far as the sandbox plays it, does not have. */
export function unknownScopes(names: string[]): string[] {
  return names.filter((name) => !KNOWN_SCOPES.has(name));
}

function readScopes(scope: string): string[] {
  const names = grantedNames(scope);
  if (names.length === 0) throw invalidRequest('Missing required parameter: scope');
  const unknown = unknownScopes(names);
  if (unknown.length > 0)
    throw new ConsentError(400, 'invalid_scope', `Some requested scopes were invalid: ${unknown.join(', ')}`);
  return names;
}

function readPrompt(prompt: string): string[] {
  const words = prompt.split(/\s+/).filter((word) => word !== '');
  const isKnown = words.every((word) => PROMPTS.has(word));
  if (!isKnown || (words.includes('none') && words.length > 1)) throw invalidRequest(`Invalid prompt: ${prompt}`);
  return words;
}

function readChallenge(
  challenge: string,
  method: string,
): { codeChallenge?: string; challengeMethod: 'S256' | 'plain' } {
  if (challenge === '') {
    if (method !== '') throw invalidRequest('code_challenge_method needs a code_challenge');
    return { challengeMethod: 'plain' };
  }
  if (!['S256', 'plain', ''].includes(method)) throw invalidRequest(`Invalid code_challenge_method: ${method}`);
  if (!/^[\w.~-]{43,128}$/.test(challenge)) throw invalidRequest('Invalid parameter value for code_challenge');
  return { codeChallenge: challenge, challengeMethod: method === 'S256' ? 'S256' : 'plain' };
}

function invalidRequest(message: string): ConsentError {
  return new ConsentError(400, 'invalid_request', message);
}
