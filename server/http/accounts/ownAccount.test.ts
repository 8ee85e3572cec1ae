/** What a user does with the account. One service for all: every test has a user of its own. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp.ts';

let service: TestApp;
let mara: { email: string; password: string };
let users = 0;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  mara = { email: `mara${(users += 1)}@brightwater.example`, password: 'correct horse' };
  await post('/api/auth/register', mara);
});

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const post = (url: string, payload: object, headers = {}) =>
  service.inject({ method: 'POST', url, payload, remoteAddress: `192.0.2.${users}`, headers });
const login = (payload: object, headers = {}) => post('/api/auth/login', payload, headers);
const signIn = async (headers = {}) => (await login(mara, headers)).json().token as string;
const as = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  service.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) });
const me = (token: string) => as(token, 'GET', '/api/auth/me');
const kinds = async (token: string) =>
  ((await as(token, 'GET', '/api/account/activity')).json() as { kind: string }[]).map(({ kind }) => kind);

it('changes its password, which ends the other sessions and leaves this one', async () => {
  const [one, other] = [await signIn(), await signIn()];
  const change = (currentPassword: string) =>
    as(one, 'POST', '/api/account/password', { currentPassword, newPassword: 'battery staple' });
  const wrong = await change('guess');
  expect([wrong.statusCode, wrong.json().error.code]).toEqual([422, 'WRONG_PASSWORD']);
  expect((await me(other)).statusCode).toBe(200);
  expect((await change(mara.password)).statusCode).toBe(204);
  expect([(await me(one)).statusCode, (await me(other)).statusCode]).toEqual([200, 401]);
  expect((await login(mara)).statusCode).toBe(401);
  expect((await login({ ...mara, password: 'battery staple' })).statusCode).toBe(200);
});

it('lets nobody guess the password from an open session', async () => {
  const token = await signIn();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      as(token, 'POST', '/api/account/password', { currentPassword: `guess ${n}`, newPassword: 'mine now' }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 422)).toHaveLength(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
});

it('lists its sessions, ends one of them, and signs out everywhere', async () => {
  const [one, other, third] = [await signIn(FIREFOX), await signIn(), await signIn()];
  const listed = (await as(one, 'GET', '/api/account/sessions')).json() as { id: string; current: boolean }[];
  expect(listed).toHaveLength(3);
  expect(listed.filter(({ current }) => current)).toMatchObject([{ device: 'Firefox on Linux' }]);
  const seenByOther = (await as(other, 'GET', '/api/account/sessions')).json() as typeof listed;
  const id = seenByOther.find(({ current }) => current)?.id ?? '';
  expect((await as(one, 'DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(204);
  expect((await as(one, 'DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(404);
  expect((await me(other)).statusCode).toBe(401);
  expect((await as(one, 'DELETE', '/api/account/sessions')).statusCode).toBe(204);
  expect([(await me(one)).statusCode, (await me(third)).statusCode]).toEqual([401, 401]);
});

it('keeps a record of sign-ins, exports, deletions and keys, with guesses noted once an hour', async () => {
  for (const guess of ['one', 'two']) await login({ ...mara, password: guess });
  const token = await signIn(FIREFOX);
  const { id } = (await as(token, 'POST', '/api/contracts', { values: { name: 'Lease' } })).json();
  await as(token, 'GET', '/api/contracts/export?format=csv');
  await as(token, 'DELETE', `/api/contracts/${id}`);
  await as(token, 'DELETE', `/api/contracts/${id}`);
  await as(token, 'POST', '/api/feed');
  expect(await kinds(token)).toEqual([
    'feed-made',
    'contract-deleted',
    'contracts-exported',
    'signed-in',
    'sign-in-refused',
    'signed-up',
  ]);
  const [, , exported] = (await as(token, 'GET', '/api/account/activity')).json();
  expect(exported).toMatchObject({ detail: 'CSV', at: TEST_NOW.toISOString() });
});
