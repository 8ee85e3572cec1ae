/**
 * The service killed (kill -9) at random moments, while it starts, migrates, searches and stores: every acknowledged write must be there
 * afterwards, every search must end, and nothing may be there twice.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MAYA } from '../../sandbox/samples/placements.ts';
import { consent } from '../../sandbox/testing/connect.ts';
import type { Contract, ProcessSearchResponse, Search, UploadContractsResponse } from '../../server/http/wire.gen.ts';
import { startTestProcess, type TestProcess } from '../../server/testProcess.ts';

export type KillRoundsOptions = {
  rounds: number;
  /** Environment of the service: DATA_DIR, and DATABASE_URL with SECRETS_KEY where it is not the embedded database. */
  env: Record<string, string>;
  /** A process is killed at most so long after it began to start or to work, milliseconds. */
  longestLifeMs?: number;
};

/** What the service has said yes to. */
type Acknowledged = { searches: Set<string>; contracts: Set<string> };

const SEARCH = { keywords: ['agreement', 'contract', 'renewal'], service: 'ALL' };
const SETTLE_MS = 180_000;

/** Answers what is wrong, as sentences; empty where all is well. */
export async function killRounds({ rounds, env, longestLifeMs = 4000 }: KillRoundsOptions): Promise<string[]> {
  const acknowledged: Acknowledged = { searches: new Set(), contracts: new Set() };
  const first = await startTestProcess(env);
  const token = await first.signUp('mara@brightwater.example');
  await connectSandbox(first, token);
  await startSearch(first, token, acknowledged);
  await first.kill();
  for (let round = 0; round < rounds; round += 1) {
    const isKilledWhileStarting = Math.random() < 0.25;
    const life = isKilledWhileStarting ? AbortSignal.timeout(randomMs(longestLifeMs)) : undefined;
    const service = await startTestProcess(env, life).catch(() => null);
    if (service === null) continue;
    const working = work(service, token, acknowledged);
    await pause(randomMs(longestLifeMs));
    await service.kill();
    await working;
  }
  const last = await startTestProcess(env);
  try {
    return await judge(last, token, acknowledged);
  } finally {
    await last.stop();
  }
}

function randomMs(most: number): number {
  return Math.floor(Math.random() * most);
}

/** Starts searches and uploads what they found until the service is gone. */
async function work(service: TestProcess, token: string, acknowledged: Acknowledged): Promise<void> {
  try {
    await startSearch(service, token, acknowledged);
    for (;;) {
      for (const id of acknowledged.searches) await uploadSome(service, token, id, acknowledged);
      await pause(50);
    }
  } catch {
    // Killed: what was not answered is not acknowledged.
  }
}

async function startSearch(service: TestProcess, token: string, acknowledged: Acknowledged): Promise<void> {
  const body = { ...SEARCH, clientRequestId: randomUUID() };
  const answer = await service.call('POST', '/api/gmail/search', { token, body });
  if (answer.ok) acknowledged.searches.add(((await answer.json()) as Search).id);
}

async function uploadSome(
  service: TestProcess,
  token: string,
  searchId: string,
  acknowledged: Acknowledged,
): Promise<void> {
  const found = await service.call('POST', `/api/gmail/process/${searchId}`, { token });
  if (!found.ok) return;
  const { contracts } = (await found.json()) as ProcessSearchResponse;
  const chosen = contracts.filter(() => Math.random() < 0.3).map(({ id = '', name = 'Unnamed' }) => ({ id, name }));
  if (chosen.length === 0) return;
  const answer = await service.call('POST', '/api/contracts/batch', { token, body: { contracts: chosen } });
  if (!answer.ok) return;
  for (const id of ((await answer.json()) as UploadContractsResponse).ids ?? []) acknowledged.contracts.add(id);
}

async function judge(service: TestProcess, token: string, acknowledged: Acknowledged): Promise<string[]> {
  const wrong: string[] = [];
  const found = new Set<string>();
  for (const id of acknowledged.searches) {
    const search = await settled(service, token, id);
    if (search?.status !== 'COMPLETED') {
      wrong.push(`Search ${id} is ${search?.status ?? 'lost'}.`);
      continue;
    }
    const answer = await service.call('POST', `/api/gmail/process/${id}`, { token });
    const { contracts } = (await answer.json()) as ProcessSearchResponse;
    found.add(JSON.stringify(contracts.map(({ name }) => name).toSorted()));
  }
  if (found.size > 1) wrong.push(`The same search found ${found.size} different lists.`);
  const list = (await (await service.call('GET', '/api/contracts', { token })).json()) as Contract[];
  const there = new Set(list.map(({ id }) => id));
  const lost = [...acknowledged.contracts].filter((id) => !there.has(id));
  if (lost.length > 0) wrong.push(`${lost.length} of ${acknowledged.contracts.size} acknowledged contracts are lost.`);
  const names = JSON.parse([...found][0] ?? '[]') as string[];
  if (list.length > names.length)
    wrong.push(`${list.length} contracts of ${names.length} documents: some are there twice.`);
  if (acknowledged.searches.size === 0) wrong.push('No search was started: nothing was tried.');
  return wrong;
}

/** The search once it is over; null where it is not there. */
async function settled(service: TestProcess, token: string, id: string): Promise<Search | null> {
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    const answer = await service.call('GET', `/api/gmail/search/${id}`, { token });
    if (!answer.ok) return null;
    const search = (await answer.json()) as Search;
    if (search.status !== 'PROCESSING' || Date.now() > deadline) return search;
    await pause(200);
  }
}

/** Through the sandbox's consent screen, as a browser goes: the cookie of the first call comes back with the callback. */
async function connectSandbox(service: TestProcess, token: string): Promise<void> {
  const answer = await service.call('GET', '/api/google/auth-url', { token });
  const { authUrl } = (await answer.json()) as { authUrl: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  const back = await fetch(await consent(authUrl, { account: MAYA }), { headers: { cookie } });
  if (!back.ok) throw new Error(`The sandbox was not connected: ${back.status}`);
}
