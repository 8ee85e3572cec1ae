/** What Google has been seen to do besides what it documents, one client at a time, against the sandbox. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN } from '../../sandbox/testing/tinyWorkspace.ts';
import { failureOf, troubledAccount } from './testing/troubledAccount.ts';
import { findConnection } from '../db/connections.ts';
import { gmailQueries } from '../domain/gmailQuery.ts';
import { openWorkspace } from './openWorkspace.ts';
import { DRIVE_SCOPE, GMAIL_SCOPE } from './scopes.ts';
import { createFakeTime } from './testing/fakeTime.ts';

const google = troubledAccount();
const signal = new AbortController().signal;
const faults = () => google.world.sandbox.state.faults;

it('a page on automated queries in the place of a download is a bad moment: the file is asked for again', async () => {
  const { files } = await google.client.listFiles('trashed = false', 'user', null, signal);
  const [file] = files;
  if (file === undefined) throw new Error('The drive holds a file.');
  faults().queue({ kind: 'turnedAway', path: '/drive/v3/files/', times: 2 });
  expect((await google.client.downloadFile(file, signal)).length).toBeGreaterThan(0);
  faults().queue({ kind: 'turnedAway', path: '/drive/v3/files/', times: Infinity });
  expect(await failureOf(google.client.downloadFile(file, signal))).toMatchObject({
    kind: 'network',
    reason: 'turnedAway',
  });
});

it('ten long keywords in another script are asked for in addresses that Google takes', async () => {
  const keywords = Array.from({ length: 10 }, (_, n) => `${n}${'契約更新通知書'.repeat(14)}`);
  const window = { from: null, until: null };
  for (const q of gmailQueries({ keywords, window, excludeDrafts: true }))
    expect((await google.client.listMessages(q, null, signal)).messages).toEqual([]);
  const tooLong = `"${'契'.repeat(1000)}"`;
  expect(await failureOf(google.client.listMessages(tooLong, null, signal))).toMatchObject({ status: 414 });
});

it('a list of shared drives that leads in a circle ends, and says that it is not complete', async () => {
  faults().queue({ kind: 'samePageToken', path: '/drives', times: Infinity });
  expect(await google.client.listDrives(signal)).toMatchObject({ complete: false });
});

it('a 404 to the test of a connection says that there is no such mailbox or drive, not that it was deleted', async () => {
  faults().queue({ kind: 'notFound', path: '/profile' }, { kind: 'notFound', path: '/about' });
  const answer = await google.user.call('GET', '/api/google/test-connection');
  expect(JSON.stringify(answer.json())).toContain('Google can’t find this mailbox or drive.');
  expect(JSON.stringify(answer.json())).not.toContain('deleted');
});

const upload = async () => {
  const user = await google.world.user();
  const key = await google.world.sandbox.addServiceAccount();
  const answer = await user.upload('key.json', JSON.stringify(key), ADMIN);
  return { user, answer };
};

describe('a service-account key', () => {
  it('is taken with Drive where the probe of Drive fails in passing, and says that it could not be tried', async () => {
    faults().queue({ kind: 'serverError', path: '/drive/', times: Infinity });
    const { user, answer } = await upload();
    expect(answer.json()).toMatchObject({ warnings: [expect.stringContaining('Drive couldn’t be tried just now')] });
    const row = await findConnection(google.world.database.queries, user.id);
    expect(row?.scopes).toEqual(expect.arrayContaining([GMAIL_SCOPE, DRIVE_SCOPE]));
    faults().clear();
    const workspace = await openWorkspace(google.world.secondRoom({ time: createFakeTime() }), user.id);
    expect((await workspace.clientFor(ADMIN).listFiles('trashed = false', 'user', null, signal)).files).toHaveLength(1);
  });

  it.each([
    ['Invalid grant: account not found', 'Google doesn’t know this account.'],
    ['Invalid impersonation "sub" field', 'This address is not one that a service account can act for.'],
  ])('that Google refuses for one account with “%s” stays connected', async (description, sentence) => {
    const { user } = await upload();
    const workspace = await openWorkspace(google.world.secondRoom({ time: createFakeTime() }), user.id);
    faults().queue({ kind: 'tokenRefused', error: 'invalid_grant', description, path: '/token' });
    const failure = await failureOf(workspace.clientFor(ADMIN).listMessages('renewal', null, signal));
    expect(failure).toMatchObject({ kind: 'skip', message: sentence });
    expect((await findConnection(google.world.database.queries, user.id))?.status).toBe('connected');
  });
});

describe('a client in testing', () => {
  beforeEach(() => {
    google.world.sandbox.state.refreshTokenSeconds = 604_799;
    return () => (google.world.sandbox.state.refreshTokenSeconds = null);
  });

  it('gives a permission of seven days, and the status says when it ends', async () => {
    const user = await google.world.user();
    const page = await user.connect({ account: ADMIN });
    expect(page.body).toContain('Google ends this permission by itself on');
    const { expiresAt } = (await user.call('GET', '/api/google/status')).json() as { expiresAt: string };
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
  });
});
