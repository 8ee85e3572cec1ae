/** Where the link that confirms an address leads. A GET asks and changes nothing: mail scanners open every link. */
import type { FastifyInstance } from 'fastify';
import { noteEvent } from '../../db/accountEvents.ts';
import { confirmEmail } from '../../db/users.ts';
import { deviceLabel } from '../../../contract/deviceLabel.ts';
import type { AppContext } from '../appContext.ts';
import { type LinkPage, sendLinkPage } from '../reminders/linkPage.ts';

const DEAD: LinkPage = {
  title: 'This link no longer works',
  lines: ['It has expired, or part of it is missing. Sign in and ask for a new one under Account.'],
};

/** Registered where forms are read. */
export function confirmRoutes(app: FastifyInstance, { mail, clock, database }: AppContext): void {
  app.get<{ Querystring: Record<string, unknown> }>('/confirm', async ({ query }, reply) => {
    const token = String(query['token'] ?? '');
    const grant = mail.links.open(token, 'confirm', clock());
    if (!grant) return sendLinkPage(reply, 410, DEAD);
    const buttons = [{ name: 'confirm', value: 'yes', text: 'Confirm my address' }];
    return sendLinkPage(reply, 200, {
      title: 'Is this your address?',
      lines: [grant.address],
      form: { action: '/confirm', token, buttons },
    });
  });

  app.post<{ Body: Record<string, unknown> | null }>('/confirm', async ({ body, headers }, reply) => {
    const now = clock();
    const grant = mail.links.open(String(body?.['token'] ?? ''), 'confirm', now);
    if (!grant || !(await confirmEmail(database.queries, grant.userId, grant.address, now)))
      return sendLinkPage(reply, 410, DEAD);
    const device = deviceLabel(headers['user-agent']);
    await noteEvent(database.queries, grant.userId, { at: now, kind: 'email-confirmed', device });
    return sendLinkPage(reply, 200, { title: 'Confirmed', lines: [`${grant.address} is yours. Thank you.`] });
  });
}
