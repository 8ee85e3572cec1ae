import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainMail, file, tinyWorkspace, ADMIN } from '../../../sandbox/testing/tinyWorkspace.ts';
import { startGoogleWorld, PUBLIC_URL, type GoogleWorld } from '../../../tests/setup/googleWorld.ts';
import { openWorkspace } from '../../google/openWorkspace.ts';

const mails = [plainMail(ADMIN, 'Hosting agreement', 'The renewal term is one year.')];
const files = [file('lease', 'Lease.pdf', { searchText: 'renewal of the lease' })];

let world: GoogleWorld;
beforeAll(async () => {
  world = await startGoogleWorld(tinyWorkspace(mails, files));
});
beforeEach(() => world.sandbox.state.faults.clear());
afterAll(() => world.close());

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
