import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import type { Contract, ProcessSearchResponse, Search } from '../src/api/endpoints.gen.ts';
import type { TextHit } from '../src/api/generated/textSearch.gen.ts';
import type { NewFind, PastSearch } from '../src/api/generated/watching.gen.ts';
import type { ContractDetails } from '../src/api/generated/cycle.gen.ts';
import { DEMO_ACCOUNT } from './backend.ts';
import { CONSENT_GRANT_KEY } from './consent.ts';
import { backend } from './node.ts';
import { type ScenarioName, SCENARIOS } from './scenarios.ts';

let token = '';
async function call<Body>(method: string, path: string, body?: object): Promise<{ status: number; body: Body }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`http://mock.example${path}`, {
    method,
    headers,
    body: body ? JSON.stringify(body) : null,
  });
  return { status: response.status, body: (await response.json()) as Body };
}

async function start(scenario: ScenarioName): Promise<string> {
  backend.chooseScenario(scenario);
  token = (await call<{ token: string }>('POST', '/api/auth/login', DEMO_ACCOUNT)).body.token;
  const { body } = await call<{ authUrl: string }>('GET', '/api/google/auth-url');
  const state = new URL(body.authUrl).searchParams.get('state');
  const grant = { state, email: DEMO_ACCOUNT.email, gmail: true, drive: true };
  backend.store.setItem(CONSENT_GRANT_KEY, JSON.stringify(grant));
  return (await call<Search>('POST', '/api/gmail/search', { keywords: ['agreement'] })).body.id;
}

const polls = async (id: string, times: number) => {
  const answers: (string | number)[] = [];
  for (let poll = 0; poll < times; poll += 1) {
    const { status, body } = await call<Search>('GET', `/api/gmail/search/${id}`);
    answers.push(status === 200 ? body.status : status);
  }
  return answers;
};

beforeEach(() => {
  token = '';
});

it.each([
  ['default', ['PROCESSING', 'PROCESSING', 'PROCESSING', 'COMPLETED']],
  ['search-fails', ['PROCESSING', 'FAILED', 'FAILED', 'FAILED']],
  ['status-flaky', [503, 'PROCESSING', 503, 'COMPLETED']],
  ['status-failures', [503, 503, 503, 503, 503, 503]],
] as const)('in "%s" the status of a search goes %j', async (scenario, statuses) => {
  const id = await start(scenario);
  expect(await polls(id, statuses.length)).toEqual(statuses);
});

it('after five status failures the results can still be processed by hand', async () => {
  const id = await start('status-failures');
  await polls(id, 5);
  const { status, body } = await call<{ contracts: unknown[] }>('POST', `/api/gmail/process/${id}`);
  expect(status).toBe(200);
  expect(body.contracts.length).toBeGreaterThan(0);
});

it('progress and the list of past searches count what the results have', async () => {
  const id = await start('default');
  await polls(id, 4);
  const { progress } = (await call<Search>('GET', `/api/gmail/search/${id}`)).body;
  const { contracts, receipt } = (await call<ProcessSearchResponse>('POST', `/api/gmail/process/${id}`)).body;
  const [past] = (await call<PastSearch[]>('GET', '/api/searches')).body;
  const listed = receipt?.accounts.reduce((sum, account) => sum + account.listed, 0);
  for (const counted of [progress, past]) expect(counted).toMatchObject({ found: listed, contracts: contracts.length });
});

it('a kept search that nobody looked at for a month has run this morning, and found what had come before', async () => {
  const id = await start('default');
  await polls(id, 4);
  await call('PUT', `/api/searches/${id}/watch`, { rhythm: 'daily', hour: 6 });
  const month = new Date(backend.now().getTime() - 30 * 86_400_000).toISOString();
  backend.db.update(({ accounts }) => {
    const kept = accounts['demo-user']?.searches.find((each) => each.id === id);
    if (kept?.watch) Object.assign(kept.watch, { nextRunAt: month, keptAt: month });
  });
  const [find] = (await call<NewFind[]>('GET', '/api/finds')).body;
  const [past] = (await call<PastSearch[]>('GET', '/api/searches')).body;
  const lastRun = Date.parse(past?.watch?.lastRun?.at ?? '');
  expect(backend.now().getTime() - lastRun).toBeLessThan(86_400_000);
  expect(find?.foundAt).toBe(past?.watch?.lastRun?.at);
  expect(Date.parse(find?.date ?? '')).toBeLessThan(lastRun);
});

