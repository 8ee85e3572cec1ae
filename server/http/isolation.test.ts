/** Users never see a byte of each other's: every operation, called with the other's ids, by a stranger and by a colleague who was removed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../tests/conformance/apiContract.ts';
import { saveConnection } from '../db/connections.ts';
import type { OperationId } from './operations.ts';
import { startTestApp, TEST_NOW, type TestApp, type TestUser } from './testApp.ts';
import { type Adas, type Attempt, attemptsOf, UPLOAD } from './testAttempts.ts';
import { sendFiles } from './testSendFiles.ts';
import { addFoundContracts } from './testFoundContracts.ts';

/** In everything that is Ada's. */
const MARK = 'ADA-ONLY-7f3a';

let service: TestApp;
let ada: TestUser;
/** Whoever asks: a stranger, then a colleague who was removed. */
let ben: TestUser;
let stranger: TestUser;
let removed: TestUser;
let adas: Adas;

beforeAll(async () => {
  service = await startTestApp();
  ada = await service.signIn(`${MARK.toLowerCase()}@example.com`);
  ben = stranger = await service.signIn('ben@example.com');
  removed = await service.signIn('dan@example.com');
  const cleo = await service.signIn('cleo@example.com');
  for (const colleague of [cleo, removed]) await share(ada, colleague);
  const marked = { name: MARK, parties: [MARK], sourceLocation: MARK, text: MARK, bytes: Buffer.from(`%PDF ${MARK}`) };
  const { searchId, ids } = await addFoundContracts(service.database, ada.id, [
    marked,
    { ...marked, bytes: Buffer.from(`%PDF 2 ${MARK}`), text: `${MARK} 2` },
  ]);
  const uploaded = await ada.call('POST', '/api/contracts/batch', { contracts: [{ id: ids[0], name: MARK }] });
  const invited = (await ada.call('POST', '/api/sharing/invitations', { email: 'fay@example.com' })).json();
  const invitation = { id: invited.invitation.id, token: new URL(invited.link).searchParams.get('token') };
  const met = await service.database.pool.query<{ id: string }>(
    `insert into search_documents (search_id, account, source, external_id, part_id, name, outcome)
     values ($1, $2, 'gmail', $2, '1', $2, 'skipped') returning id::text`,
    [searchId, MARK],
  );
  const found = ids as [string, string];
  adas = { searchId, found, met: met.rows[0]?.id ?? '', contract: uploaded.json().ids[0], invitation };
  await sendFiles(service, ada, { method: 'PUT', url: `/api/files/${UPLOAD}/0`, file: MARK });
  await saveConnection(
    service.database.queries,
    {
      userId: ada.id,
      method: 'oauth',
      googleSub: MARK,
      email: `${MARK}@example.com`,
      scopes: [],
      secret: Buffer.from(MARK),
      sandbox: true,
    },
    TEST_NOW,
  );
});
afterAll(() => service.close());

/** `colleague` works in the renewals database of `host` from now on. */
async function share(host: TestUser, colleague: TestUser): Promise<void> {
  const invited = await host.call('POST', '/api/sharing/invitations', { email: colleague.email });
  const token = new URL(invited.json().link).searchParams.get('token');
  await colleague.call('POST', '/api/sharing/join', { token });
}

let attempts: Record<OperationId, Attempt>;

async function everythingOfAda(): Promise<unknown> {
  const tables = ['contracts', 'documents', 'found_contracts', 'searches', 'google_connections', 'sessions'];
  tables.push('uploaded_files', 'reminder_choices', 'notices', 'feeds', 'contract_history', 'user_settings');
  const { rows } = await service.database.pool.query(
    tables
      .map(
        (table) =>
          `select '${table}' as name, json_agg(t order by t::text)::text as rows from ${table} t where user_id = $1`,
      )
      .join(' union all '),
    [ada.id],
  );
  return rows;
}

describe.each(['a stranger', 'a colleague who was removed'])('to %s', (who) => {
  beforeAll(async () => {
    ben = who === 'a stranger' ? stranger : removed;
    attempts = attemptsOf({ service, ada, adas, mark: MARK }, ben);
    if (ben !== removed) return;
    // He saw all of it until now.
    const seen = (await ben.call('GET', '/api/contracts')).body.includes(adas.contract);
    const gone = (await ada.call('DELETE', `/api/sharing/people/${ben.id}`)).statusCode === 200;
    if (!seen || !gone) throw new Error('He was no colleague, or still is one.');
  });

  it.each(operations)('$operationId shows and changes nothing of another user', async ({ operationId }) => {
    const before = await everythingOfAda();
    const { send, status, echoed } = attempts[operationId as OperationId];
    const answer = await send();
    expect(answer.statusCode).toBe(status);
    const payload = echoed ? answer.payload.replaceAll(echoed(), '') : answer.payload;
    const seen = `${payload} ${JSON.stringify(answer.headers)}`.toLowerCase();
    for (const secret of [MARK, ada.id, ada.token, adas.contract, adas.found[0]]) {
      expect(seen).not.toContain(secret.toLowerCase());
    }
    expect(await everythingOfAda()).toEqual(before);
  });
});

it.each(operations.filter(({ needsToken }) => needsToken))(
  '$operationId answers nothing without a token',
  async ({ method, path }) => {
    const url = path.replace(/\{\w+\}/, adas.contract);
    const answer = await service.inject({ method: method, url });
    expect(answer.statusCode).toBe(401);
  },
);
