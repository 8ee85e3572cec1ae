/** The consent page and what follows from its buttons. */
import type { FastifyInstance } from 'fastify';
import { sendPage } from '../pages/page.ts';
import type { SandboxState } from '../sandboxState.ts';
import { isOfDomain } from '../workspaceIndex.ts';
import type { AuthorizationCodes } from './authorizationCodes.ts';
import { consentPage, OPTIONAL_SCOPES } from './consentPage.ts';
import { ConsentError, readConsentRequest, type ConsentRequest } from './consentRequest.ts';

type Parameters = Record<string, string | undefined>;

/** `GET` and `POST /o/oauth2/v2/auth`; `base` is the sandbox's path at its origin. */
export function addConsentRoutes(
  app: FastifyInstance,
  state: SandboxState,
  codes: AuthorizationCodes,
  base: string,
): void {
  app.get('/o/oauth2/v2/auth', async (request, reply) => {
    const asked = readConsentRequest(request.query as Record<string, unknown>, state.clients);
    if (asked.prompt.includes('none'))
      return reply.redirect(backTo(asked, { error: 'interaction_required', state: asked.state }));
    const client = state.clients.find(({ clientId }) => clientId === asked.clientId);
    const sealed = state.signer.seal('consent', asked);
    const { accounts } = await state.index();
    sendPage(reply, base, consentPage(asked, accounts, client?.name ?? asked.clientId, base, sealed));
    return reply;
  });

  app.post('/o/oauth2/v2/auth', async (request, reply) => {
    const form = request.body as URLSearchParams;
    const asked = state.signer.open('consent', form.get('request') ?? '') as ConsentRequest | undefined;
    if (!asked) throw new ConsentError(400, 'invalid_request', 'Open this page from the application again.');
    if (form.get('decision') !== 'continue')
      return reply.redirect(backTo(asked, { error: 'access_denied', state: asked.state }));
    const index = await state.index();
    const account = index.account(form.get('account') ?? '');
    if (!account || account.suspended) throw new ConsentError(400, 'invalid_request', 'Choose an account.');
    const ticked = form.getAll('scope');
    const scopes = asked.scopes.filter((scope) => !OPTIONAL_SCOPES[scope] || ticked.includes(scope));
    const code = codes.issue({ request: asked, account: account.email, scopes });
    return reply.redirect(
      backTo(asked, {
        state: asked.state,
        code,
        scope: scopes.join(' '),
        authuser: '0',
        hd: isOfDomain(index, account.email) ? index.domain : undefined,
        prompt: asked.prompt.join(' ') || 'consent',
      }),
    );
  });
}

function backTo({ redirectUri }: ConsentRequest, parameters: Parameters): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
