/** Planted secrets are looked for afterwards in every row, every answer and every line of the log. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { revokeGrantsOf } from '../../sandbox/oauth/grants.ts';
import { ADMIN, plainMail, tinyWorkspace, USER } from '../../sandbox/testing/tinyWorkspace.ts';
import { startGoogleWorld, type GoogleWorld } from './testing/googleWorld.ts';
import { openWorkspace } from './openWorkspace.ts';

let world: GoogleWorld;
const signal = new AbortController().signal;

beforeAll(async () => {
  world = await startGoogleWorld(tinyWorkspace([plainMail(ADMIN, 'Renewal', 'renewal')]));
});
afterAll(() => world.close());

/** Every row of every table as text: bytes appear as hexadecimal digits. */
async function everyRow(): Promise<string> {
  const { pool } = world.database;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const dumps = await Promise.all(
    tables.map(({ name }) => pool.query<{ row: string }>(`select t::text as row from ${name} t`)),
  );
  return dumps.flatMap(({ rows }) => rows.map(({ row }) => row)).join('\n');
}

it('rules 6, 8 and 27: tokens, keys, verifiers and codes are nowhere in clear', async () => {
  const addresses: string[] = [];
  const sent = new Set<string>();
  const real = globalThis.fetch;
  // Written down at once: the libraries redact what failed.
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    addresses.push(String(input));
    sent.add(new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? '');
    const form = init?.body instanceof URLSearchParams ? [...init.body] : [];
    for (const [name, value] of form) if (/token|code|assertion|secret/.test(name)) sent.add(value);
    return real(input, init);
  });
  const said: string[] = [];
  const keep = (answer: { body: string; headers: object }) =>
    void said.push(answer.body, JSON.stringify(answer.headers));
  const [personal, delegated] = [await world.user(), await world.user()];
  keep(await personal.connect({ account: ADMIN }));
  const key = await world.sandbox.addServiceAccount();
  keep(await delegated.upload('key.json', JSON.stringify(key), ADMIN));
  for (const user of [personal, delegated]) {
    const client = (await openWorkspace(world.google, user.id)).clientFor(ADMIN);
    await client.listMessages('"renewal"', null, signal);
    for (const path of ['status', 'auth-status', 'gmail/profile', 'test-connection'])
      keep(await user.call('GET', `/api/google/${path}`));
  }
  // Failures write most of what gets written.
  const failing = await world.user();
  keep(await failing.connect({ account: USER }));
  revokeGrantsOf(world.sandbox.state.store, USER);
  world.sandbox.state.faults.queue({ kind: 'serverError', path: '/gmail/', times: 20 });
  keep(await delegated.call('GET', '/api/google/gmail/profile'));
  keep(await failing.call('GET', '/api/google/test-connection'));
  keep(await failing.upload('key.json', JSON.stringify({ ...key, token_uri: 'https://token.example/' }), ADMIN));

  spy.mockRestore();
  const secrets = [...sent, key.private_key, key.private_key.split('\n')[3] ?? ''].filter((text) => text.length > 12);
  // A refresh token, codes, verifiers, access tokens, assertions and the key itself.
  expect(secrets.filter((secret) => secret.startsWith('1//'))).toHaveLength(1);
  expect(secrets.length).toBeGreaterThan(8);

  const rows = await everyRow();
  const places = {
    rows,
    answers: said.join('\n'),
    log: world.logged.join('\n'),
    addresses: addresses.join('\n'),
  };
  expect(rows).toContain(ADMIN);
  expect(world.logged.length).toBeGreaterThan(0);
  for (const [place, text] of Object.entries(places)) {
    const found = secrets.filter(
      (secret) => text.includes(secret) || text.includes(Buffer.from(secret).toString('hex')),
    );
    expect({ place, found }).toEqual({ place, found: [] });
  }
  for (const line of world.logged) expect(line).not.toMatch(/@(tiny|example)/);
});
