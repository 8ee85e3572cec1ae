/** How the sandbox's tests get a token: through the consent form, with Google's own client library. */
import { OAuth2Client } from 'google-auth-library';
import type { RunningSandbox } from '../startSandbox.ts';
import { SCOPES } from '../access.ts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET } from '../oauth/oauthClient.ts';

export const REDIRECT = 'http://127.0.0.1:4601/callback';
export const ALL_SCOPES = ['openid', 'email', SCOPES.gmail, SCOPES.drive];

/** Google's OAuth client with all its addresses at the sandbox. */
export function oauthClient({ url }: RunningSandbox): OAuth2Client {
  return new OAuth2Client({
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
    redirectUri: REDIRECT,
    endpoints: {
      oauth2AuthBaseUrl: `${url}/o/oauth2/v2/auth`,
      oauth2TokenUrl: `${url}/token`,
      oauth2RevokeUrl: `${url}/revoke`,
      tokenInfoUrl: `${url}/tokeninfo`,
      oauth2FederatedSignonPemCertsUrl: `${url}/oauth2/v1/certs`,
      oauth2FederatedSignonJwkCertsUrl: `${url}/oauth2/v3/certs`,
    },
  });
}

export type ConsentAnswer = { account?: string; scopes?: string[]; decision?: 'continue' | 'cancel' };

/** Opens the consent page and presses a button; answers the address it leads back to. */
export async function consent(authUrl: string, answer: ConsentAnswer): Promise<URL> {
  const { account = '', scopes = [SCOPES.gmail, SCOPES.drive], decision = 'continue' } = answer;
  const page = await (await fetch(authUrl)).text();
  const sealed = /name="request" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const form = new URLSearchParams({ request: sealed, account, decision });
  for (const scope of scopes) form.append('scope', scope);
  const response = await fetch(authUrl.split('?')[0] ?? '', { method: 'POST', body: form, redirect: 'manual' });
  return new URL(response.headers.get('location') ?? 'about:blank');
}

/** A client that is connected to that account. */
export async function connected(sandbox: RunningSandbox, account: string, scopes?: string[]): Promise<OAuth2Client> {
  const client = oauthClient(sandbox);
  const url = client.generateAuthUrl({ access_type: 'offline', prompt: 'consent', scope: ALL_SCOPES });
  const back = await consent(url, { account, ...(scopes && { scopes }) });
  const { tokens } = await client.getToken(back.searchParams.get('code') ?? '');
  client.setCredentials(tokens);
  return client;
}
