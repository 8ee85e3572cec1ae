/** Conformance: accounts, sessions, and who may call what. */
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../src/api/endpoints.gen.ts';
import { generate } from 'otplib';
import type { AccountEvent, RecoveryCodes, SecondFactorSecret, Session } from '../../src/api/generated/account.gen.ts';
import { wordsOf } from './apiClient.ts';
import type { ApiClient } from './apiClient.ts';
import { operations } from './apiContract.ts';

export function accountTests(client: () => ApiClient): void {
  describe('accounts', () => {
    it('registers, signs in and knows who is asking', async () => {
      const { email, token } = await client().signUp();
      const me = await client().call<CurrentUser>('getCurrentUser', { token });
      expect(me.status).toBe(200);
      expect(me.body).toMatchObject({ email, googleConnected: false, googleWorkspaceEmail: null });
    });

    it('refuses a second account of the same email, whatever its case', async () => {
      const { email, password } = await client().signUp();
      expect((await client().call('register', { body: { email, password } })).status).toBe(409);
      expect((await client().call('register', { body: { email: email.toUpperCase(), password } })).status).toBe(409);
    });

    it.each([
      ['password', { email: 'a@b.example', password: 'ab' }],
      ['password', { email: 'a@b.example' }],
      ['email', { email: 'no address', password: 'long enough' }],
      ['email', { email: 7, password: 'long enough' }],
      ['role', { email: 'a@b.example', password: 'long enough', role: 'admin' }],
    ])('names %s when it refuses the registration %j', async (field, body) => {
      const refused = await client().call('register', { body });
      expect(refused.status).toBe(400);
      expect(wordsOf(refused.body)).toContain(field);
    });

    it('answers a wrong password and an unknown email alike', async () => {
      const { email } = await client().signUp();
      const wrong = await client().call('login', { body: { email, password: 'not this one' } });
      const unknown = await client().call('login', { body: { email: `x${email}`, password: 'not this one' } });
      expect([wrong.status, unknown.status]).toEqual([401, 401]);
      expect(wrong.body.error.message).toBe(unknown.body.error.message);
    });

    it('names the missing field of a sign-in', async () => {
      const refused = await client().call('login', { body: { email: 'a@b.example' } });
      expect(refused.status).toBe(400);
      expect(wordsOf(refused.body)).toContain('password');
    });

    it.each(operations.filter(({ needsToken }) => needsToken).map(({ operationId }) => operationId))(
      'answers 401 to %s without a token and with a made-up one',
      async (operationId) => {
        expect((await client().call(operationId)).status).toBe(401);
        expect((await client().call(operationId, { token: 'made-up' })).status).toBe(401);
      },
    );

    it('has the eighteen operations of the specification, and further ones under tags of their own', () => {
      const specified = new Set(['auth', 'dashboard', 'contracts', 'google', 'gmail']);
      expect(operations.filter(({ tag }) => specified.has(tag))).toHaveLength(18);
    });

    it('signs out the session that asks for it, and no other', async () => {
      const { email, password, token } = await client().signUp();
      const other = await client().call<{ token: string }>('login', { body: { email, password } });
      expect((await client().call('logout', { token })).status).toBe(204);
      expect((await client().call('getCurrentUser', { token })).status).toBe(401);
      expect((await client().call('getCurrentUser', { token: other.body.token })).status).toBe(200);
    });

    it('asks for a code beside the password once there is a second factor, and no more when it is off', async () => {
      const { email, password, token } = await client().signUp();
      const signIn = (oneTimeCode?: string) =>
        client().call('login', { body: { email, password, ...(oneTimeCode ? { oneTimeCode } : {}) } });
      const body = { currentPassword: password };
      expect((await client().call('startSecondFactor', { token, body: { currentPassword: 'wrong' } })).status).toBe(
        422,
      );
      expect((await client().call('endSecondFactor', { token, body })).status).toBe(404);
      const started = await client().call<SecondFactorSecret>('startSecondFactor', { token, body });
      const confirm = (oneTimeCode: string) =>
        client().call<RecoveryCodes>('confirmSecondFactor', { token, body: { oneTimeCode } });
      expect((await confirm('12345')).status).toBe(422);
      const confirmed = await confirm(await generate({ secret: started.body.otpSecret }));
      expect(confirmed.body.recoveryCodes).toHaveLength(10);
      expect((await client().call('getAccount', { token })).body).toMatchObject({ secondFactor: true });
      const [asked, refused] = [await signIn(), await signIn('12345')];
      expect([asked.status, asked.body.error.code]).toEqual([401, 'SECOND_FACTOR']);
      expect([refused.status, refused.body.error.code]).toEqual([401, 'SECOND_FACTOR_REFUSED']);
      expect((await signIn(confirmed.body.recoveryCodes[0])).status).toBe(200);
      expect((await client().call('endSecondFactor', { token, body })).status).toBe(204);
      expect((await signIn()).status).toBe(200);
    });

    it('changes the password, which ends the other sessions, and refuses a wrong present one', async () => {
      const { email, password, token } = await client().signUp();
      const other = await client().call<{ token: string }>('login', { body: { email, password } });
      const change = (currentPassword: string) =>
        client().call('changePassword', { token, body: { currentPassword, newPassword: 'battery staple' } });
      const refused = await change('wrong');
      expect([refused.status, refused.body.error.code]).toEqual([422, 'WRONG_PASSWORD']);
      expect((await change(password)).status).toBe(204);
      expect((await client().call('getAccount', { token })).body).toMatchObject({ email });
      expect((await client().call('getAccount', { token: other.body.token })).status).toBe(401);
      expect((await client().call('login', { body: { email, password } })).status).toBe(401);
      expect((await client().call('login', { body: { email, password: 'battery staple' } })).status).toBe(200);
    });

    it('lists sessions, ends one and ends all, and tells what happened', async () => {
      const { email, password, token } = await client().signUp();
      const other = await client().call<{ token: string }>('login', { body: { email, password } });
      const { body: sessions } = await client().call<Session[]>('listSessions', { token });
      expect(sessions.map(({ current }) => current).toSorted()).toEqual([false, true]);
      const id = sessions.find(({ current }) => !current)?.id ?? '';
      expect((await client().call('endSession', { token, params: { id } })).status).toBe(204);
      expect((await client().call('endSession', { token, params: { id } })).status).toBe(404);
      expect((await client().call('getAccount', { token: other.body.token })).status).toBe(401);
      const { body: activity } = await client().call<AccountEvent[]>('listActivity', { token });
      expect(activity.map(({ kind }) => kind)).toEqual(['signed-out', 'signed-in', 'signed-in', 'signed-up']);
      expect((await client().call('endSessions', { token })).status).toBe(204);
      expect((await client().call('listSessions', { token })).status).toBe(401);
    });

    it('takes a new password by the link of a message, once', async () => {
      const { email, token } = await client().signUp();
      expect((await client().call('requestPasswordReset', { body: {} })).status).toBe(400);
      const asked = await client().call<{ message: string }>('requestPasswordReset', { body: { email } });
      const unknown = await client().call('requestPasswordReset', { body: { email: `x${email}` } });
      expect([asked.status, asked.body]).toEqual([202, unknown.body]);
      const body = { token: await client().resetToken(email), newPassword: 'battery staple' };
      expect((await client().call('resetPassword', { body })).status).toBe(204);
      expect((await client().call('resetPassword', { body })).body.error.code).toBe('LINK_EXPIRED');
      expect((await client().call('getAccount', { token })).status).toBe(401);
      const login = await client().call<{ token: string }>('login', { body: { email, password: 'battery staple' } });
      const account = await client().call('getAccount', { token: login.body.token });
      expect(account.body).toMatchObject({ emailConfirmed: true, sendsMail: true });
    });

    it('sends a message to confirm the address', async () => {
      const { email, token } = await client().signUp();
      expect((await client().call('getAccount', { token })).body).toMatchObject({ emailConfirmed: false });
      const sent = await client().call<{ message: string }>('sendConfirmation', { token });
      expect(sent.status).toBe(202);
      expect(sent.body.message).toContain(email);
    });

    it('gives everything away as a ZIP, and is deleted in seven days unless its user signs in', async () => {
      const { email, password, token } = await client().signUp();
      await client().call('createContract', { token, body: { values: { name: 'Lease' } } });
      const { bytes, headers } = await client().call('exportAccount', { token });
      expect(headers.get('content-disposition')).toMatch(/filename="perennial-[\d-]+\.zip"/);
      expect(new TextDecoder().decode(bytes)).toContain('contracts.csv');
      const asked = await client().call<{ deletesAt: string }>('deleteAccount', { token });
      expect(asked.status).toBe(202);
      const days = (Date.parse(asked.body.deletesAt) - Date.now()) / 86_400_000;
      expect([days > 6.9, days <= 7]).toEqual([true, true]);
      expect((await client().call('deleteAccount', { token })).status).toBe(401);
      const back = await client().call<{ token: string }>('login', { body: { email, password } });
      const { body } = await client().call<AccountEvent[]>('listActivity', { token: back.body.token });
      expect(body[0]?.kind).toBe('deletion-cancelled');
      expect(await client().listContracts(back.body.token)).toHaveLength(1);
    });
  });
}
