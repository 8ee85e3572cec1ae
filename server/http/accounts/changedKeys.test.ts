/** What accounts keep sealed, when the key of the secrets is changed as docs/operations.md says, and when it is lost. */
import { randomBytes } from 'node:crypto';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createSecretBox, type SecretKey } from '../../db/secretBox.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { resealSecrets } from '../../google/resealSecrets.ts';
import { testGoogle } from '../../google/testing/testGoogle.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp.ts';

const OLD = { id: 1, key: randomBytes(32) };
const NEW = { id: 2, key: randomBytes(32) };
const mara = { email: 'mara@brightwater.example', password: 'correct horse' };

let database: Database;
let otpSecret: string;
let recoveryCode: string;
let feedUrl: string;
const services: TestApp[] = [];

const roomWith = (keys: SecretKey[]) => testGoogle(database, { secretBox: createSecretBox(keys) });

/** The service on the same database, at noon, or so many minutes later. */
async function startWith(keys: SecretKey[], minutes = 0): Promise<TestApp> {
  const service = await startTestApp({ database, google: roomWith(keys) });
  service.time.now = new Date(TEST_NOW.getTime() + minutes * 60_000);
  services.push(service);
  return service;
}

const login = (service: TestApp, code?: string) =>
  service.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { ...mara, ...(code === undefined ? {} : { oneTimeCode: code }) },
  });
const codeOf = (service: TestApp) => generate({ secret: otpSecret, epoch: service.time.now.getTime() / 1000 });

beforeAll(async () => {
  database = await openTestDatabase();
  const service = await startWith([OLD]);
  await service.inject({ method: 'POST', url: '/api/auth/register', payload: mara });
  const headers = { authorization: `Bearer ${(await login(service)).json().token}` };
  const as = async (method: 'POST' | 'PUT', url: string, payload: object = {}) =>
    (await service.inject({ method, url, headers, payload })).json();
  feedUrl = (await as('POST', '/api/feed')).url;
  const factor = '/api/account/second-factor';
  otpSecret = (await as('POST', factor, { currentPassword: mara.password })).otpSecret;
  recoveryCode = (await as('PUT', factor, { oneTimeCode: await codeOf(service) })).recoveryCodes[0];
});
afterAll(async () => {
  for (const service of services) await service.close();
  await database.close();
});

it('a lost key is said to whoever signs in with a code of the app, and a recovery code lets in', async () => {
  const service = await startWith([{ ...OLD, key: randomBytes(32) }], 1);
  const answer = await login(service, await codeOf(service));
  expect(answer.statusCode).toBe(403);
  expect(answer.json().error).toMatchObject({
    code: 'SECOND_FACTOR_UNREADABLE',
    message: expect.stringContaining('Use a recovery code'),
  });
  const allowed = await login(service, recoveryCode);
  expect(allowed.statusCode).toBe(200);
  // The calendar's address still works: it is not said to be none, though nobody can show it.
  const headers = { authorization: `Bearer ${allowed.json().token}` };
  const feed = (await service.inject({ method: 'GET', url: '/api/feed', headers })).json();
  expect(feed).toEqual({ url: null, createdAt: TEST_NOW.toISOString() });
  expect((await service.inject({ method: 'GET', url: new URL(feedUrl).pathname })).statusCode).toBe(200);
});

it('once all has been sealed with a new key, the old one is not needed: codes let in, and the calendar’s address is shown', async () => {
  expect(await resealSecrets(roomWith([NEW, OLD]))).toEqual({ resealed: 2, unreadable: 0 });
  const service = await startWith([NEW], 2);
  const answer = await login(service, await codeOf(service));
  expect(answer.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${answer.json().token}` };
  expect((await service.inject({ method: 'GET', url: '/api/feed', headers })).json().url).toBe(feedUrl);
  expect(await resealSecrets(roomWith([OLD]))).toEqual({ resealed: 0, unreadable: 2 });
});
