/** The endpoints that applications talk to: token, revoke, tokeninfo, userinfo and the signing keys. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ACCESS_TOKEN_SECONDS, bearerOf, SCOPES, unauthorized } from '../access.ts';
import { OAuthError } from '../googleError.ts';
import type { SandboxState } from '../sandboxState.ts';
import { isOfDomain, subjectIdOf } from '../workspaceIndex.ts';
import type { AuthorizationCodes } from './authorizationCodes.ts';
import {
  addGrant,
  grantOfRefreshToken,
  hasGrant,
  isRevoked,
  makeRefreshToken,
  revokeGrantsOf,
  type Grant,
} from './grants.ts';
import { readAssertion } from './jwtBearer.ts';
import type { OAuthClient } from './oauthClient.ts';

const JWT_BEARER = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** Adds the routes to the sandbox. */
export function addTokenRoutes(app: FastifyInstance, state: SandboxState, codes: AuthorizationCodes): void {
  app.post('/token', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const form = formOf(request);
    switch (form.get('grant_type')) {
      case 'authorization_code':
        return exchangeCode(form, clientOf(request, form, state));
      case 'refresh_token':
        return refresh(form, clientOf(request, form, state));
      case JWT_BEARER:
        return serviceAccountToken(form);
      default:
        throw new OAuthError(400, 'unsupported_grant_type', `Invalid grant_type: ${form.get('grant_type') ?? ''}`);
    }
  });

  async function exchangeCode(form: URLSearchParams, client: OAuthClient) {
    const { request, account, scopes } = codes.redeem({
      code: form.get('code') ?? '',
      clientId: client.clientId,
      redirectUri: form.get('redirect_uri') ?? '',
      verifier: form.get('code_verifier') ?? '',
    });
    const isFirst = !hasGrant(state.store, client.clientId, account);
    const wantsRefreshToken = request.offline && (isFirst || request.prompt.includes('consent'));
    const grant = addGrant(state.store, { clientId: client.clientId, account, scopes });
    return tokenAnswer(grant, wantsRefreshToken ? makeRefreshToken(state.signer, grant) : undefined, request.nonce);
  }

  async function refresh(form: URLSearchParams, client: OAuthClient) {
    const refreshToken = form.get('refresh_token') ?? '';
    if (refreshToken === '') throw new OAuthError(400, 'invalid_request', 'Missing required parameter: refresh_token');
    const grant = grantOfRefreshToken(state.signer, refreshToken);
    const account = grant && (await state.index()).account(grant.account);
    if (!grant || isRevoked(state.store, grant) || !account || account.suspended)
      throw new OAuthError(400, 'invalid_grant', 'Token has been expired or revoked.');
    if (grant.clientId !== client.clientId) throw new OAuthError(401, 'unauthorized_client', 'Unauthorized');
    return tokenAnswer(grant);
  }

  async function serviceAccountToken(form: URLSearchParams) {
    const { serviceAccounts } = state.store.read();
    const asked = readAssertion(form.get('assertion') ?? '', serviceAccounts, await state.index(), state.now());
    const { account, scopes, serviceAccount } = asked;
    const access = state.accessTokens.issue({ account, scopes, clientId: serviceAccount.clientEmail });
    return { access_token: access, expires_in: ACCESS_TOKEN_SECONDS, token_type: 'Bearer' };
  }

  async function tokenAnswer({ account, scopes, clientId, generation }: Grant, refreshToken?: string, nonce?: string) {
    const index = await state.index();
    const domain = isOfDomain(index, account) ? index.domain : undefined;
    const about = { email: account, clientId, ...(nonce !== undefined && { nonce }), ...(domain && { domain }) };
    return {
      access_token: state.accessTokens.issue({ account, scopes, clientId, generation }),
      expires_in: ACCESS_TOKEN_SECONDS,
      ...(refreshToken !== undefined && { refresh_token: refreshToken }),
      ...(refreshToken !== undefined &&
        state.refreshTokenSeconds !== null && { refresh_token_expires_in: state.refreshTokenSeconds }),
      scope: scopes.join(' '),
      token_type: 'Bearer',
      ...(scopes.includes(SCOPES.openid) && { id_token: await state.idTokens.issue(about) }),
    };
  }

  app.post('/revoke', async (request) => {
    const token = (request.query as { token?: string }).token ?? formOf(request).get('token') ?? '';
    const opened = state.accessTokens.open(token);
    const account =
      opened?.generation === undefined ? grantOfRefreshToken(state.signer, token)?.account : opened.account;
    if (!account && !token.startsWith('ya29.')) throw new OAuthError(400, 'invalid_token', 'Token expired or revoked');
    if (account) revokeGrantsOf(state.store, account);
    return {};
  });

  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: '/tokeninfo',
      handler: async (request) => {
        const query = request.query as { access_token?: string };
        const token = state.accessTokens.open(query.access_token ?? bearerOf(request.headers.authorization));
        if (!token) throw new OAuthError(400, 'invalid_token', 'Invalid Value');
        const withEmail = token.account !== null && token.scopes.includes(SCOPES.email);
        return {
          azp: token.clientId,
          aud: token.clientId,
          ...(token.account !== null && { sub: subjectIdOf(token.account) }),
          scope: token.scopes.join(' '),
          exp: String(Math.floor(token.expires / 1000)),
          expires_in: String(Math.floor((token.expires - state.now()) / 1000)),
          ...(withEmail && { email: token.account, email_verified: 'true' }),
          access_type: 'offline',
        };
      },
    });

  app.get('/oauth2/v3/userinfo', async (request) => {
    const token = state.accessTokens.open(bearerOf(request.headers.authorization));
    if (!token?.account) throw unauthorized();
    const name = (await state.index()).account(token.account)?.name;
    const identity = token.scopes.includes(SCOPES.email) ? { email: token.account, email_verified: true } : {};
    return { sub: subjectIdOf(token.account), ...identity, ...(token.scopes.includes(SCOPES.profile) && { name }) };
  });

  app.get('/oauth2/v3/certs', async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=3600');
    return state.idTokens.jwks();
  });
  app.get('/oauth2/v1/certs', async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=3600');
    return state.idTokens.pems();
  });
}

function formOf(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
}

/** The client that a request proves to be, by its form or by basic authentication. */
function clientOf(request: FastifyRequest, form: URLSearchParams, state: SandboxState): OAuthClient {
  const basic = /^Basic\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const [basicId, basicSecret] = basic === undefined ? [] : Buffer.from(basic, 'base64').toString('utf8').split(':');
  const clientId = basicId ?? form.get('client_id') ?? '';
  const secret = basicSecret ?? form.get('client_secret') ?? '';
  if (clientId === '') throw new OAuthError(400, 'invalid_request', 'Could not determine client ID from request.');
  const client = state.clients.find((known) => known.clientId === clientId);
  if (!client) throw new OAuthError(401, 'invalid_client', 'The OAuth client was not found.');
  if (secret === '') throw new OAuthError(400, 'invalid_request', 'client_secret is missing.');
  if (secret !== client.clientSecret)
    throw new OAuthError(401, 'invalid_client', 'The provided client secret is invalid.');
  return client;
}
