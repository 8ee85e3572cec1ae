import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteExpiredSessions } from '../../db/sessions.ts';
import { testGoogle } from '../../google/testing/testGoogle.ts';
import { idleJobs } from '../../jobs/testing/idleJobs.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp.ts';

const DAY_MS = 86_400_000;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
beforeEach(async () => {
  service.time.now = new Date(TEST_NOW);
  await service.database.pool.query('truncate users, rate_limits cascade');
});
afterAll(() => service.close());

const mara = { email: 'mara@brightwater.example', password: 'correct horse' };
const post = (url: string, payload: object, remoteAddress = '192.0.2.1', headers = {}) =>
  service.inject({ method: 'POST', url, payload, remoteAddress, headers });
const register = (payload: object, address?: string) => post('/api/auth/register', payload, address);
const login = (payload: object, address?: string, headers?: object) =>
  post('/api/auth/login', payload, address, headers);
const me = (token: string) => service.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });

describe('signing up and in', () => {
  it('registers, signs in and says who is signed in', async () => {
    const registered = await register(mara);
    expect(registered.statusCode).toBe(201);
    const answer = await login(mara);
    expect(answer.headers['cache-control']).toBe('no-store');
    const token = answer.json().token as string;
    expect((await me(token)).json()).toEqual({
      id: registered.json().id,
      email: mara.email,
      googleConnected: false,
      googleWorkspaceEmail: null,
    });
  });

  it('knows an address in every spelling, and registers it once', async () => {
    await register(mara);
    expect((await register({ ...mara, email: 'MARA@Brightwater.Example' })).statusCode).toBe(409);
    expect((await login({ ...mara, email: ' Mara@BRIGHTWATER.example ' })).statusCode).toBe(200);
  });

  it('registers an address once when it is sent twice at the same moment', async () => {
    const answers = await Promise.all([register(mara), register(mara)]);
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409]);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    await register(mara);
    const wrong = await login({ ...mara, password: 'wrong' });
    const unknown = await login({ ...mara, email: 'nobody@brightwater.example' });
    for (const answer of [wrong, unknown]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json().error).toMatchObject({ message: 'Invalid email or password', code: 'INVALID_CREDENTIALS' });
    }
  });

  it('ends a session after 30 days, however much it is used', async () => {
    await register(mara);
    const token = (await login(mara)).json().token as string;
    for (const [day, status] of [
      [10, 200],
      [20, 200],
      [29, 200],
      [30, 401],
    ] as const) {
      service.time.now = new Date(TEST_NOW.getTime() + day * DAY_MS);
      expect((await me(token)).statusCode).toBe(status);
    }
  });

  it('ends a session that was not used for 14 days, and forgets it', async () => {
    await register(mara);
    const token = (await login(mara)).json().token as string;
    service.time.now = new Date(TEST_NOW.getTime() + 14 * DAY_MS);
    expect((await me(token)).statusCode).toBe(401);
    await deleteExpiredSessions(service.database.queries, service.time.now, 14);
    expect((await service.database.pool.query('select 1 from sessions')).rows).toEqual([]);
  });

  it('ends the session that signs out, and leaves those on other devices', async () => {
    await register(mara);
    const [one, other] = [await login(mara), await login(mara)].map((answer) => answer.json().token as string);
    const headers = { authorization: `Bearer ${one}` };
    const out = await service.inject({ method: 'POST', url: '/api/auth/logout', headers });
    expect(out.statusCode).toBe(204);
    expect([(await me(one ?? '')).statusCode, (await me(other ?? '')).statusCode]).toEqual([401, 200]);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari on iPhone'],
    ['curl/8.0', null],
  ])('remembers the device %s as %s', async (userAgent, device) => {
    await register(mara);
    await login(mara, undefined, { 'user-agent': userAgent });
    expect((await service.database.pool.query('select device from sessions')).rows).toEqual([{ device }]);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic bWFyYTpwdw==', "Bearer ' or 1=1"])(
    'refuses the authorization "%s"',
    async (authorization) => {
      const answer = await service.inject({ url: '/api/auth/me', headers: { authorization } });
      expect(answer.statusCode).toBe(401);
    },
  );

  it('keeps neither passwords nor tokens in clear', async () => {
    await register(mara);
    const token = (await login(mara)).json().token as string;
    const { rows } = await service.database.pool.query<{ all: string }>(
      'select (select json_agg(users) from users)::text || (select json_agg(sessions) from sessions)::text ' +
        '|| (select json_agg(rate_limits) from rate_limits)::text as all',
    );
    const stored = rows[0]?.all ?? '';
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [mara.password, token, Buffer.from(token, 'base64url').toString('hex')])
      expect(stored).not.toContain(secret);
  });
});

