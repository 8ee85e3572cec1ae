/** Signing in with an authenticator app: its codes, recovery codes, and what neither lets through. */
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp.ts';

let service: TestApp;
let users = 0;
let mara: { email: string; password: string };
let token: string;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  service.time.now = new Date(TEST_NOW);
  mara = { email: `mara${(users += 1)}@brightwater.example`, password: 'correct horse' };
  await post('/api/auth/register', mara);
  token = (await login()).json().token;
});

const post = (url: string, payload: object) =>
  service.inject({ method: 'POST', url, payload, remoteAddress: `192.0.2.${users}` });
const login = (code?: string) =>
  post('/api/auth/login', { ...mara, ...(code === undefined ? {} : { oneTimeCode: code }) });
const as = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  service.inject({ method, url, headers: { authorization: `Bearer ${token}` }, ...(payload ? { payload } : {}) });
const codeAt = (secret: string, secondsOn = 0) =>
  generate({ secret, epoch: service.time.now.getTime() / 1000 + secondsOn });
const later = (seconds: number) => void (service.time.now = new Date(service.time.now.getTime() + seconds * 1000));

async function turnOn(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { otpSecret: secret } = (
    await as('POST', '/api/account/second-factor', { currentPassword: mara.password })
  ).json();
  const confirmed = await as('PUT', '/api/account/second-factor', { oneTimeCode: await codeAt(secret) });
  expect(confirmed.statusCode).toBe(200);
  return { secret, recoveryCodes: confirmed.json().recoveryCodes };
}

it('is asked for after the password once it is on, and each code lets in once', async () => {
  const { secret } = await turnOn();
  expect((await as('GET', '/api/account')).json().secondFactor).toBe(true);
  expect((await login()).json().error.code).toBe('SECOND_FACTOR');
  const used = await login(await codeAt(secret));
  expect([used.statusCode, used.json().error.code]).toEqual([401, 'SECOND_FACTOR_REFUSED']);
  later(30);
  const code = await codeAt(secret);
  expect((await login(code)).statusCode).toBe(200);
  expect((await login(code)).statusCode).toBe(401);
  // A clock that is half a minute behind is let in, one that is two minutes behind is not.
  later(60);
  expect((await login(await codeAt(secret, -30))).statusCode).toBe(200);
  later(60);
  expect((await login(await codeAt(secret, -120))).statusCode).toBe(401);
});

it('is told nobody who does not know the password', async () => {
  await turnOn();
  const wrong = await post('/api/auth/login', { email: mara.email, password: 'wrong', oneTimeCode: '123456' });
  expect(wrong.json().error.code).toBe('INVALID_CREDENTIALS');
});

it('is not asked for before a code of the app was given', async () => {
  await as('POST', '/api/account/second-factor', { currentPassword: mara.password });
  expect((await as('PUT', '/api/account/second-factor', { oneTimeCode: '000000' })).statusCode).toBe(422);
  expect((await login()).statusCode).toBe(200);
});

it('a recovery code lets in once, however it is typed, and is noted', async () => {
  const { recoveryCodes } = await turnOn();
  const [code = ''] = recoveryCodes;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect((await login(code.toUpperCase().replace('-', ' '))).statusCode).toBe(200);
  expect((await login(code)).statusCode).toBe(401);
  const kinds = (await as('GET', '/api/account/activity')).json().map(({ kind }: { kind: string }) => kind);
  expect(kinds).toContain('recovery-code-used');
});

it('is turned on and off with the password only', async () => {
  const refused = await as('POST', '/api/account/second-factor', { currentPassword: 'wrong' });
  expect(refused.statusCode).toBe(422);
  await turnOn();
  expect((await as('POST', '/api/account/second-factor', { currentPassword: mara.password })).statusCode).toBe(409);
  expect((await as('POST', '/api/account/second-factor/end', { currentPassword: 'wrong' })).statusCode).toBe(422);
  expect((await as('POST', '/api/account/second-factor/end', { currentPassword: mara.password })).statusCode).toBe(204);
  expect((await login()).statusCode).toBe(200);
});

it('guesses at codes run out', async () => {
  await turnOn();
  const answers: number[] = [];
  for (let guess = 0; guess < 14; guess += 1) answers.push((await login(String(100_000 + guess))).statusCode);
  expect(answers.at(-1)).toBe(429);
});