it('in "no-contracts" the results are empty, and neither progress nor receipt says otherwise', async () => {
  const id = await start('no-contracts');
  await polls(id, 4);
  const { progress } = (await call<Search>('GET', `/api/gmail/search/${id}`)).body;
  const { contracts, receipt } = (await call<ProcessSearchResponse>('POST', `/api/gmail/process/${id}`)).body;
  expect(contracts).toEqual([]);
  expect(progress?.contracts).toBe(0);
  const [past] = (await call<PastSearch[]>('GET', '/api/searches')).body;
  expect(past?.contracts).toBe(0);
  expect(receipt?.accounts.map((account) => account.contracts)).toEqual([0]);
});

it('in "reading-fails" what could not be read is found when the search is retried', async () => {
  const first = await start('reading-fails');
  const results = async (id: string) => {
    await polls(id, 4);
    return (await call<ProcessSearchResponse>('POST', `/api/gmail/process/${id}`)).body;
  };
  const before = await results(first);
  const failed = before.receipt?.items.filter(({ retryable }) => retryable) ?? [];
  expect(failed.length).toBeGreaterThan(0);
  const retry = (await call<Search>('POST', '/api/gmail/search', { retryOf: first })).body.id;
  const after = await results(retry);
  expect(after.contracts.length).toBe(before.contracts.length + failed.length);
  expect(after.receipt?.items.filter(({ retryable }) => retryable)).toEqual([]);
});

it('in "process-times-out" the first call never answers and the second does', async () => {
  const id = await start('process-times-out');
  await polls(id, 4);
  const patience = new Promise((resolve) => setTimeout(resolve, 50, 'gave up'));
  const first = call('POST', `/api/gmail/process/${id}`);
  expect(await Promise.race([first, patience])).toBe('gave up');
  expect((await call('POST', `/api/gmail/process/${id}`)).status).toBe(200);
});

it('in "session-expired" the session ends 20 seconds after signing in', async () => {
  await start('session-expired');
  expect((await call('GET', '/api/auth/me')).status).toBe(200);
  backend.db.update((state) => {
    for (const session of Object.values(state.sessions)) session.endsAt -= 20_000;
  });
  expect((await call('GET', '/api/auth/me')).status).toBe(401);
});

it('in "server-errors" one can sign in, and everything else answers 500 in the one error shape', async () => {
  backend.chooseScenario('server-errors');
  token = (await call<{ token: string }>('POST', '/api/auth/login', DEMO_ACCOUNT)).body.token;
  expect((await call('GET', '/api/auth/me')).status).toBe(200);
  const { status, body } = await call<{ error: { message: string } }>('GET', '/api/contracts');
  expect(status).toBe(500);
  expect(body.error.message).toMatch(/\w/);
});

it('in "reconnect-needed" the status says why, until an account is connected again', async () => {
  backend.chooseScenario('reconnect-needed');
  token = (await call<{ token: string }>('POST', '/api/auth/login', DEMO_ACCOUNT)).body.token;
  const { body } = await call<{ reconnectReason: string | null }>('GET', '/api/google/status');
  expect(body.reconnectReason).toMatch(/connect again/);
});

it('in "notices-passed" most contracts that renew themselves are past their day, and each is counted', async () => {
  await start('notices-passed');
  const { body } = await call<{ passedContracts: number }>('GET', '/api/dashboard/stats');
  const list = (await call<Contract[]>('GET', '/api/contracts')).body;
  expect(body.passedContracts).toBe(list.filter(({ passed }) => passed).length);
  expect(body.passedContracts).toBeGreaterThan(30);
});

const renamed = (version: number) => ({ version, values: { name: 'Renamed by me' } });

it('in "conflicting-edit" the first change of a contract is refused with what a colleague changed, the second is kept', async () => {
  await start('conflicting-edit');
  const before = (await call<ContractDetails>('GET', '/api/contracts/demo-2')).body;
  const first = await call<{ error: { version: number; changes: { field: string }[] } }>(
    'PATCH',
    '/api/contracts/demo-2',
    renamed(before.version),
  );
  expect(first.status).toBe(409);
  expect(first.body.error.changes.map(({ field }) => field)).toContain('amount');
  const second = await call<ContractDetails>('PATCH', '/api/contracts/demo-2', renamed(first.body.error.version));
  expect([second.status, second.body.values.name.value]).toEqual([200, 'Renamed by me']);
  expect(second.body.values.amount.value).not.toBe(before.values.amount.value);
});

