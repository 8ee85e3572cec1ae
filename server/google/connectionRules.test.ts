/** The rules of refreshing (6) and disconnecting (7), against the sandbox. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { revokeGrantsOf } from '../../sandbox/oauth/grants.ts';
import { ADMIN, plainMail, tinyWorkspace, USER } from '../../sandbox/testing/tinyWorkspace.ts';
import { startGoogleWorld, type GoogleUser, type GoogleWorld } from './testing/googleWorld.ts';
import { createSecretBox } from '../db/secretBox.ts';
import { connectionStatus } from './connectionStatus.ts';
import { connectServiceAccount } from './connectServiceAccount.ts';
import { openWorkspace } from './openWorkspace.ts';
import { inspectKey } from '../documents/inspectKey.ts';
import { resealSecrets } from './resealSecrets.ts';
import { createFakeTime } from './testing/fakeTime.ts';

let world: GoogleWorld;
let user: GoogleUser;
const signal = new AbortController().signal;

beforeAll(async () => {
  world = await startGoogleWorld(tinyWorkspace([plainMail(ADMIN, 'Renewal', 'renewal')]));
});
beforeEach(async () => {
  world.sandbox.state.faults.clear();
  await world.database.pool.query('delete from google_connections');
  user = await world.user();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.close());

const rows = async <Row extends object>(query: string) => (await world.database.pool.query<Row>(query)).rows;
const status = async (of = user) => (await of.call('GET', '/api/google/status')).json() as Record<string, unknown>;
/** The requests that went to Google while `work` ran, as address and body: written down at once, for the libraries redact what failed. */
const requestsDuring = async (work: () => Promise<unknown>) => {
  const requests: string[] = [];
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    requests.push(`${String(input)} ${String(init?.body)}`);
    return real(input, init);
  });
  await work();
  spy.mockRestore();
  return requests;
};
/** Statements that wait for another's lock. */
const waiting = () =>
  rows("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'");
const refreshesDuring = async (work: () => Promise<unknown>) =>
  (await requestsDuring(work)).filter((request) => request.includes('grant_type=refresh_token')).length;
const revocationsDuring = async (work: () => Promise<unknown>) =>
  (await requestsDuring(work)).filter((request) => request.includes('/revoke token=')).length;

const expire = () => rows(`update google_connections set access_token_expires_at = now() where user_id = '${user.id}'`);

describe('rule 6: refreshing', () => {
  it('happens once for all calls of all processes', async () => {
    await user.connect({ account: ADMIN });
    await expire();
    const rooms = [world.google, world.secondRoom(), world.secondRoom()];
    const opened = await Promise.all(rooms.map((room) => openWorkspace(room, user.id)));
    const clients = [...opened, ...opened].map((one) => one.clientFor(ADMIN));
    const asked = await refreshesDuring(() =>
      Promise.all(clients.map((client) => client.listMessages('renewal', null, signal))),
    );
    expect(asked).toBe(1);
  });

  it('is waited for together by the calls of one process', async () => {
    await user.connect({ account: ADMIN });
    await expire();
    const opened = await Promise.all([1, 2].map(() => openWorkspace(world.google, user.id)));
    const clients = [...opened, ...opened, ...opened].map((one) => one.clientFor(ADMIN));
    const locks = vi.spyOn(world.database.queries, 'transaction');
    await Promise.all(clients.map((client) => client.listMessages('renewal', null, signal)));
    expect(locks).toHaveBeenCalledTimes(1);
  });

  it('of a dead grant marks the connection with the reason, and asks no more', async () => {
    await user.connect({ account: USER });
    const client = (await openWorkspace(world.secondRoom({ time: createFakeTime() }), user.id)).clientFor(USER);
    await expire();
    revokeGrantsOf(world.sandbox.state.store, USER);
    await expect(client.listMessages('x', null, signal)).rejects.toMatchObject({
      kind: 'reconnect',
      reason: 'invalid_grant',
    });
    expect(await status()).toMatchObject({
      connected: false,
      workspaceEmail: USER,
      reconnectReason: expect.stringContaining('no longer accepts'),
    });
    const asked = await refreshesDuring(async () => {
      await client.listMessages('x', null, signal).catch(() => null);
      await openWorkspace(world.google, user.id).catch(() => null);
    });
    expect(asked).toBe(0);
    await user.connect({ account: USER });
    expect(await status()).toMatchObject({ connected: true, reconnectReason: null });
  });

  it('of a dead grant is tried once by all processes, too', async () => {
    await user.connect({ account: USER });
    const rooms = [world.secondRoom(), world.secondRoom(), world.secondRoom()];
    const opened = await Promise.all(rooms.map((room) => openWorkspace(room, user.id)));
    await expire();
    revokeGrantsOf(world.sandbox.state.store, USER);
    const asked = await refreshesDuring(() =>
      Promise.allSettled(opened.map((one) => one.clientFor(USER).listMessages('x', null, signal))),
    );
    expect(asked).toBe(1);
  });

  it('reads the connection anew: one that was reconnected meanwhile is not declared dead', async () => {
    await user.connect({ account: ADMIN });
    const begun = (await openWorkspace(world.google, user.id)).clientFor(ADMIN);
    revokeGrantsOf(world.sandbox.state.store, ADMIN);
    await user.connect({ account: ADMIN });
    expect((await begun.listMessages('renewal', null, signal)).messages).toHaveLength(1);
    world.sandbox.state.faults.queue({ kind: 'forbidden', reason: 'insufficientPermissions', path: '/gmail/' });
    await expect(begun.listMessages('x', null, signal)).rejects.toMatchObject({ kind: 'reconnect' });
    expect(await status()).toMatchObject({ connected: false, workspaceEmail: ADMIN });
    await user.connect({ account: USER });
    await expire();
    world.sandbox.state.accessTokens.expireAll();
    await expect(begun.listMessages('x', null, signal)).rejects.toMatchObject({ reason: 'connectionChanged' });
    expect(await status()).toMatchObject({ connected: true, workspaceEmail: USER });
  });

  it('goes on after the key of the secrets was changed, and the old key is not needed any more', async () => {
    const keys = [7, 8].map((id) => ({ id, key: Buffer.alloc(32, id) }));
    const [old, fresh] = keys.map((key) => world.secondRoom({ secretBox: createSecretBox([key]) }));
    const both = world.secondRoom({ secretBox: createSecretBox(keys.toReversed()) });
    const key = await world.sandbox.addServiceAccount();
    if (!old || !fresh) throw new Error('two rooms are needed');
    const upload = { fileName: 'key.json', text: JSON.stringify(key), workspaceEmail: ADMIN };
    await connectServiceAccount(old, user.id, upload, async (pem) => inspectKey(pem));
    expect(await resealSecrets(both)).toEqual({ resealed: 1, unreadable: 0 });
    expect(await resealSecrets(both)).toEqual({ resealed: 0, unreadable: 0 });
    expect(await resealSecrets(old)).toEqual({ resealed: 0, unreadable: 1 });
    const client = (await openWorkspace(fresh, user.id)).clientFor(ADMIN);
    expect((await client.listMessages('renewal', null, signal)).messages).toHaveLength(1);
  });

  it('says so when the key of the secrets is lost', async () => {
    await user.connect({ account: ADMIN });
    const fresh = { id: 9, key: Buffer.alloc(32, 9) };
    await expire();
    const lost = await openWorkspace(world.secondRoom({ secretBox: createSecretBox([fresh]) }), user.id);
    await expect(lost.clientFor(ADMIN).listMessages('x', null, signal)).rejects.toMatchObject({
      reason: 'secretUnreadable',
    });
    expect(await status()).toMatchObject({ connected: false, reconnectReason: expect.stringContaining('key') });
  });
});

