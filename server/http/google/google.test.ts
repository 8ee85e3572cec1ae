import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainMail, file, tinyWorkspace, ADMIN } from '../../../sandbox/testing/tinyWorkspace.ts';
import { startGoogleWorld, PUBLIC_URL, type GoogleWorld } from '../../google/testing/googleWorld.ts';
import { openWorkspace } from '../../google/openWorkspace.ts';

const mails = [plainMail(ADMIN, 'Hosting agreement', 'The renewal term is one year.')];
const files = [file('lease', 'Lease.pdf', { searchText: 'renewal of the lease' })];

let world: GoogleWorld;
beforeAll(async () => {
  world = await startGoogleWorld(tinyWorkspace(mails, files));
});
beforeEach(() => world.sandbox.state.faults.clear());
afterAll(() => world.close());

const connectedUser = async () => {
  const user = await world.user();
  await user.connect({ account: ADMIN });
  return user;
};
const signal = () => AbortSignal.timeout(10_000);

describe('connecting a personal account', () => {
  it('goes from the popup to mails and files', async () => {
    const user = await world.user();
    expect((await user.call('GET', '/api/google/status')).json()).toMatchObject({ connected: false, sandbox: true });

    const page = await user.connect({ account: ADMIN });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    });
    expect(page.body).toContain(ADMIN);
    expect(page.body).toContain(`data-origin="${PUBLIC_URL}"`);
    expect((await user.call('GET', '/api/google/status')).json()).toEqual({
      connected: true,
      workspaceEmail: ADMIN,
      method: 'oauth',
      sandbox: true,
      reconnectReason: null,
      services: { gmail: true, drive: true },
    });
    expect((await user.call('GET', '/api/google/auth-status')).json()).toEqual({ connected: true, email: ADMIN });
    expect((await user.call('GET', '/api/google/gmail/profile')).json()).toEqual({ emailAddress: ADMIN });
    expect((await user.call('GET', '/api/google/test-connection')).json()).toEqual({
      workspaceEmail: ADMIN,
      services: { gmail: { ok: true, emailAddress: ADMIN }, drive: { ok: true, emailAddress: ADMIN } },
    });

    const workspace = await openWorkspace(world.google, user.id);
    const choice = { entityType: 'ALL_ACCOUNTS', specificAccounts: [] } as const;
    const { accounts } = await workspace.accounts({ ...choice, specificAccounts: [] }, signal());
    expect(accounts).toEqual([{ email: ADMIN, hasMailbox: true }]);
    const client = workspace.clientFor(ADMIN);
    const { messages, nextPageToken } = await client.listMessages('"renewal term"', null, signal());
    expect(nextPageToken).toBeNull();
    const message = await client.getMessage(messages[0]?.id ?? '', signal());
    expect(message.payload.headers.find(({ name }) => name === 'Subject')?.value).toBe('Hosting agreement');
    expect(Buffer.from(await client.getRawMessage(message.id, signal())).toString()).toContain('one year');
    const listed = await client.listFiles(`fullText contains '"renewal of"'`, 'allDrives', null, signal());
    expect(listed.files.map(({ name }) => name)).toEqual(['Lease.pdf']);
    const [lease] = listed.files;
    expect(lease && Buffer.from(await client.downloadFile(lease, signal())).toString()).toBe('%PDF-1.4 Lease.pdf');
  });
});

describe('the Google operations', () => {
  it('need a session, the callback does not', async () => {
    for (const path of ['status', 'auth-status', 'auth-url', 'gmail/profile', 'test-connection'])
      expect((await world.app.inject(`/api/google/${path}`)).statusCode).toBe(401);
    expect((await world.app.inject('/api/google/callback')).statusCode).toBe(400);
  });

  it('show a user nothing of another user’s connection', async () => {
    await connectedUser();
    const other = await world.user();
    expect((await other.call('GET', '/api/google/status')).json()).toMatchObject({
      connected: false,
      workspaceEmail: null,
    });
    expect((await other.call('GET', '/api/google/auth-status')).json()).toEqual({ connected: false, email: null });
    expect((await other.call('GET', '/api/google/test-connection')).statusCode).toBe(409);
  });

  it('tell what is wrong with one service without failing as a whole', async () => {
    const user = await connectedUser();
    world.sandbox.state.faults.queue({ kind: 'forbidden', reason: 'domainPolicy', path: '/drive/' });
    expect((await user.call('GET', '/api/google/test-connection')).json()).toMatchObject({
      services: { gmail: { ok: true }, drive: { ok: false, problem: expect.stringContaining('blocked this app') } },
    });
  });

  it('answer 422 with the sentence for a file that is no key, and store nothing', async () => {
    const user = await world.user();
    const answer = await user.upload('notes.txt', '{}', ADMIN);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: { message: 'Please upload a JSON file', code: 'KEY_FILE' } });
    expect((await user.call('GET', '/api/google/status')).json()).toMatchObject({ connected: false });
  });

  it('disconnect twice as well as once', async () => {
    const user = await connectedUser();
    for (let time = 0; time < 2; time += 1)
      expect((await user.call('POST', '/api/google/disconnect')).json()).toEqual({
        message: 'Google account disconnected successfully',
      });
  });

  it('let nobody begin to connect in a loop', async () => {
    const user = await world.user();
    const answers = await Promise.all(Array.from({ length: 61 }, () => user.call('GET', '/api/google/auth-url')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.headers['retry-after']).toMatch(/^\d+$/);
  });
});
