/** Kept searches over a mailbox full of other messages: each new contract is found once, and a quiet day costs Google next to nothing. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bulkChatter, bulkContract } from '../../sandbox/bulkContract.ts';
import { ADMIN, mail, plainMail, tinyWorkspace } from '../../sandbox/testing/tinyWorkspace.ts';
import type { WorkspaceMail } from '../../sandbox/samples/workspaceTypes.ts';
import { startDueRuns } from '../db/watchRuns.ts';
import { loadWatchTroubles } from '../db/watchTrouble.ts';
import { deleteFinishedSearches } from '../db/searches.ts';
import type { NewFind, PastSearch } from '../http/wire.gen.ts';
import { tellNearFinds } from './tellNearFinds.ts';
import { startSearchWorld, type SearchWorld } from './testing/searchWorld.ts';

/** How many others there are: more than a quiet day may have requests. `WATCHED_MAILS` asks for more. */
const BULK = Number(process.env['WATCHED_MAILS'] ?? 24);
/** Days with something new. */
const DAYS = process.env['WATCHED_MAILS'] ? 30 : 2;
const DAY_MS = 86_400_000;
vi.setConfig({ testTimeout: 240_000 + BULK * 100, hookTimeout: 60_000 });

let world: SearchWorld;
let mails: WorkspaceMail[];
let daysOn: number;
let requests: string[];
const now = () => new Date(Date.now() + daysOn * DAY_MS);
const countRequest = (said: unknown) => {
  const { request } = said as { request: { origin: string; method: string; path: string } };
  if (request.origin === world.sandbox.url) requests.push(`${request.method} ${request.path}`);
};

beforeEach(async () => {
  [mails, daysOn, requests] = [[], 0, []];
  for (let n = 0; n < BULK; n += 1) {
    const { title, text } = n % 20 === 0 ? bulkContract(n, 1) : bulkChatter(n, 1);
    mails.push(mailOf(title, text, new Date(Date.now() - (3 + (n % 300)) * DAY_MS)));
  }
  world = await startSearchWorld({
    workspace: tinyWorkspace(mails),
    admin: ADMIN,
    jobs: { clock: now, limits: { watchMs: 1e9, sweepMs: 1000, cleanMs: 1e9 } },
  });
  subscribe('undici:request:create', countRequest);
});
afterEach(async () => {
  unsubscribe('undici:request:create', countRequest);
  await world.close();
});

function mailOf(title: string, text: string, date: Date): WorkspaceMail {
  return plainMail(ADMIN, title, `${text}\nThe agreement and its renewal.`, { date: date.toISOString() });
}

const criteria = { service: 'ALL' as const, entityType: 'SPECIFIC_ACCOUNTS' as const, specificAccounts: [ADMIN] };
const finds = async () => (await world.call('GET', '/api/finds')).body as NewFind[];
const past = async () => (await world.call('GET', '/api/searches')).body as PastSearch[];

