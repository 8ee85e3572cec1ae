/** Taking everything along, and leaving: rows and files are gone afterwards, from backups too, and those of others are not. */
import { Writable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteDueAccounts } from '../../db/accountDeletion.ts';
import { writeArchive } from '../../db/archive/writeArchive.ts';
import { startTestApp, TEST_NOW, type TestApp, type TestUser } from '../testApp.ts';
import { addFoundContracts } from '../testFoundContracts.ts';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

/** Everything that a database holds of a user, as text. */
async function tracesOf(userId: string): Promise<number> {
  const { rows } = await service.database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'",
  );
  let traces = 0;
  for (const { name } of rows) {
    const counted = await service.database.pool.query(`select 1 from ${name} where user_id = $1`, [userId]);
    traces += counted.rowCount ?? 0;
  }
  return traces;
}

async function backup(): Promise<string> {
  const pieces: Buffer[] = [];
  const destination = new Writable({
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(piece);
      done();
    },
  });
  await writeArchive(service.database.pool, destination, service.time.now);
  return gunzipSync(Buffer.concat(pieces)).toString();
}

let users = 0;
const after = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000);
let MARK = '';
const stay = { name: 'STAYING-9b2e' };
let leaver: TestUser;
let stayer: TestUser;

beforeEach(async () => {
  service.time.now = new Date(TEST_NOW);
  MARK = `LEAVING-${(users += 1)}-4d1c`;
  [leaver, stayer] = [await service.signIn(), await service.signIn()];
  const { ids } = await addFoundContracts(service.database, leaver.id, [
    { name: MARK, text: MARK, bytes: Buffer.from(`%PDF ${MARK}`) },
    { name: `${MARK} found`, text: `${MARK} found`, bytes: Buffer.from(`%PDF found ${MARK}`) },
  ]);
  await leaver.call('POST', '/api/contracts/batch', { contracts: [{ id: ids[0], name: MARK }] });
  await stayer.call('POST', '/api/contracts', { values: stay });
  await leaver.call('POST', '/api/feed');
  await service.database.pool.query(
    `insert into uploaded_files (id, user_id, upload_id, position, name, media_type, size, bytes, created_at)
     values (gen_random_uuid(), $1, gen_random_uuid(), 0, 'notes.txt', 'text/plain', 5, $2, $3)`,
    [leaver.id, Buffer.from(`Brought ${MARK}`), TEST_NOW],
  );
  await service.database.pool.query(
    `insert into notice_proofs (id, user_id, contract_id, name, media_type, bytes, created_at)
     select gen_random_uuid(), user_id, id, 'receipt.png', 'image/png', $2, $3 from contracts where user_id = $1`,
    [leaver.id, Buffer.from(`Proof ${MARK}`), TEST_NOW],
  );
});

it('takes everything along in one ZIP: contracts as a sheet, data as JSON, documents; no secret, nothing of others', async () => {
  const answer = await leaver.call('GET', '/api/account/export');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="perennial-2026-06-15.zip"');
  const parts = unzipSync(new Uint8Array(answer.rawPayload));
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  expect(text('contracts.csv')).toContain(MARK);
  expect(JSON.parse(text('data/users.json'))).toMatchObject([{ id: leaver.id, email: leaver.email }]);
  expect(JSON.parse(text('data/contracts.json'))).toHaveLength(1);
  expect(JSON.parse(text('data/searches.json'))).toHaveLength(1);
  expect(Object.keys(parts).filter((path) => path.startsWith('documents/'))).toHaveLength(4);
  const all = Object.values(parts)
    .map((part) => strFromU8(part))
    .join('\n');
  for (const secret of ['password_hash', 'token', stay.name, stayer.id]) expect(all).not.toContain(secret);
  expect(all).toContain(`%PDF found ${MARK}`);
  expect(all).toContain(`Brought ${MARK}`);
  expect(all).toContain(`Proof ${MARK}`);
});

it('ends all sessions, and the account with rows and files seven days later, out of backups too; others stay', async () => {
  const feed = (await leaver.call('GET', '/api/feed')).json().url.replace('http://localhost:3000', '') as string;
  const asked = await leaver.call('DELETE', '/api/account');
  expect([asked.statusCode, asked.json()]).toEqual([202, { deletesAt: '2026-06-22T12:00:00.000Z' }]);
  expect((await leaver.call('GET', '/api/auth/me')).statusCode).toBe(401);
  expect((await service.inject({ url: feed })).statusCode).toBe(404);
  expect(await deleteDueAccounts(service.database.queries, after(6.9))).toBe(0);
  expect(await tracesOf(leaver.id)).toBeGreaterThan(3);
  expect(await backup()).toContain(MARK);
  expect(await deleteDueAccounts(service.database.queries, after(7))).toBe(1);
  expect(await tracesOf(leaver.id)).toBe(0);
  const archive = await backup();
  for (const gone of [MARK, Buffer.from(`%PDF ${MARK}`).toString('hex'), leaver.id, leaver.email])
    expect(archive).not.toContain(gone);
  expect(archive).toContain(stay.name);
  expect((await stayer.call('GET', '/api/contracts')).json()).toMatchObject([stay]);
});
