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
  });
}
