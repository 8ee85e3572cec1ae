/** The application that asks for consent, as registered in Google's console. */

export type OAuthClient = { clientId: string; clientSecret: string; name: string; redirectUris: string[] };

/** The client that the sandbox knows without being told; a secret of a sandbox is no secret. */
export const SANDBOX_CLIENT_ID = '100200300400-perennialsandbox.apps.googleusercontent.com';
export const SANDBOX_CLIENT_SECRET = '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et';

/** The built-in client with these redirect addresses; `name` is what the consent page calls it. */
export function sandboxClient(redirectUris: string[], name = 'This application'): OAuthClient {
  return { clientId: SANDBOX_CLIENT_ID, clientSecret: SANDBOX_CLIENT_SECRET, name, redirectUris };
}
