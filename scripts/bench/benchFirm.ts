/**
 * The service under attack: what another user's slowest request takes meanwhile, and how much memory the service's process comes to. And how
 * long a small search takes beside twenty large ones of somebody else.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bulkWorkspace } from '../../sandbox/bulkWorkspace.ts';
import { writeMail } from '../../sandbox/samples/write/writeMail.ts';
import { startSandbox, type RunningSandbox } from '../../sandbox/startSandbox.ts';
import { bombPdf } from '../../server/documents/testing/bombs.ts';
import { openServiceDatabase } from '../../server/serviceDatabase.ts';
import { watchDuring, type Witnessed } from './bystander.ts';
import { HOSTILE_BODIES } from './hostileMails.ts';
import { sendArrays, sendBrackets, sendKeys, trickle } from './hostileRequests.ts';
import { atMost, type Row } from './rows.ts';
import { seedFoundContracts } from './seedContracts.ts';
import { type ServiceProcess, signUp, startServiceProcess } from './serviceProcess.ts';

const DOMAIN = 'firm.example';
const LARGE = `large@${DOMAIN}`;
const SMALL = `small@${DOMAIN}`;
const MEGABYTE = 1024 * 1024;
const SEARCHES = 20;
const MAILS = 2000;

export async function benchFirm(): Promise<Row[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'perennial-bench-'));
  const sandbox = await startSandbox({ workspace: await workspace() });
  const env = { GOOGLE_BASE_URL: sandbox.url, SEARCHES_PER_USER: String(SEARCHES) };
  const service = await startServiceProcess(dataDir, env);
  try {
    const [attacker, bystander] = [await signUp(service, 'attacker@example.com'), await signUp(service)];
    for (const token of [attacker, bystander]) await connect(service, sandbox, token);
    return [
      ...(await attacks(service, dataDir, { attacker, bystander })),
      await fairness(service, attacker, bystander),
    ];
  } finally {
    await service.stop();
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function attacks(
  service: ServiceProcess,
  dataDir: string,
  { attacker, bystander }: { attacker: string; bystander: string },
): Promise<Row[]> {
  const contract = await longContract(service, dataDir, attacker);
  const download = () => service.call('GET', `/api/contracts/${contract}/download`, { token: attacker });
  const works: Record<string, () => Promise<unknown>> = {
    'nothing, for comparison': () => sleep(3000),
    'arrays of 8 MB': () => sendArrays(service, attacker),
    '400 kB of [': () => sendBrackets(service, attacker),
    'three keys of 16,384 bits': () => sendKeys(service, attacker, 'A'.repeat(12_700)),
    'three downloads of a million characters': () => Promise.all([download(), download(), download()]),
    '60 trickling connections': () => trickle(service, 60, 5000),
  };
  for (const kind of Object.keys(HOSTILE_BODIES))
    works[`a mail ${kind}`] = () => search(service, attacker, accountOf(kind));
  const rows: Row[] = [];
  for (const [what, work] of Object.entries(works))
    rows.push(...rowsOf(what, await watchDuring(service, bystander, work)));
  return rows;
}

function rowsOf(what: string, { slowestMs, mostBytes }: Witnessed): Row[] {
  return [
    atMost(`${what}: another user's slowest request`, slowestMs, 250, 'ms'),
    atMost(`${what}: memory of the service`, mostBytes / MEGABYTE, 512, 'MB'),
  ];
}

/** How long ten mails take alone, and beside another user's twenty searches with slow documents. */
async function fairness(service: ServiceProcess, attacker: string, bystander: string): Promise<Row> {
  const alone = await seconds(() => search(service, bystander, SMALL));
  for (let number = 0; number < SEARCHES; number += 1) await start(service, attacker, LARGE);
  await sleep(10_000);
  const beside = await seconds(() => search(service, bystander, SMALL));
  const what = `a search of ten mails beside ${SEARCHES} of another user over ${MAILS} (alone: ${alone.toFixed(1)} s)`;
  return atMost(what, beside, 3 * alone, 's', 1);
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

const accountOf = (kind: string) => `${kind.replaceAll(/[^a-z]+/gi, '.')}@${DOMAIN}`.toLowerCase();

function mail(account: string, number: number, text: string, file?: Uint8Array) {
  return writeMail(`${account} ${number}`, {
    account,
    from: 'Vera <vera@vendor.example>',
    to: account,
    subject: `Our agreement ${number}`,
    date: new Date(Date.UTC(2026, 9, 1 + (number % 28))).toISOString(),
    text,
    searchText: 'agreement contract',
    ...(file && { files: [{ name: `slow ${number}.pdf`, mimeType: 'application/pdf', bytes: file }] }),
  });
}

async function workspace() {
  const bulk = await bulkWorkspace({ mails: MAILS, files: 0, pdfs: 0 });
  const bomb = bombPdf(400, 60 * MEGABYTE);
  const hostile = Object.entries(HOSTILE_BODIES).map(([kind, text]) => mail(accountOf(kind), 1, text()));
  const slow = Array.from({ length: 12 }, (_, number) => mail(LARGE, number, 'See the agreement.', bomb));
  const small = Array.from({ length: 10 }, (_, number) =>
    mail(SMALL, number, 'Our agreement is attached. '.repeat(50)),
  );
  const emails = [`admin@${DOMAIN}`, LARGE, SMALL, ...Object.keys(HOSTILE_BODIES).map(accountOf)];
  return {
    domain: DOMAIN,
    accounts: emails.map((email, index) => ({ email, name: email, isAdmin: index === 0 })),
    drives: [],
    mails: [...slow, ...bulk.mails.map((each) => ({ ...each, account: LARGE })), ...small, ...hostile],
    files: [],
  };
}

async function connect(service: ServiceProcess, sandbox: RunningSandbox, token: string): Promise<void> {
  const form = new FormData();
  form.append('credentials', new File([JSON.stringify(await sandbox.addServiceAccount())], 'key.json'));
  form.append('workspaceEmail', `admin@${DOMAIN}`);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${service.url}/api/google/upload-credentials`, { method: 'POST', body: form, headers });
  if (!answer.ok) throw new Error(`The sandbox could not be connected: ${await answer.text()}`);
}

async function start(service: ServiceProcess, token: string, account: string): Promise<string> {
  const body = {
    keywords: ['agreement'],
    entityType: 'SPECIFIC_ACCOUNTS',
    specificAccounts: [account],
  };
  const answer = await service.call('POST', '/api/gmail/search', { token, body });
  if (!answer.ok) throw new Error(`A search was refused: ${await answer.text()}`);
  return ((await answer.json()) as { id: string }).id;
}

async function search(service: ServiceProcess, token: string, account: string): Promise<void> {
  const id = await start(service, token, account);
  for (const until = Date.now() + 180_000; Date.now() < until; await sleep(100)) {
    const answer = await service.call('GET', `/api/gmail/search/${id}`, { token });
    if (((await answer.json()) as { status: string }).status !== 'PROCESSING') return;
  }
  throw new Error('A search did not end within three minutes.');
}

/** A contract of the user whose document is a text of a million characters. */
async function longContract(service: ServiceProcess, dataDir: string, token: string): Promise<string> {
  const { id } = (await (await service.call('GET', '/api/auth/me', { token })).json()) as { id: string };
  const database = await openServiceDatabase({ databaseUrl: null, dataDir });
  const [review] = await seedFoundContracts(database, id, 1);
  await database.pool.query(
    "update documents set media_type = 'text/plain', text = repeat('words of it ', 90000) where user_id = $1",
    [id],
  );
  await database.close();
  const answer = await service.call('POST', '/api/contracts/batch', { token, body: { contracts: [review] } });
  return ((await answer.json()) as { ids: string[] }).ids[0] ?? '';
}
