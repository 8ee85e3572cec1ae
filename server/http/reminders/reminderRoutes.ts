/** Where links in messages lead. A GET asks and changes nothing: mail scanners open every link. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { moveRevision } from '../../db/contracts.ts';
import { planReminders, refuseAddress } from '../../db/reminderPlans.ts';
import { loadUnreached } from '../../db/stoppedAddresses.ts';
import type { LinkGrant } from '../../mail/signedLinks.ts';
import { confirmRoutes } from '../accounts/confirmRoutes.ts';
import type { AppContext } from '../appContext.ts';
import { act, askPage } from './decideByLink.ts';
import { type LinkPage, sendLinkPage } from './linkPage.ts';
import { whyNoPage } from './linkTarget.ts';

const DEAD: LinkPage = {
  title: 'This link no longer works',
  lines: ['It has expired, or part of it is missing. Open the contract in the app to decide.'],
};
const DEAD_UNSUBSCRIBE: LinkPage = {
  title: 'This link no longer works',
  lines: [
    'It has expired, or part of it is missing, and nothing was changed. Use the link in the latest message, or change in the app under Settings who is told.',
  ],
};
const BODY_LIMIT_BYTES = 8192;

/** Registered in a context of its own: only here forms are read. */
export function reminderRoutes(app: FastifyInstance, context: AppContext): void {
  const { mail, clock, database } = context;
  const sendNoPage = async (reply: FastifyReply, grant: LinkGrant) => {
    const { status, page } = await whyNoPage(context, grant);
    return sendLinkPage(reply, status, page);
  };
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  confirmRoutes(app, context);

  app.get<{ Querystring: Record<string, unknown> }>('/decide', async ({ query }, reply) => {
    const token = textOf(query['token']);
    const grant = mail.links.open(token, 'decide', clock());
    if (!grant) return sendLinkPage(reply, 410, DEAD);
    const page = await askPage(context, grant, { choice: textOf(query['choice']), token });
    return page ? sendLinkPage(reply, 200, page) : sendNoPage(reply, grant);
  });

  app.post<{ Body: Record<string, unknown> | null }>('/decide', async ({ body }, reply) => {
    const token = textOf(body?.['token']);
    const grant = mail.links.open(token, 'decide', clock());
    if (!grant) return sendLinkPage(reply, 410, DEAD);
    const seen = textOf(body?.['seen']) || 'undecided';
    const page = await act(context, grant, { choice: textOf(body?.['choice']), seen, token });
    return page ? sendLinkPage(reply, 200, page) : sendNoPage(reply, grant);
  });

  app.get<{ Querystring: Record<string, unknown> }>('/unsubscribe', async ({ query }, reply) => {
    const token = textOf(query['token']);
    const grant = mail.links.open(token, 'unsubscribe', clock());
    if (!grant) return sendLinkPage(reply, 410, DEAD_UNSUBSCRIBE);
    const { refusing } = await loadUnreached(database.queries, grant.userId);
    if (refusing.has(grant.address)) return sendLinkPage(reply, 200, unsubscribed(grant.address));
    const lines = [`We won’t send ${grant.address} any more messages about these contracts.`];
    const buttons = [{ name: 'stop', value: 'yes', text: 'Stop all messages' }];
    return sendLinkPage(reply, 200, {
      title: 'Stop all messages?',
      lines,
      form: { action: '/unsubscribe', token, buttons },
    });
  });

  // By the button of the page, or by a mail program in one click (RFC 8058), which has the token in the address.
  app.post<{ Body: Record<string, unknown> | null; Querystring: Record<string, unknown> }>(
    '/unsubscribe',
    async ({ body, query }, reply) => {
      const grant = mail.links.open(textOf(body?.['token']) || textOf(query['token']), 'unsubscribe', clock());
      if (!grant) return sendLinkPage(reply, 410, DEAD_UNSUBSCRIBE);
      const { userId, address } = grant;
      await database.queries.transaction(async (transaction) => {
        await moveRevision(transaction, userId);
        await refuseAddress(transaction, userId, address, clock());
      });
      await planReminders(database.queries, userId, clock());
      return sendLinkPage(reply, 200, unsubscribed(address));
    },
  );
}

/** Also where the link is opened again: it has worked. */
function unsubscribed(address: string): LinkPage {
  return { title: 'No more messages', lines: [`We won’t send anything more to ${address}.`] };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