it('in "many-documents" each contract has four documents, and what the newest says wins', async () => {
  await start('many-documents');
  const { documents, values } = (await call<ContractDetails>('GET', '/api/contracts/demo-2')).body;
  expect(documents.map(({ name }) => name.split(' to ')[0])).toEqual([
    'Amendment no. 2',
    'Amendment no. 1',
    'Order form',
    expect.stringContaining('Analytics platform'),
  ]);
  expect([values.noticePeriod.value, values.amount.value]).toEqual([{ n: 120, unit: 'day' }, 49_920]);
  expect(values.amountPeriod.value).toBe('year');
});

it('in "many-documents" a document that is taken out is a contract named by its file', async () => {
  await start('many-documents');
  const { version, documents } = (await call<ContractDetails>('GET', '/api/contracts/demo-2')).body;
  const [newest] = documents;
  const taken = { version, documentId: newest?.id };
  const { body } = await call<ContractDetails>('POST', '/api/contracts/demo-2/split', taken);
  expect(body.name).toBe(newest?.name);
});

it('in "many-documents" each document says what was read in it, and not what another one says or a person entered', async () => {
  await start('many-documents');
  const said = async (q: string) =>
    (await call<TextHit[]>('GET', `/api/contracts/search?q=${encodeURIComponent(q)}`)).body
      .filter(({ contractId }) => contractId === 'demo-2')
      .map(({ documentId, passage }) => [documentId, passage]);
  const notice = 'Either party may prevent renewal by written notice of';
  expect(await said('prevent renewal 120 days')).toEqual([['document-demo-2-3', `${notice} 120 days.`]]);
  expect(await said('prevent renewal 60 days')).toEqual([['document-demo-2', `${notice} 60 days.`]]);
  const { version } = (await call<ContractDetails>('GET', '/api/contracts/demo-2')).body;
  await call('PATCH', '/api/contracts/demo-2', { version, values: { amount: 55_555 } });
  expect(await said('agreed price USD 55,555.00')).toEqual([]);
  expect(await said('agreed price USD 49,920.00')).toHaveLength(1);
});

it('are all described in docs/demo.md', async () => {
  const text = await readFile('docs/demo.md', 'utf8');
  for (const name of Object.keys(SCENARIOS)) expect(text).toContain(`\`${name}\``);
});

it('keeps no clear password', async () => {
  await call('POST', '/api/auth/register', { email: 'new@brightwater.example', password: 'Zebra-Sunrise-4711' });
  expect(JSON.stringify(backend.db.read())).not.toContain('Zebra-Sunrise-4711');
  expect(JSON.stringify(backend.db.read())).not.toContain(DEMO_ACCOUNT.password);
});

it('in "messages-wait" what is due to the owner waits until tomorrow with the reason, the account is told today, and she gets it then', async () => {
  await start('messages-wait');
  type Row = { state: string; address: string; reason: string | null; contractId: string | null };
  const rows = async () => (await call<Row[]>('GET', '/api/reminders')).body;
  const dana = 'dana@whitfield.example';
  const waiting = (await rows()).filter(({ reason }) => reason?.endsWith('This one waits until tomorrow morning.'));
  expect(waiting.length).toBeGreaterThan(1);
  expect(new Set(waiting.map(({ state, address }) => `${state} ${address}`))).toEqual(new Set([`planned ${dana}`]));
  const sent = (await rows()).filter(({ state }) => state === 'sent');
  expect(sent.map(({ address }) => address)).toEqual(waiting.map(() => DEMO_ACCOUNT.email));
  const { body } = await call<ContractDetails>('GET', `/api/contracts/${waiting[0]?.contractId ?? ''}`);
  expect(body.whoIsTold).toEqual({
    told: [dana, DEMO_ACCOUNT.email],
    unreached: [{ address: dana, why: 'waiting' }],
    instead: [DEMO_ACCOUNT.email],
  });
  const { notices } = (await call<{ notices: { title: string }[] }>('GET', '/api/notices')).body;
  expect(notices.filter(({ title }) => title.startsWith(`Some messages to ${dana} wait until tomorrow`))).toHaveLength(
    1,
  );
  backend.moveAMonth();
  const later = (await rows()).filter(({ contractId }) => contractId === waiting[0]?.contractId);
  expect(later.filter(({ state, address }) => state === 'sent' && address === dana)).not.toHaveLength(0);
});
