/** The mock backend of the demo and the tests, by the conformance suite. */
import { CONSENT_GRANT_KEY } from '../../mocks/consent.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backend, server } from '../../mocks/node.ts';
import type { GoogleStatus, ProcessSearchResponse, Search } from '../../src/api/endpoints.gen.ts';
import { type ApiClient, makeClient } from './apiClient.ts';
import type { ConformanceBackend, StartBackend } from './conformanceBackend.ts';
import { describeConformance } from './describeConformance.ts';

const startMockBackend: StartBackend = async () => {
  server.listen();
  return {
    baseUrl: 'http://mock.example',
    pollInterval: 0,
    giveConsent: async (authUrl) => {
      const state = new URL(authUrl).searchParams.get('state');
      const grant = { state, email: 'mara@brightwater.example', gmail: true, drive: true };
      backend.store.setItem(CONSENT_GRANT_KEY, JSON.stringify(grant));
    },
    serviceAccount: async () => ({
      keyFile: JSON.stringify({
        type: 'service_account',
        client_email: 'reader@project.iam.gserviceaccount.com',
        private_key: 'made up',
      }),
      workspaceEmail: 'admin@brightwater.example',
    }),
    resetToken: async (email) => {
      const { users, resets = {} } = backend.db.read();
      const user = users.find((each) => each.email === email);
      return Object.keys(resets).find((token) => resets[token] === user?.id) ?? '';
    },
    close: async () => server.close(),
  };
};

describeConformance('the mock backend', startMockBackend);

describe('the mock backend where the connection ends during a search', () => {
  let started: ConformanceBackend;
  let client: ApiClient;
  beforeAll(async () => {
    started = await startMockBackend();
    client = makeClient(started);
    backend.chooseScenario('connection-ends');
  });
  afterAll(() => {
    backend.chooseScenario('default');
    return started.close();
  });

  it('keeps what was read, says of each place why it was not read to its end, and goes on once it is connected again', async () => {
    const { token } = await client.signUp();
    await client.connect(token);
    const { id, status } = await client.search(token, { keywords: ['agreement'], service: 'ALL' });
    const process = async (searchId: string) =>
      (await client.call<Required<ProcessSearchResponse>>('processSearch', { token, params: { searchId } })).body;
    const before = await process(id);
    expect([status, before.contracts.length]).toEqual(['COMPLETED', 2]);
    const { body: connection } = await client.call<GoogleStatus>('getGoogleStatus', { token });
    expect(connection).toMatchObject({ connected: false, reconnectReason: expect.stringMatching(/revoked/) as string });
    const { accounts, items, warnings } = before.receipt;
    expect(accounts.map(({ problem }) => problem)).toEqual([connection.reconnectReason, connection.reconnectReason]);
    expect(warnings.map((each) => each.replace(/ of .* could/, ' could').replace(/: .*/, ''))).toEqual([
      'Gmail could not be read to the end',
      'Drive could not be read',
    ]);
    const waiting = items.filter(({ retryable }) => retryable).length;
    expect(waiting).toBeGreaterThan(0);
    const refused = await client.call('startSearch', { token, body: { retryOf: id } });
    expect([refused.status, refused.body.error.code]).toEqual([409, 'NOT_CONNECTED']);
    await client.connect(token);
    const retry = (await client.call<Search>('startSearch', { token, body: { retryOf: id } })).body;
    expect((await client.follow(token, retry)).status).toBe('COMPLETED');
    const after = await process(retry.id);
    expect(after.contracts).toHaveLength(before.contracts.length + waiting);
    expect(after.receipt.accounts.map(({ problem }) => problem)).toEqual([null, null]);
  });
});
