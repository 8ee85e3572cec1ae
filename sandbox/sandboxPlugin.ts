/**
 * The stand-in for Google as a Fastify plugin: OAuth 2.0, Gmail v1, Drive v3 and Directory v1 below one prefix. Registered
 * in a context of its own, so that neither its parsers nor its errors reach the service around it.
 */
import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addControlRoute } from './control.ts';
import { addDirectoryRoutes } from './directory/directoryRoutes.ts';
import { addDriveRoutes } from './drive/driveRoutes.ts';
import { addFaultHooks } from './faultAnswers.ts';
import type { Faults } from './faults.ts';
import { addGmailRoutes } from './gmail/gmailRoutes.ts';
import { GoogleError, OAuthError } from './googleError.ts';
import { createAuthorizationCodes } from './oauth/authorizationCodes.ts';
import { ConsentError } from './oauth/consentRequest.ts';
import { addConsentRoutes } from './oauth/consentRoutes.ts';
import { sandboxClient, type OAuthClient } from './oauth/oauthClient.ts';
import { addTokenRoutes } from './oauth/tokenRoutes.ts';
import { homePage } from './pages/homePage.ts';
import { escapeHtml, sendPage } from './pages/page.ts';
import { SANDBOX_STYLE } from './pages/sandboxStyle.ts';
import { addTrafficHooks } from './traffic.ts';
import type { QuotaLimits } from './quota.ts';
import { createSandboxState, type SandboxState, type WorkspaceSource } from './sandboxState.ts';
import { addServiceAccount } from './serviceAccount.ts';

export type SandboxOptions = {
  /** The mails and files, or what makes them when they are first asked for. */
  workspace: WorkspaceSource;
  /** The sandbox's address as browsers see it, without a slash at the end: `http://localhost:3000/sandbox/google`. */
  publicUrl: string;
  /** Where consent may lead back to; default `/api/google/callback` at the origin of `publicUrl`. Exact matches only. */
  redirectUris?: string[];
  /** What the consent page calls the built-in application. */
  clientName?: string;
  /** Other applications than the built-in one. */
  clients?: OAuthClient[];
  /** Epoch milliseconds; default the real clock. */
  clock?: () => number;
  faults?: Faults;
  /** Quota units per minute above which calls are refused; default none. */
  limits?: QuotaLimits;
  /** Added to every API call, milliseconds: for searches that take a while. */
  latencyMs?: number;
  /** Remembers grants over restarts (0600); default: they end with the process. */
  stateFile?: string;
  /** Signs tokens instead of the state file's key: processes with the same secret take each other's refresh tokens. */
  secret?: string;
  /** Throws for whoever may not have the service account's key; default: anybody may. */
  guardKey?: (request: FastifyRequest) => Promise<void>;
  /** Adds `POST /_control`. Never on where strangers can reach it. */
  control?: boolean;
  /** Told the state, once, for tests. */
  onState?: (state: SandboxState) => void;
};

const KEY_SCRIPT = readFileSync(new URL('./pages/keyScript.js', import.meta.url), 'utf8');

/** The plugin; register it with a `prefix`, or at the root of a server of its own. */
export async function sandboxPlugin(app: FastifyInstance, options: SandboxOptions): Promise<void> {
  const { publicUrl, redirectUris = [new URL('/api/google/callback', publicUrl).href] } = options;
  const base = new URL(publicUrl).pathname.replace(/\/$/, '');
  const clients = options.clients ?? [sandboxClient(redirectUris, options.clientName)];
  const state = createSandboxState({ ...options, clients });
  options.onState?.(state);
  const codes = createAuthorizationCodes(state.now);

  app.removeContentTypeParser('application/x-www-form-urlencoded');
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  // Redirects count, too: one that carries the opener policy of the service around us would cut the popup off from its app.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-opener-policy', 'unsafe-none');
  });
  addErrorAnswers(app, base);
  addTrafficHooks(app, state);
  addFaultHooks(app, state);
  addConsentRoutes(app, state, codes, base);
  addTokenRoutes(app, state, codes);
  addGmailRoutes(app, state);
  addDriveRoutes(app, state);
  addDirectoryRoutes(app, state);
  if (options.control) addControlRoute(app, state);

  app.get('/', async (_request, reply) => {
    sendPage(reply, base, homePage(await state.index(), base, options.guardKey !== undefined));
    return reply;
  });
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(SANDBOX_STYLE));
  app.get('/key.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(KEY_SCRIPT));
  app.get('/service-account.json', async (request, reply) => {
    // Answered here: the errors of the service around are no concern of the sandbox's.
    const allowed = await (options.guardKey?.(request) ?? Promise.resolve()).then(
      () => true,
      () => false,
    );
    if (!allowed) throw new GoogleError(401, 'authError', 'Please sign in first.');
    const key = await addServiceAccount(state.store);
    const disposition = 'attachment; filename="sandbox-service-account.json"';
    void reply.headers({ 'content-disposition': disposition, 'cache-control': 'no-store' });
    return reply.type('application/json; charset=utf-8').send(`${JSON.stringify(key, null, 2)}\n`);
  });
}

function addErrorAnswers(app: FastifyInstance, base: string): void {
  app.setNotFoundHandler((_request, reply) => {
    void reply.code(404).send(new GoogleError(404, 'notFound', 'Not Found').toBody());
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof GoogleError)
      return reply
        .code(error.code)
        .headers(error.extras.headers ?? {})
        .send(error.toBody());
    if (error instanceof OAuthError) return reply.code(error.statusCode).send(error.toBody());
    if (error instanceof ConsentError) {
      const title = `Error ${error.statusCode}: ${error.error}`;
      const body = `<p>${escapeHtml(error.message)}</p><p class="soft">The application asked in a way that Google would refuse, too.</p>`;
      return sendPage(reply, base, { title, body, status: error.statusCode });
    }
    const status = (error as { statusCode?: number }).statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    const reason = status >= 500 ? 'backendError' : 'badRequest';
    return reply.code(status).send(new GoogleError(status, reason, 'The sandbox could not answer.').toBody());
  });
}
