/**
 * Many users: two service processes over one PostgreSQL, 1, 100 and 1,000 users with 250 contracts each (SCALE_USERS=10000 adds a level, and
 * minutes). Users, mailboxes and Google's quotas are simulated; the database and the processes are real. docs/scale.md explains the figures.
 */
import { randomBytes, randomUUID, createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../server/db/database.ts';
import { openServiceDatabase } from '../../server/serviceDatabase.ts';
import { minutesToSearchAll } from './searchSimulation.ts';
import { atMost, percentile, type Row } from './rows.ts';
import { seedContracts } from './seedContracts.ts';
import { type ServiceProcess, startServiceProcess } from './serviceProcess.ts';

const CONTRACTS_EACH = 250;
const RATE_PER_SECOND = 20;
const SECONDS = 5;
/** Users whose requests are sent, at most. */
const MOST_ACTIVE = 100;
const MAILS_EACH = 2000;
/** Users whose contracts are made in one statement. */
const USERS_AT_ONCE = 500;

export async function benchScale(): Promise<Row[]> {
  const levels = [1, 100, 1000, Number(process.env['SCALE_USERS'] ?? 0)].filter((users) => users > 0);
  const dataDir = await mkdtemp(join(tmpdir(), 'perennial-scale-'));
  const services: ServiceProcess[] = [];
  try {
    for (let n = 0; n < 2; n += 1) services.push(await startServiceProcess(dataDir));
    const database = await openServiceDatabase({ databaseUrl: null, dataDir });
    const rows: Row[] = [];
    let there = 0;
    const tokens: string[] = [];
    for (const users of levels) {
      await addUsers(database, users - there, tokens);
      there = users;
      rows.push(...(await level(database, services, users, tokens)));
    }
    await database.close();
    return rows;
  } finally {
    await Promise.all(services.map((service) => service.stop()));
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Users with their contracts; the first of them signed in. */
async function addUsers({ pool }: Database, count: number, tokens: string[]): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, email, password_hash, created_at)
     select gen_random_uuid(), gen_random_uuid() || '@scale.example', 'none', now() from generate_series(1, $1::int) returning id`,
    [count],
  );
  const ids = rows.map(({ id }) => id);
  for (let from = 0; from < ids.length; from += USERS_AT_ONCE) {
    await seedContracts({ pool }, ids.slice(from, from + USERS_AT_ONCE), CONTRACTS_EACH, 1);
    if (ids.length > USERS_AT_ONCE)
      process.stderr.write(`${Math.min(from + USERS_AT_ONCE, ids.length)} of ${ids.length} users …\n`);
  }
  for (const id of ids.slice(0, MOST_ACTIVE - tokens.length)) {
    const token = randomBytes(32).toString('base64url');
    const hash = createHash('sha256').update(token).digest();
    await pool.query(
      "insert into sessions (token_hash, id, user_id, created_at, expires_at, last_seen_at) values ($1, $2, $3, now(), now() + interval '1 day', now())",
      [hash, randomUUID(), id],
    );
    tokens.push(token);
  }
  await pool.query('analyze users, documents, contracts, contract_documents, sessions');
}

async function level({ pool }: Database, services: ServiceProcess[], users: number, tokens: string[]): Promise<Row[]> {
  const today = new Date().toISOString().slice(0, 10);
  // The first calls of a process load and compile; they are no figure of a running service.
  for (const service of services)
    for (let n = 0; n < 20; n += 1)
      await service.call('GET', `/api/contracts?today=${today}`, { token: tokens[0] ?? '' });
  // What follows from a contract's documents is worked out when it is first asked for, and kept.
  for (const token of tokens) await services[0]?.call('GET', `/api/contracts?today=${today}`, { token });
  const times = await Promise.all(
    Array.from({ length: RATE_PER_SECOND * SECONDS }, async (_, index) => {
      await sleep((index * 1000) / RATE_PER_SECOND);
      const path = index % 2 === 0 ? '/api/contracts' : '/api/dashboard/stats';
      const token = tokens[(index * 7) % tokens.length] ?? '';
      const started = performance.now();
      const answer = await services[index % services.length]?.call('GET', `${path}?today=${today}`, { token });
      await answer?.arrayBuffer();
      if (answer?.status !== 200) throw new Error(`${path} was answered with ${answer?.status}.`);
      return performance.now() - started;
    }),
  );
  const { rows } = await pool.query<{ size: number }>('select pg_database_size(current_database())::bigint as size');
  const megabytes = Math.round((rows[0]?.size ?? 0) / 1e6);
  const minutes = minutesToSearchAll({ users, mailsEach: MAILS_EACH, processes: services.length });
  const name = `${users} users`;
  return [
    atMost(`${name}: list and statistics at ${RATE_PER_SECOND} requests/s, median`, percentile(times, 0.5), 50, 'ms'),
    atMost(`${name}: the same, p95`, percentile(times, 0.95), 250, 'ms'),
    { what: `${name}: size of the database without documents`, figure: `${megabytes} MB`, goal: '', met: null },
    {
      what: `${name}: every user searches ${MAILS_EACH} new mails, simulated`,
      figure: minutes < 120 ? `${Math.ceil(minutes)} minutes` : `${(minutes / 60).toFixed(1)} hours`,
      goal: '',
      met: null,
    },
  ];
}
