/** The service on its embedded database: how soon it is ready, how fast a search starts, and the list at 10 000 contracts. */
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openServiceDatabase } from '../../server/serviceDatabase.ts';
import { seedContracts, seedFoundContracts } from './seedContracts.ts';
import { atMost, percentile, type Row } from './rows.ts';
import { connectSandbox, type ServiceProcess, signUp, startServiceProcess } from './serviceProcess.ts';

const agent = new Agent({ keepAlive: true });
const CONTRACTS = 10_000;
const RATE_PER_SECOND = 50;
const SECONDS = 10;

export async function benchService(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perennial-bench-'));
  try {
    const first = await startServiceProcess(dataDir);
    const token = await signUp(first);
    await first.stop();
    const service = await startServiceProcess(dataDir);
    const rows = [atMost('ready at a second start', service.readyAfter, 2000, 'ms')];
    rows.push(await searchStart(service, token));
    rows.push(...(await contractList(service, token, dataDir)));
    rows.push(await batchUpload(service, token, dataDir));
    await service.stop();
    return rows;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function searchStart(service: ServiceProcess, token: string): Promise<Row> {
  await connectSandbox(service, token);
  const body = { keywords: ['agreement', 'contract'], service: 'ALL' };
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const started = performance.now();
    const answer = await service.call('POST', '/api/gmail/search', {
      token,
      body: { ...body, description: `Round ${round}` },
    });
    times.push(performance.now() - started);
    const { id } = (await answer.json()) as { id: string };
    for (let waited = 0; waited < 600 && !(await isOver(service, token, id)); waited += 1) await sleep(50);
  }
  return atMost('starting a search, median of 20', percentile(times, 0.5), 50, 'ms');
}

async function isOver(service: ServiceProcess, token: string, id: string): Promise<boolean> {
  const search = (await (await service.call('GET', `/api/gmail/search/${id}`, { token })).json()) as { status: string };
  return search.status !== 'PROCESSING';
}

async function userId(service: ServiceProcess, token: string): Promise<string> {
  return ((await (await service.call('GET', '/api/auth/me', { token })).json()) as { id: string }).id;
}

async function contractList(service: ServiceProcess, token: string, dataDir: string): Promise<Row[]> {
  const database = await openServiceDatabase({ databaseUrl: null, dataDir });
  await seedContracts(database, [await userId(service, token)], CONTRACTS);
  await database.close();
  const today = new Date().toISOString().slice(0, 10);
  const first = await service.call('GET', `/api/contracts?today=${today}`, { token });
  const etag = first.headers.get('etag') ?? '';
  const contracts = (await first.json()) as unknown[];
  if (contracts.length < CONTRACTS) throw new Error(`The list has ${contracts.length} contracts.`);

  // An open loop: requests leave at their time whether or not earlier ones were answered.
  const times = await Promise.all(
    Array.from({ length: RATE_PER_SECOND * SECONDS }, async (_, index) => {
      await sleep((index * 1000) / RATE_PER_SECOND);
      return answerTime(`${service.url}/api/contracts?today=${today}`, token);
    }),
  );
  const unchanged: number[] = [];
  for (let round = 0; round < 50; round += 1) {
    const started = performance.now();
    const answer = await fetch(`${service.url}/api/contracts?today=${today}`, {
      headers: { authorization: `Bearer ${token}`, 'if-none-match': etag },
    });
    unchanged.push(performance.now() - started);
    if (answer.status !== 304) throw new Error(`The unchanged list was answered with ${answer.status}.`);
  }
  return [
    atMost(`list of ${CONTRACTS} contracts at ${RATE_PER_SECOND} requests/s, p99`, percentile(times, 0.99), 100, 'ms'),
    atMost('unchanged list by ETag, median', percentile(unchanged, 0.5), 5, 'ms', 1),
  ];
}

/** Milliseconds until the whole answer is here, as it comes over the wire: unpacking it is the browser's work, not the service's. */
function answerTime(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const request = get(url, { headers, agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`The list was answered with ${answer.statusCode}.`));
      answer.resume().once('end', () => resolve(performance.now() - started));
    });
    request.once('error', reject);
  });
}

async function batchUpload(service: ServiceProcess, token: string, dataDir: string): Promise<Row> {
  const database = await openServiceDatabase({ databaseUrl: null, dataDir });
  const contracts = await seedFoundContracts(database, await userId(service, token), 1000);
  await database.close();
  const started = performance.now();
  const answer = await service.call('POST', '/api/contracts/batch', { token, body: { contracts } });
  const seconds = (performance.now() - started) / 1000;
  if (!answer.ok) throw new Error(`The batch was answered with ${answer.status}: ${await answer.text()}`);
  return atMost('batch of 1 000 contracts with documents', seconds, 5, 's', 2);
}