const guess = (n: number, email = mara.email, address = `192.0.2.${n}`, headers = {}) =>
  login({ email, password: `guess ${n}` }, address, headers);

describe('too many attempts', () => {
  it('slows guesses at one account from one place, in every spelling, says until when, and leaves other places alone', async () => {
    await register(mara);
    const spellings = ['mara@brightwater.example', 'MARA@brightwater.example', ' mara@brightwater.EXAMPLE '];
    const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => guess(n, spellings[n % 3], '192.0.2.1')));
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused?.headers['retry-after']).toBe('120');
    expect(refused?.json().error).toMatchObject({
      message: 'Too many attempts. Please try again in 2 minutes.',
      code: 'TOO_MANY_ATTEMPTS',
    });
    expect((await login(mara, '192.0.2.1')).statusCode).toBe(429);
    expect((await login(mara, '192.0.2.99')).statusCode).toBe(200);
    service.time.now = new Date(TEST_NOW.getTime() + 120_000);
    expect((await login(mara, '192.0.2.1')).statusCode).toBe(200);
  });

  it('slows guesses at one account from many places, and not the owner, be it from a new browser in a new network', async () => {
    await register(mara);
    const signedIn = await login(mara, '198.51.100.1');
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    expect(String(signedIn.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => guess(n)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([401]));
    // From now on it is under attack: three guesses a place, an IPv6 site being one, and the owner's own place has as many.
    const further = (address: (n: number) => string) =>
      Promise.all(Array.from({ length: 5 }, (_, n) => guess(n, mara.email, address(n))));
    for (const address of [() => '192.0.2.77', (n: number) => `2001:db8:1:${n}::1`]) {
      const refused = (await further(address)).filter((answer) => answer.statusCode === 429);
      expect(refused).toHaveLength(2);
    }
    expect((await login(mara, '203.0.113.8')).statusCode).toBe(200);
    // However many places there are: their guesses together come to an end, and the owner's known places are left.
    await service.database.pool.query("update rate_limits set full_at = $1 where key like 'sign-in:attack-email:%'", [
      new Date(TEST_NOW.getTime() + 86_400_000 * 7),
    ]);
    expect((await login(mara, '203.0.113.9')).statusCode).toBe(429);
    expect((await login(mara, '198.51.100.1')).statusCode).toBe(200);
    expect((await login(mara, '203.0.113.9', { cookie })).statusCode).toBe(200);
    // The cookie spares whose it is, and is no way to guess on.
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => guess(n, mara.email, '203.0.113.9', { cookie })),
    );
    expect(guesses.filter((answer) => answer.statusCode === 401)).toHaveLength(10);
    expect((await guess(1, 'ben@brightwater.example', '203.0.113.9', { cookie })).statusCode).toBe(401);
  });

  it('counts the networks of one IPv6 site together', async () => {
    const answers = await Promise.all(
      Array.from({ length: 102 }, (_, n) =>
        guess(n, `user${n}@brightwater.example`, `2001:db8:1:${n.toString(16)}::1`),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(2);
  });

  it('shares its count with every process on the same database', async () => {
    const second = await buildApp({
      database: service.database,
      clock: () => service.time.now,
      config: readConfig({}),
      google: testGoogle(service.database),
      jobs: idleJobs,
    });
    await Promise.all(Array.from({ length: 10 }, (_, n) => guess(n, mara.email, '192.0.2.50')));
    const answer = await second.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: mara,
      remoteAddress: '192.0.2.50',
    });
    expect(answer.statusCode).toBe(429);
    await second.close();
  });

  it('stops guesses at many accounts from one address, whatever X-Forwarded-For says', async () => {
    const answers = await Promise.all(
      Array.from({ length: 51 }, (_, n) =>
        guess(n, `user${n}@brightwater.example`, '198.51.100.7', { 'x-forwarded-for': `203.0.113.${n}` }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 429)).toHaveLength(1);
  });

  it('does not count sign-ins that succeed', async () => {
    await register(mara);
    for (let n = 0; n < 12; n += 1) expect((await login(mara)).statusCode).toBe(200);
  });

  it('stops registering one mailbox under many aliases', async () => {
    const statuses = [];
    for (let n = 0; n < 6; n += 1)
      statuses.push((await register({ ...mara, email: `mara+${n}@brightwater.example` })).statusCode);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });
});
