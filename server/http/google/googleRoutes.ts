/** Routes that are not operations of the contract: the page that Google sends the browser back to. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { noteEvent } from '../../db/accountEvents.ts';
import { completeConsent } from '../../google/consent.ts';
import { ConsentError } from '../../google/consentError.ts';
import { GoogleFailure } from '../../google/googleFailure.ts';
import type { GrantedServices } from '../../google/workspaceClient.ts';
import { deviceLabel } from '../../../contract/deviceLabel.ts';
import type { AppContext } from '../appContext.ts';
import { forgetBrowserSecret, readBrowserSecret } from './browserCookie.ts';
import { CALLBACK_SCRIPT, CALLBACK_SCRIPT_PATH, connectedPage, failedPage } from './callbackPage.ts';
import { pagePolicy } from '../pageLook.ts';

type CallbackQuery = Record<string, unknown>;

export function googleRoutes(app: FastifyInstance, { google }: AppContext): void {
  app.get<{ Querystring: CallbackQuery }>('/api/google/callback', async (request, reply) => {
    const { query } = request;
    const { publicUrl } = google.settings;
    setPageHeaders(reply);
    try {
      const given = {
        state: parameter(query, 'state'),
        code: parameter(query, 'code'),
        error: parameter(query, 'error'),
        browserSecret: readBrowserSecret(request),
      };
      const { userId, email, services, expiresAt } = await completeConsent(google, given);
      await noteEvent(google.database.queries, userId, {
        at: google.clock(),
        kind: 'google-connected',
        device: deviceLabel(request.headers['user-agent']),
        detail: email,
      });
      forgetBrowserSecret(reply);
      return await reply.send(
        connectedPage({ email, origin: new URL(publicUrl).origin, note: noteOn(services, expiresAt) }),
      );
    } catch (error) {
      const { status, message, advice } = failureOf(error, publicUrl);
      request.log.warn({ reason: reasonOf(error) }, 'google consent failed');
      return reply.code(status).send(failedPage({ message, advice, home: publicUrl }));
    }
  });

  app.get(CALLBACK_SCRIPT_PATH, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(CALLBACK_SCRIPT),
  );
}

/** The page must stay in the popup's group, must not be kept, and must not tell anybody its address (it holds the code). */
function setPageHeaders(reply: FastifyReply): void {
  void reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', pagePolicy({ script: true }))
    .header('cross-origin-opener-policy', 'unsafe-none')
    .header('referrer-policy', 'no-referrer');
}

function parameter(query: CallbackQuery, name: string): string | undefined {
  const value = query[name];
  return typeof value === 'string' && value !== '' && value.length <= 4096 ? value : undefined;
}

/** What the user should know before the window closes: a service that was not allowed, a permission that ends by itself. */
function noteOn({ gmail, drive }: GrantedServices, expiresAt: Date | null): string | null {
  const missing = gmail ? 'Drive' : 'Gmail';
  const notes = [
    gmail && drive
      ? null
      : `${missing} was not allowed: it cannot be searched until you connect again and tick its box.`,
    expiresAt && `Google ends this permission by itself on ${longDay(expiresAt)}; connect again before then.`,
  ].filter((note) => note !== null);
  return notes.length === 0 ? null : notes.join(' ');
}

function longDay(instant: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(instant);
}

function failureOf(error: unknown, publicUrl: string): { status: number; message: string; advice: string } {
  if (error instanceof ConsentError) {
    const hint = error.reason === 'otherBrowser' ? ` The app’s address is ${publicUrl}.` : '';
    return { status: 400, message: error.message, advice: error.advice + hint };
  }
  const advice = 'Close this window and try again from the app.';
  if (error instanceof GoogleFailure) return { status: 502, message: error.message, advice: error.details ?? advice };
  return { status: 500, message: 'Something went wrong on our side.', advice };
}

function reasonOf(error: unknown): string {
  if (error instanceof ConsentError || error instanceof GoogleFailure) return error.reason;
  return error instanceof Error ? error.name : 'unknown';
}