it('rule 10: a connection to the sandbox is none to the real Google', async () => {
  await user.connect({ account: ADMIN });
  const { endpoints } = world.google.settings;
  const real = world.secondRoom({ settings: { endpoints, sandbox: false } });
  await expect(openWorkspace(real, user.id)).rejects.toMatchObject({ kind: 'reconnect', reason: 'sandboxChanged' });
  expect(
    await connectionStatus({ queries: world.database.queries, sandbox: false, secretBox: real.secretBox }, user.id),
  ).toMatchObject({
    connected: false,
    reconnectReason: expect.stringContaining('a different Google setup'),
  });
  expect(await status()).toMatchObject({ connected: true });
});

describe('rule 7: disconnecting', () => {
  it('deletes the secrets always, and revokes only the last connection of an account', async () => {
    const other = await world.user();
    await user.connect({ account: USER });
    await other.connect({ account: USER });
    const revocations = await revocationsDuring(async () => {
      const answer = await user.call('POST', '/api/google/disconnect');
      expect(answer.json()).toEqual({ message: 'Google account disconnected successfully' });
    });
    expect(revocations).toBe(0);
    expect(await status()).toEqual({ connected: false, workspaceEmail: null, sandbox: true, reconnectReason: null });
    expect(await revocationsDuring(() => other.call('POST', '/api/google/disconnect'))).toBe(1);
    expect(await rows(`select 1 from google_connections where user_id in ('${user.id}', '${other.id}')`)).toEqual([]);
  });

  it('of two users at once revokes, too', async () => {
    const other = await world.user();
    // Once more than once: chance decides who counts first.
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([user, other].map((one) => one.connect({ account: USER })));
      // Both are held at the last step before the count, so that neither has left when the other counts.
      const holder = await world.database.pool.connect();
      await holder.query('begin; lock table documents in access exclusive mode');
      const revoked = revocationsDuring(() =>
        Promise.all([user, other].map((one) => one.call('POST', '/api/google/disconnect'))),
      );
      await expect.poll(waiting).toHaveLength(2);
      await holder.query('commit');
      holder.release();
      expect(await revoked).toBe(1);
    }
  });

  it('works when Google does not', async () => {
    await user.connect({ account: USER });
    world.sandbox.state.faults.queue({ kind: 'serverError', path: '/revoke' });
    expect((await user.call('POST', '/api/google/disconnect')).statusCode).toBe(200);
    expect(await status()).toMatchObject({ connected: false });
  });

  it('stops the searches of the user', async () => {
    await user.connect({ account: ADMIN });
    await rows(
      `insert into searches (id, user_id, criteria, status, phase, warnings, created_at, updated_at)
       values (gen_random_uuid(), '${user.id}', '{}', 'PROCESSING', 'reading', '{}', now(), now())`,
    );
    await user.call('POST', '/api/google/disconnect');
    const [search] = await rows<{ id: string; status: string }>(
      `select id, status from searches where user_id = '${user.id}'`,
    );
    expect(search?.status).toBe('CANCELLED');
    expect(world.abandoned).toEqual([search?.id]);
  });
});
