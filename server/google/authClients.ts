/** Google's own auth library, bound to our addresses and time-outs, with its retries off. */
import { JWT, OAuth2Client } from 'google-auth-library';
import { createGoogleFetch } from './googleFetch.ts';
import { googleFailure } from './googleFailure.ts';
import { redirectUri, type GoogleSettings } from './googleSettings.ts';
import type { ServiceAccountKey } from './serviceAccountKey.ts';

/** A client for consent, code exchange, refreshing and id_tokens. `fatal` / `noOauthClient` where none is configured. */
export function createOAuthClient(settings: GoogleSettings): OAuth2Client {
  if (!settings.oauth) throw googleFailure('admin', 'noOauthClient', 'noOauthClient');
  const client = new OAuth2Client({
    ...settings.oauth,
    redirectUri: redirectUri(settings),
    endpoints: { oauth2AuthBaseUrl: settings.endpoints.auth },
    transporterOptions: transporterOptions(settings),
  });
  return withoutRetries(client);
}

/**
 * A signer for one user and one purpose: delegation is all or nothing over the scopes of a token, so each service has its
 * own. Built from the five stored fields; a key's `token_uri` is never looked at.
 */
export function createDelegatedClient(
  settings: GoogleSettings,
  key: ServiceAccountKey,
  subject: string,
  scope: string,
): JWT {
  const client = new JWT({
    email: key.client_email,
    key: key.private_key,
    keyId: key.private_key_id,
    scopes: [scope],
    subject,
    transporterOptions: transporterOptions(settings),
  });
  return withoutRetries(client);
}

function transporterOptions(settings: GoogleSettings) {
  const { probeMs } = settings.timeouts;
  return { timeout: probeMs, fetchImplementation: createGoogleFetch(settings.endpoints, probeMs) };
}

function withoutRetries<Client extends OAuth2Client>(client: Client): Client {
  client.transporter.interceptors.request.add({
    resolved: async (request) => {
      request.retry = false;
      delete request.retryConfig;
      return request;
    },
  });
  return client;
}
