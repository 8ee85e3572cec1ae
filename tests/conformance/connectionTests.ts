/** Conformance: connecting and disconnecting a Google account. */
import { beforeAll, describe, expect, it } from 'vitest';
import type {
  CurrentUser,
  GmailProfile,
  GoogleAuthStatus,
  GoogleConnectionTest,
  GoogleStatus,
  Message,
} from '../../src/api/endpoints.gen.ts';
import { wordsOf } from './apiClient.ts';
import type { ApiClient } from './apiClient.ts';

export function connectionTests(client: () => ApiClient): void {
  describe('the Google connection', () => {
    let unconnected = '';
    beforeAll(async () => {
      unconnected = (await client().signUp()).token;
    });

    it('is absent at first, and says so', async () => {
      const { token } = await client().signUp();
      const status = await client().call<GoogleStatus>('getGoogleStatus', { token });
      expect(status).toMatchObject({ status: 200, body: { connected: false } });
      const consent = await client().call<GoogleAuthStatus>('getGoogleAuthStatus', { token });
      expect(consent).toMatchObject({ status: 200, body: { connected: false, email: null } });
    });

    it('has no profile to read and nothing to test while it is absent', async () => {
      const { token } = await client().signUp();
      expect((await client().call('getGmailProfile', { token })).status).toBe(409);
      expect((await client().call('testGoogleConnection', { token })).status).toBe(409);
    });

    it('comes with the consent and names the same mailbox everywhere', async () => {
      const { token } = await client().signUp();
      await client().connect(token);
      const status = await client().call<GoogleStatus>('getGoogleStatus', { token });
      expect(status.body).toMatchObject({ connected: true, method: 'oauth' });
      const { body: consent } = await client().call<GoogleAuthStatus>('getGoogleAuthStatus', { token });
      expect(consent.connected).toBe(true);
      const profile = await client().call<GmailProfile>('getGmailProfile', { token });
      expect(profile.body.emailAddress).toBe(consent.email);
      const test = await client().call<GoogleConnectionTest>('testGoogleConnection', { token });
      expect(test.body.services.gmail).toMatchObject({ ok: true, emailAddress: consent.email });
      const me = await client().call<CurrentUser>('getCurrentUser', { token });
      expect(me.body.googleConnected).toBe(true);
    });

    it('ends with disconnecting, which can be repeated', async () => {
      const { token } = await client().signUp();
      await client().connect(token);
      const first = await client().call<Message>('disconnectGoogle', { token });
      expect(first.status).toBe(200);
      const status = await client().call<GoogleStatus>('getGoogleStatus', { token });
      expect(status.body.connected).toBe(false);
      expect((await client().call('disconnectGoogle', { token })).status).toBe(200);
    });

    it('connecting one user leaves another user unconnected', async () => {
      const [mine, other] = [await client().signUp(), await client().signUp()];
      await client().connect(mine.token);
      const status = await client().call<GoogleStatus>('getGoogleStatus', { token: other.token });
      expect(status.body.connected).toBe(false);
    });

    const upload = (fileName: string, text: string, workspaceEmail: string) => {
      const form = new FormData();
      form.append('workspaceEmail', workspaceEmail);
      form.append('credentials', new File([text], fileName, { type: 'application/json' }));
      return client().call('uploadGoogleCredentials', { token: unconnected, form });
    };

    it('comes with the key of a service account, too', async () => {
      const { token } = await client().signUp();
      const { keyFile, workspaceEmail } = await client().serviceAccount();
      const form = new FormData();
      form.append('workspaceEmail', workspaceEmail);
      form.append('credentials', new File([keyFile], 'key.json', { type: 'application/json' }));
      const accepted = await client().call<Message>('uploadGoogleCredentials', { token, form });
      expect(accepted.status).toBe(200);
      expect(accepted.body.message).toMatch(/\w/);
      const status = await client().call<GoogleStatus>('getGoogleStatus', { token });
      expect(status.body).toMatchObject({ connected: true, method: 'service_account', workspaceEmail });
    });

    it.each([
      ['key.txt', '{}'],
      ['key.json', 'no json'],
      ['key.json', '{"type":"authorized_user"}'],
    ])('refuses with a sentence a key file that is none (%s, %s), and stays unconnected', async (fileName, text) => {
      const refused = await upload(fileName, text, 'admin@conformance.example');
      expect(refused.status).toBe(422);
      expect(refused.body.error.message).toMatch(/\w+ \w+ \w+/);
      const status = await client().call<GoogleStatus>('getGoogleStatus', { token: unconnected });
      expect(status.body.connected).toBe(false);
    });

    it('names workspaceEmail when it refuses an upload without an address', async () => {
      const refused = await upload('key.json', '{}', 'no address');
      expect(refused.status).toBe(400);
      expect(wordsOf(refused.body)).toContain('workspaceEmail');
    });

    it('refuses an upload without a file, naming it', async () => {
      const form = new FormData();
      form.append('workspaceEmail', 'admin@conformance.example');
      const refused = await client().call('uploadGoogleCredentials', { token: unconnected, form });
      expect(refused.status).toBe(400);
      expect(wordsOf(refused.body)).toContain('credentials');
    });
  });
}
