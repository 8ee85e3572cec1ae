/** The rules of searching mail and files (13, 14), against the sandbox with Google's own libraries. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADMIN, file, plainMail, tinyWorkspace, USER } from '../../sandbox/testing/tinyWorkspace.ts';
import { startGoogleWorld, type GoogleUser, type GoogleWorld } from './testing/googleWorld.ts';
import { driveQueries } from '../domain/driveQuery.ts';
import { gmailQueries, isWantedMessage } from '../domain/gmailQuery.ts';
import { searchWindow } from '../domain/searchWindow.ts';
import { openWorkspace } from './openWorkspace.ts';
import { createFakeTime } from './testing/fakeTime.ts';
import type { DriveScope, WorkspaceClient } from './workspaceClient.ts';

const manyMails = Array.from({ length: 501 }, (_, n) => plainMail(USER, `Page ${n}`, 'paging'));
const workspace = tinyWorkspace(
  [
    plainMail(ADMIN, 'Evening', 'notice period', { date: '2026-03-01T07:30:00Z' }),
    plainMail(ADMIN, 'Morning', 'notice period', { date: '2026-03-01T08:30:00Z' }),
    plainMail(ADMIN, 'Draft', 'notice period', { date: '2026-03-01T12:00:00Z', labelIds: ['DRAFT'] }),
    ...manyMails,
  ],
  [
    file('quoted', "Landlord's lease \\ draft.pdf", { searchText: 'anything' }),
    file('trashed', 'Trashed lease.pdf', { trashed: true, searchText: "landlord's lease" }),
    file('shared', 'Shared drive.pdf', { driveId: '0ATinyDrive', searchText: 'framework terms' }),
  ],
);

let world: GoogleWorld;
let user: GoogleUser;
let client: WorkspaceClient;
const signal = new AbortController().signal;

async function clientOf(account: string): Promise<WorkspaceClient> {
  const opened = await openWorkspace(world.secondRoom({ time: createFakeTime() }), user.id);
  return opened.clientFor(account);
}
const filesOf = async (q: string, scope: DriveScope = 'allDrives') =>
  (await client.listFiles(q, scope, null, signal)).files;
beforeAll(async () => {
  world = await startGoogleWorld(workspace);
  user = await world.user();
  await user.upload('key.json', JSON.stringify(await world.sandbox.addServiceAccount()), ADMIN);
});
beforeEach(async () => {
  world.sandbox.state.faults.clear();
  world.sandbox.state.faults.struck.length = 0;
  client = await clientOf(ADMIN);
});
afterAll(() => world.close());

describe('rule 13: a search of mail', () => {
  const criteria = {
    keywords: ['notice period', 'x" OR in:anywhere "'],
    window: searchWindow({ startDate: '2026-03-01', endDate: '2026-03-01', timeZone: 'America/Los_Angeles' }),
    excludeDrafts: true,
  };

  it.each([false, true])('finds the day as the zone has it (Google too generous: %s)', async (isLoose) => {
    if (isLoose) world.sandbox.state.faults.queue({ kind: 'looseDates', path: '/messages' });
    const found: string[] = [];
    for (const q of gmailQueries(criteria)) {
      for (const { id } of (await client.listMessages(q, null, signal)).messages) {
        const message = await client.getMessage(id, signal);
        if (isWantedMessage(message, criteria))
          found.push(message.payload.headers.find(({ name }) => name === 'Subject')?.value ?? '');
      }
    }
    expect(found).toEqual(['Morning']);
  });

  it('goes on after an empty page that has a token', async () => {
    world.sandbox.state.faults.queue({ kind: 'emptyPage', path: '/messages' });
    const empty = await client.listMessages('"notice period"', null, signal);
    expect(empty).toEqual({ messages: [], nextPageToken: expect.any(String) });
    const next = await client.listMessages('"notice period"', empty.nextPageToken, signal);
    expect(next.messages.length).toBeGreaterThan(0);
  });

  it('pages to the end', async () => {
    const other = await clientOf(USER);
    const page = await other.listMessages('paging', null, signal);
    const last = await other.listMessages('paging', page.nextPageToken, signal);
    expect([page.messages.length, last.messages.length, last.nextPageToken]).toEqual([500, 1, null]);
  });

  it('says so when its page token is rejected, so that paging begins anew', async () => {
    const refused = client.listMessages('paging', 'made-up', signal);
    await expect(refused).rejects.toMatchObject({ kind: 'fatal', reason: 'invalidPageToken' });
    const files = client.listFiles('trashed = false', 'user', 'made-up', signal);
    await expect(files).rejects.toMatchObject({ kind: 'fatal', reason: 'invalidPageToken' });
  });
});

describe('rule 14: a search of files', () => {
  const open = { from: null, until: null };

  it('survives apostrophes and backslashes, and leaves out the bin', async () => {
    const [q = ''] = driveQueries({ keywords: ["landlord's lease \\ draft"], window: open });
    expect((await filesOf(q)).map(({ name }) => name)).toEqual(["Landlord's lease \\ draft.pdf"]);
  });

  it('reaches shared drives, each by itself, too', async () => {
    const [q = ''] = driveQueries({ keywords: ['framework terms'], window: open });
    const names = async (scope: DriveScope) => (await filesOf(q, scope)).map(({ name }) => name);
    expect(await names('allDrives')).toContain('Shared drive.pdf');
    const list = await client.listDrives(signal);
    expect(list).toEqual({ drives: [{ id: '0ATinyDrive', name: 'Legal' }], complete: true });
    expect(await names({ driveId: '0ATinyDrive' })).toContain('Shared drive.pdf');
  });

  it('says when Google could not search everything', async () => {
    world.sandbox.state.faults.queue({ kind: 'incompleteSearch', path: '/files' });
    const page = await client.listFiles('trashed = false', 'allDrives', null, signal);
    expect(page.incompleteSearch).toBe(true);
  });

  it('names its fields with the page token, the three words for shared drives, the user it counts for, and no order', async () => {
    const spy = vi.spyOn(globalThis, 'fetch');
    await filesOf('trashed = false');
    const { searchParams } = new URL(String(spy.mock.calls.at(-1)?.[0]));
    spy.mockRestore();
    expect(Object.fromEntries(searchParams)).toMatchObject({
      corpora: 'allDrives',
      includeItemsFromAllDrives: 'true',
      supportsAllDrives: 'true',
      fields: expect.stringMatching(/^nextPageToken,incompleteSearch,files\(/),
      quotaUser: expect.stringMatching(/^[\w-]{40}$/),
    });
    expect(searchParams.has('orderBy')).toBe(false);
  });
});
