/** Who may create an account. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { inviteLink } from '../../mail/accountLinks.ts';
import { signedLinks } from '../../mail/signedLinks.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../testApp.ts';

const links = signedLinks([{ id: 1, key: Buffer.alloc(32, 3) }]);

describe.each(['closed', 'invite'])('while sign-ups are set to %s', (signUp) => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp({ config: readConfig({ SIGN_UP: signUp }), room: { links } });
  });
  afterAll(() => service.close());
  const register = (email: string, more: object = {}) =>
    service.inject({
      method: 'POST',
      url: '/api/auth/register',
      payload: { email, password: 'correct horse', ...more },
    });

  it('nobody creates an account uninvited', async () => {
    const answer = await register('mara@brightwater.example');
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'SIGN_UP_CLOSED']);
    expect((await service.database.pool.query('select 1 from users')).rows).toEqual([]);
  });

  it('says of the link of an invitation whether it is whole, whom it is for, and that it was used', async () => {
    const room = { links, publicUrl: 'https://x.example', clock: () => TEST_NOW };
    const token = new URL(inviteLink(room, 'ina@brightwater.example')).searchParams.get('invitation') ?? '';
    const check = async (given: string) =>
      (await service.inject({ method: 'POST', url: '/api/sharing/link', payload: { token: given } })).json();
    expect(await check(token.replace(/.$/, '!'))).toEqual({ state: 'unknown', email: null });
    expect(await check(token)).toEqual({ state: 'open', email: 'ina@brightwater.example' });
    service.time.now = new Date(TEST_NOW.getTime() + 7 * 86_400_000);
    expect((await check(token)).state).toBe('expired');
    service.time.now = TEST_NOW;
    await register('ina@brightwater.example', { invitation: token });
    expect((await check(token)).state).toBe('accepted');
  });

  it('whoever was invited creates one, with that address, once, within seven days', async () => {
    const room = { links, publicUrl: 'https://x.example', clock: () => TEST_NOW };
    const invitation = new URL(inviteLink(room, 'ben@brightwater.example')).searchParams.get('invitation');
    expect((await register('mara@brightwater.example', { invitation })).statusCode).toBe(403);
    service.time.now = new Date(TEST_NOW.getTime() + 7 * 86_400_000);
    expect((await register('ben@brightwater.example', { invitation })).statusCode).toBe(403);
    service.time.now = TEST_NOW;
    expect((await register('Ben@Brightwater.example', { invitation })).statusCode).toBe(201);
    expect((await register('ben@brightwater.example', { invitation })).statusCode).toBe(409);
  });
});
