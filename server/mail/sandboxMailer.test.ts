import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/startSandbox.ts';
import { ADMIN, tinyWorkspace, USER } from '../../sandbox/testing/tinyWorkspace.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { saveConnection } from '../db/connections.ts';
import { testGoogle } from '../google/testing/testGoogle.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../http/testApp.ts';
import { idleJobs } from '../jobs/testing/idleJobs.ts';
import { mailerOf } from './mailerOf.ts';
import { sandboxMailbox } from './sandboxMailbox.ts';
import { sendsMail } from './accountMail.ts';
import { silentMail } from './silentMail.ts';

const config = readConfig({ PUBLIC_URL: 'http://localhost:3000' });

let sandbox: RunningSandbox;
let service: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox({ workspace: tinyWorkspace() });
  service = await startTestApp();
});
afterAll(async () => {
  await service.close();
  await sandbox.close();
});

it('without a mail server messages go into the mailbox of the sandbox workspace that the user has connected, and outlive a restart', async () => {
  const { database, time } = service;
  const clock = () => time.now;
  const mailbox = sandboxMailbox(database, config);
  mailbox.open(sandbox.state);
  const mailer = mailerOf(config, { database, clock, deliver: mailbox.deliver });
  const room = { ...silentMail({ database, clock, config }), mailer };
  const app = await buildApp({ database, clock, config, google: testGoogle(database), jobs: idleJobs, mail: room });
  const [ada, ben] = [await service.signIn('ada@example.com'), await service.signIn('ben@example.com')];
  const connection = { googleSub: null, scopes: [], secret: Buffer.from('none'), method: 'oauth' as const };
  await saveConnection(database.queries, { ...connection, userId: ada.id, email: ADMIN, sandbox: true }, TEST_NOW);
  const send = (token: string) =>
    app.inject({ method: 'POST', url: '/api/reminders/test', headers: { authorization: `Bearer ${token}` } });

  expect((await send(ada.token)).json()).toEqual({ message: 'It is in the mailbox of the sandbox workspace.' });
  expect((await send(ben.token)).statusCode).toBe(409);
  const index = await sandbox.state.index();
  expect(index.mailsOf(USER)).toEqual([]);
  const [there, ...others] = index.mailsOf(ADMIN);
  expect(others).toEqual([]);
  expect(Buffer.from(there?.mail.raw ?? '').toString()).toMatch(/^Message-ID: <reminder\.[\da-f-]{36}@localhost>\r$/m);
  expect(there?.searchable()).toContain('arrive here');

  // A new process has a sandbox that knows nothing.
  const again = await sandboxMailbox(database, config).delivered();
  expect(again.map(({ account, id, subject }) => [account, id, subject])).toEqual([
    [ADMIN, there?.mail.id, there?.mail.subject],
  ]);
  for (const mail of again) index.deliver(mail);
  expect(index.mailsOf(ADMIN)).toHaveLength(1);
  // Whoever opens the mailbox of the sandbox must not find a link to an account in it.
  expect(await sendsMail(room, ada.id)).toBe(false);
  await app.close();
});