async function keep(more: object = {}): Promise<string> {
  const id = await world.start({ ...criteria, ...more });
  expect((await world.finish(id)).status).toBe('COMPLETED');
  const kept = await call('PUT', `/api/searches/${id}/watch`, { rhythm: 'daily', hour: 6 });
  expect(kept.status).toBe(200);
  return id;
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  world.call(method as 'GET', url, payload);

const look = () => startDueRuns(world.database, now(), (queries, search) => world.jobs.queueSearch(queries, search));

/** Two processes look at once. Answers the requests to Google that the day cost. */
async function letADayPass(arrived: readonly WorkspaceMail[] = []): Promise<number> {
  daysOn += 1;
  if (arrived.length > 0) {
    mails.push(...arrived);
    world.sandbox.state.setWorkspace(tinyWorkspace(mails));
  }
  requests = [];
  const started = (await Promise.all([look(), look()])).reduce((sum, count) => sum + count, 0);
  expect(started).toBe(1);
  for (;;) {
    const { rows } = await world.database.pool.query("select from searches where status = 'PROCESSING'");
    if (rows.length === 0) return requests.length;
    await pause(10);
  }
}

it('day after day five new messages come: every contract is found once, and a quiet day takes at most 20 requests', async () => {
  await keep();
  expect(await finds()).toEqual([]);
  const quiet: number[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    const number = BULK + day * 5;
    const { title, text } = bulkContract(number, 1);
    const chatter = [1, 2, 3, 4].map((n) => bulkChatter(number + n, 1));
    await letADayPass([
      mailOf(title, text, new Date(now().getTime() + DAY_MS)),
      ...chatter.map((each) => mailOf(each.title, each.text, new Date(now().getTime() + DAY_MS))),
    ]);
    const found = await finds();
    expect(found).toHaveLength(day + 1);
    expect(found[0]?.name).toContain(`No. ${number + 1}`);
  }
  for (let day = 0; day < DAYS; day += 1) quiet.push(await letADayPass());
  if (process.env['WATCHED_MAILS']) process.stdout.write(`Requests on quiet days: ${quiet.join(', ')}\n`);
  expect(Math.max(...quiet)).toBeLessThanOrEqual(20);
  expect(requests.filter((path) => path.includes('/messages/'))).toEqual([]);
  expect(await finds()).toHaveLength(DAYS);
  const [kept] = await past();
  expect(kept?.watch).toMatchObject({ newFinds: DAYS, trouble: null, lastRun: { status: 'COMPLETED', trouble: null } });
});

it('what was dismissed or shown before is no find, not even after the runs of long ago were tidied away', async () => {
  await keep();
  const { title, text } = bulkContract(BULK, 1);
  await letADayPass([mailOf(title, text, now())]);
  const [find] = await finds();
  expect((await call('POST', `/api/finds/${find?.id}/dismiss`)).status).toBe(204);
  expect(await finds()).toEqual([]);
  await deleteFinishedSearches(world.database.queries, new Date(Date.now() + 400 * DAY_MS));
  await world.database.pool.query('delete from known_items');
  await world.database.pool.query('update searches set listed_since = null');
  await letADayPass();
  expect(await finds()).toEqual([]);
});

it('a find with a near last day to act comes first and is told once, and one that was dismissed can be put back', async () => {
  await keep();
  const long = bulkContract(BULK, 1);
  const end = new Date(now().getTime() + 55 * DAY_MS);
  const day = end.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
  const near = `COURIER SERVICES AGREEMENT\n\nThis Courier Services Agreement is made between Brightwater Coffee, Inc. and Coldwater
Couriers Ltd. Its initial term ends on ${day} and renews automatically for successive periods of one (1) year, unless either party
gives the other written notice of non-renewal at least forty-five (45) days before the end of the then-current term. The fee is $800 per month.\n`;
  await letADayPass([mailOf('Courier services agreement', near, now())]);
  await letADayPass([mailOf(long.title, long.text, now())]);
  const [first, second] = await finds();
  expect(second?.name).toBeDefined();
  expect(first).toMatchObject({ actByKind: 'notice', renewalDate: end.toISOString().slice(0, 10) });
  expect(first?.actBy).toBe(new Date(end.getTime() - 45 * DAY_MS).toISOString().slice(0, 10));

  const told = async () => ((await call('GET', '/api/notices')).body as { notices: { title: string }[] }).notices;
  for (let time = 0; time < 2; time += 1) await tellNearFinds(world.database, now());
  expect((await told()).map(({ title }) => title)).toEqual([
    expect.stringMatching(/^New find: .*courier.*\. Give notice by \w+ \d+, \d{4}\./i),
  ]);

  expect((await call('POST', `/api/finds/${first?.id}/dismiss`)).status).toBe(204);
  expect((await finds()).map(({ id }) => id)).toEqual([second?.id]);
  const dismissed = (await world.call('GET', '/api/finds?dismissed=true')).body as NewFind[];
  expect(dismissed.map(({ id }) => id)).toEqual([first?.id]);
  expect((await call('DELETE', `/api/finds/${first?.id}/dismiss`)).status).toBe(204);
  expect((await finds()).map(({ id }) => id)).toEqual([first?.id, second?.id]);
});

it('a reminder that lies in the mailbox is no find, whatever contract it quotes', async () => {
  await keep();
  const { title, text } = bulkContract(BULK, 1);
  const id = '<reminder.0f9b3c1e-6a52-4d10-9a55-1f0a52c0a111@perennial.example>';
  const lines = [`${text}\nThe agreement and its renewal.`];
  const head = [`From: r@perennial.example`, `To: ${ADMIN}`, `Subject: ${title}`, `Message-ID: ${id}`];
  const type = 'Content-Type: text/plain; charset=utf-8';
  await letADayPass([mail(ADMIN, [...head, type, '', ...lines], { date: now().toISOString() })]);
  expect(await finds()).toEqual([]);
});

it('a connection that has ended is shown and told once, and what came meanwhile is found after it is back', async () => {
  const id = await keep();
  expect(await loadWatchTroubles(world.database.queries, now())).toEqual([]);
  const state = (status: string, reason: string | null) =>
    world.database.pool.query('update google_connections set status = $1, reconnect_reason = $2', [status, reason]);
  await state('reconnect_needed', 'Google has withdrawn the access.');
  const { title, text } = bulkContract(BULK, 1);
  await letADayPass([mailOf(title, text, now())]);
  const [kept] = await past();
  expect(kept?.watch).toMatchObject({
    trouble: 'Google has withdrawn the access.',
    lastRun: { status: 'FAILED', trouble: expect.stringContaining('Google has withdrawn the access.') },
  });
  const told = await loadWatchTroubles(world.database.queries, now());
  expect(told.map(({ title: sentence }) => sentence)).toEqual([
    `Kept searches have stopped: Google has withdrawn the access. Please connect ${ADMIN} again.`,
  ]);
  await letADayPass();
  expect(await loadWatchTroubles(world.database.queries, now())).toEqual(told);
  await state('connected', null);
  await letADayPass();
  expect(await finds()).toHaveLength(1);
  expect(await loadWatchTroubles(world.database.queries, now())).toEqual([]);
  expect((await call('DELETE', `/api/searches/${id}/watch`)).status).toBe(204);
  expect(await finds()).toHaveLength(1);
  expect((await past())[0]?.watch).toBeNull();
});

it('an end date of the past does not keep new messages out; one ahead ends the runs on the day after it', async () => {
  const today = new Date().toISOString().slice(0, 10);
  await keep({ endDate: today });
  const { title, text } = bulkContract(BULK, 1);
  await letADayPass();
  await letADayPass([mailOf(title, text, now())]);
  expect(await finds()).toHaveLength(1);
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const limited = await keep({ endDate: tomorrow });
  daysOn = 4;
  await startDueRuns(world.database, now(), () => Promise.resolve());
  const shown = (await past()).find(({ id }) => id === limited);
  expect(shown?.watch).toMatchObject({ nextRunAt: null, lastRun: null });
});

it('a run that Google keeps waiting for more than a day is shown and told, as no other begins meanwhile', async () => {
  await keep();
  daysOn += 1;
  world.sandbox.state.faults.queue({ kind: 'tooManyRequests', retryAfterSeconds: 3 * 86_400, times: 20 });
  expect(await look()).toBe(1);
  const waits = async () =>
    (await world.database.pool.query('select from searches where waiting_until > now()')).rowCount;
  await expect.poll(waits).toBe(1);
  expect(await loadWatchTroubles(world.database.queries, now())).toEqual([]);
  await world.database.pool.query(
    "update searches set created_at = created_at - interval '3 days' where watch_of is not null",
  );
  daysOn += 1;
  expect(await look()).toBe(0);
  const sentence = expect.stringContaining('Google has asked us to wait for more than a day');
  expect((await past())[0]?.watch).toMatchObject({ trouble: sentence, lastRun: { trouble: sentence } });
  const told = await loadWatchTroubles(world.database.queries, now());
  expect(told).toMatchObject([{ title: sentence }]);
  daysOn += 1;
  expect(await loadWatchTroubles(world.database.queries, now())).toEqual(told);
});
