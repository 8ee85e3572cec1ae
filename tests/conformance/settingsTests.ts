/** Conformance: the settings of a user. */
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../src/api/generated/reminders.gen.ts';
import type { ApiClient } from './apiClient.ts';

export function settingsTests(client: () => ApiClient): void {
  describe('settings', () => {
    it('have defaults, and keep what is set', async () => {
      const { token } = await client().signUp();
      const { body } = await client().call<Settings>('getSettings', { token });
      expect(body).toMatchObject({
        timeZone: 'UTC',
        timeZoneConfirmed: false,
        reminderDays: [90, 30, 14, 7, 1],
        digest: true,
        ourCompaniesConfirmed: false,
      });
      const set = {
        timeZone: 'Europe/Paris',
        ourCompanies: ['Brightwater'],
        reminderDays: [7, 30],
        savedViews: [{ name: 'Mine', query: 'view=due&owner=Dana' }],
      };
      // All that was shown sent back has chosen nothing.
      const back = await client().call<Settings>('putSettings', { token, body });
      expect(back.body).toMatchObject({ timeZoneConfirmed: false, ourCompaniesConfirmed: false });
      const put = await client().call<Settings>('putSettings', { token, body: set });
      expect(put.body).toMatchObject({ ...set, reminderDays: [30, 7], ourCompaniesConfirmed: true, digest: true });
      expect(put.body.timeZoneConfirmed).toBe(true);
      const refused = await client().call('putSettings', { token, body: { timeZone: 'Mars/Olympus' } });
      expect([refused.status, refused.body.error.code]).toEqual([422, 'UNKNOWN_TIME_ZONE']);
      expect((await client().call('getSettings', {})).status).toBe(401);
    });

    it('are not replaced by somebody who has not seen them as they are', async () => {
      const { token } = await client().signUp();
      const { body: seen } = await client().call<Settings>('getSettings', { token });
      const savedViews = [{ name: 'Mine', query: 'view=due' }];
      const first = { rates: [{ currency: 'EUR', rate: 1.08 }], savedViews, version: seen.version };
      const put = await client().call<Settings>('putSettings', { token, body: first });
      expect(put.body.version).toBeGreaterThan(seen.version ?? NaN);
      const second = { rates: [{ currency: 'GBP', rate: 1.27 }] };
      for (const change of [second, { savedViews: [] }, { reminderDays: [7] }]) {
        const refused = await client().call('putSettings', { token, body: { ...change, version: seen.version } });
        expect([refused.status, refused.body.error.code]).toEqual([409, 'STALE_VERSION']);
      }
      expect((await client().call<Settings>('getSettings', { token })).body).toEqual(put.body);
      const again = await client().call('putSettings', { token, body: { ...second, version: put.body.version } });
      expect(again.status).toBe(200);
      expect((await client().call('putSettings', { token, body: { digest: false } })).status).toBe(200);
    });

    it('keep the exchange rates that make sense, and refuse the others', async () => {
      const { token } = await client().signUp();
      const rates = [
        { currency: 'EUR', rate: 1.08 },
        { currency: 'JPY', rate: 0.0067 },
      ];
      const put = await client().call<Settings>('putSettings', { token, body: { rates } });
      expect(put.body).toMatchObject({ currency: null, rates });
      const refusal = async (body: Settings) => {
        const refused = await client().call('putSettings', { token, body });
        return [refused.status, refused.body.error.code];
      };
      expect(await refusal({ rates: [...rates, { currency: 'EUR', rate: 1.1 }] })).toEqual([422, 'TWO_RATES']);
      expect(await refusal({ rates: [{ currency: 'USD', rate: 1 }] })).toEqual([422, 'RATE_TO_ITSELF']);
      expect(await refusal({ currency: 'GBP' })).toEqual([422, 'RATES_NEEDED']);
      for (const rate of [0, -1.08, 1_000_001]) {
        expect(await refusal({ rates: [{ currency: 'EUR', rate }] })).toEqual([400, 'INVALID']);
      }
      expect((await client().call<Settings>('getSettings', { token })).body).toMatchObject({ currency: null, rates });
    });
  });
}
