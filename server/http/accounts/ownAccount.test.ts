/** What a user does with the account. One service for all: every test has a user of its own. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listUsers, setBlocked } from '../../db/administration.ts';
import { deleteDueAccounts } from '../../db/accountDeletion.ts';
import type { OutgoingMail } from '../../mail/mailer.ts';
import { silentMailer } from '../../mail/silentMail.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp.ts';

let service: TestApp;
let mara: { email: string; password: string };
let users = 0;
const sent: OutgoingMail[] = [];
beforeAll(async () => {
  service = await startTestApp({
    room: {
      mailer: {
        ...silentMailer,
        delivery: async () => 'smtp',
        send: async (_userId, mail) => void sent.push(mail),
      },
    },
  });
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
  (await as(token, 'GET', '/api/account/activity')).json<{ kind: string }[]>().map(({ kind }) => kind);

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

/** The token of the latest link of that kind that was sent to Mara. Messages go out after the answer. */
async function linkTo(page: string): Promise<string> {
  const pattern = new RegExp(`/${page}\\?token=([\\w.-]+)`);
  const found = () => sent.filter(({ to }) => to === mara.email).findLast(({ text }) => pattern.test(text));
  await expect.poll(found).toBeDefined();
  return pattern.exec(found()?.text ?? '')?.[1] ?? '';
}

const forgot = (email: string) => post('/api/auth/forgot', { email });
const choose = (token: string, newPassword: string) => post('/api/auth/reset', { token, newPassword });

describe('a forgotten password', () => {
  it('is answered alike for every address, and sends a link to those with an account alone', async () => {
    const [known, unknown] = [await forgot(mara.email.toUpperCase()), await forgot(`x${mara.email}`)];
    expect([known.statusCode, unknown.statusCode]).toEqual([202, 202]);
    expect(known.json()).toEqual(unknown.json());
    await linkTo('reset-password');
    expect(sent.some(({ to }) => to === `x${mara.email}`)).toBe(false);
  });

  it('takes a new one by the link once, ends all sessions and confirms the address', async () => {
    const session = await signIn();
    await forgot(mara.email);
    const token = await linkTo('reset-password');
    const answers = await Promise.all([choose(token, 'battery staple'), choose(token, 'another one')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410]);
    expect((await choose(token, 'once more')).json().error.code).toBe('LINK_EXPIRED');
    expect((await me(session)).statusCode).toBe(401);
    expect((await login(mara)).statusCode).toBe(401);
    mara.password = answers[0]?.statusCode === 204 ? 'battery staple' : 'another one';
    expect((await as(await signIn(), 'GET', '/api/account')).json()).toMatchObject({ emailConfirmed: true });
  });

  it('refuses a link that is an hour old, was changed, or is for something else', async () => {
    await forgot(mara.email);
    const token = await linkTo('reset-password');
    expect((await choose(`${token.slice(0, -2)}xx`, 'battery staple')).statusCode).toBe(410);
    expect((await choose(await linkTo('confirm'), 'battery staple')).statusCode).toBe(410);
    service.time.now = new Date(TEST_NOW.getTime() + 3_600_000);
    expect((await choose(token, 'battery staple')).statusCode).toBe(410);
    service.time.now = new Date(TEST_NOW);
    expect((await login(mara)).statusCode).toBe(200);
  });

  it('a fourth request in a row for a reset link is refused, so that links cannot flood a mailbox', async () => {
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push((await forgot(mara.email)).statusCode);
    expect(answers).toEqual([202, 202, 202, 429]);
  });
});

it('confirms the address by a button on the page of the link, and by no visit to it', async () => {
  const session = await signIn();
  const confirmed = async () => (await as(session, 'GET', '/api/account')).json().emailConfirmed as boolean;
  const token = await linkTo('confirm');
  expect((await service.inject({ url: `/confirm?token=${token}` })).payload).toContain(mara.email);
  expect(await confirmed()).toBe(false);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const pressed = await service.inject({ method: 'POST', url: '/confirm', headers, payload: `token=${token}` });
  expect([pressed.statusCode, await confirmed()]).toEqual([200, true]);
  expect((await as(session, 'POST', '/api/account/confirmation')).statusCode).toBe(202);
});

it('deletion is called off by signing in', async () => {
  const contract = { name: 'Lease' };
  const token = await signIn();
  await as(token, 'POST', '/api/contracts', { values: contract });
  await as(token, 'DELETE', '/api/account');
  const back = await signIn();
  expect((await kinds(back)).slice(0, 3)).toEqual(['deletion-cancelled', 'signed-in', 'deletion-requested']);
  expect(await deleteDueAccounts(service.database.queries, new Date('2030-01-01'))).toBe(0);
  expect((await as(back, 'GET', '/api/contracts')).json()).toMatchObject([contract]);
});

it('keeps out whom an administrator has blocked, until that is taken back', async () => {
  const token = await signIn();
  expect(await setBlocked(service.database.queries, mara.email, TEST_NOW)).toBe(true);
  expect((await me(token)).statusCode).toBe(401);
  expect((await login(mara)).json().error.code).toBe('BLOCKED');
  expect((await login({ ...mara, password: 'guess' })).json().error.code).toBe('INVALID_CREDENTIALS');
  const listed = await listUsers(service.database.queries);
  expect(listed.find(({ email }) => email === mara.email)).toMatchObject({ blockedAt: TEST_NOW, contracts: 0 });
  await setBlocked(service.database.queries, mara.email, null);
  expect((await login(mara)).statusCode).toBe(200);
});
