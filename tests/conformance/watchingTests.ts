/** Conformance: past searches, keeping them, and what they find by themselves. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { NewFind, PastSearch } from '../../src/api/generated/watching.gen.ts';
import { type ApiClient, wordsOf } from './apiClient.ts';

export function watchingTests(client: () => ApiClient): void {
  describe('kept searches', () => {
    let token = '';
    let id = '';
    const past = async () => (await client().call<PastSearch[]>('listSearches', { token })).body;
    const keep = (body: object, params = { id }) => client().call<PastSearch>('watchSearch', { token, params, body });
    beforeAll(async () => {
      ({ token } = await client().signUp());
      await client().connect(token);
      await client().search(token, { keywords: ['agreement'], description: 'First' });
      ({ id } = await client().search(token, { keywords: ['lease', 'rent'], description: 'Leases', service: 'ALL' }));
    });

    it('are listed among all searches of the user, newest first', async () => {
      const listed = await past();
      expect(listed.map(({ description, watch }) => [description, watch])).toEqual([
        ['Leases', null],
        ['First', null],
      ]);
      expect(listed[0]).toMatchObject({
        id,
        status: 'COMPLETED',
        criteria: { keywords: ['lease', 'rent'], service: 'ALL', startDate: null, endDate: null, accounts: [] },
      });
    });

    it('have a rhythm and an hour, in the time zone of the settings, and a next run', async () => {
      const body = { timeZone: 'Asia/Tokyo' };
      expect((await client().call('putSettings', { token, body })).status).toBe(200);
      const kept = await keep({ rhythm: 'daily', hour: 6 });
      expect(kept.body.watch).toMatchObject({ rhythm: 'daily', hour: 6, timeZone: 'Asia/Tokyo', newFinds: 0 });
      expect(kept.body.watch?.nextRunAt).toMatch(/T21:00:00/);
      expect((await keep({ rhythm: 'weekly', hour: 7 })).body.watch).toMatchObject({ rhythm: 'weekly', hour: 7 });
      expect((await past())[0]?.watch).toMatchObject({ rhythm: 'weekly', lastRun: null, trouble: null });
    });

    it.each([
      ['hour', { rhythm: 'daily', hour: 24 }],
      ['rhythm', { rhythm: 'hourly', hour: 6 }],
    ])('name %s when they refuse %j', async (field, body) => {
      const refused = await client().call('watchSearch', { token, params: { id }, body });
      expect(refused.status).toBe(400);
      expect(wordsOf(refused.body)).toContain(field);
    });

    it('have found nothing yet; what they find can be taken off the list, and what is not there cannot', async () => {
      expect((await client().call<NewFind[]>('listFinds', { token })).body).toEqual([]);
      const dismiss = (find: string) => client().call('dismissFind', { token, params: { id: find } });
      expect((await dismiss(crypto.randomUUID())).status).toBe(404);
      const [shown] = await client().findContracts(token, { keywords: ['agreement'] });
      expect((await dismiss(shown?.id ?? '')).status).toBe(204);
      const putBack = (find: string) => client().call('restoreFind', { token, params: { id: find } });
      expect((await putBack(crypto.randomUUID())).status).toBe(404);
      expect((await putBack(shown?.id ?? '')).status).toBe(204);
      const dismissed = await client().call<NewFind[]>('listFinds', { token, query: { dismissed: 'true' } });
      expect(dismissed.body).toEqual([]);
    });

    it('do not exist for anybody else', async () => {
      const { token: other } = await client().signUp();
      const body = { rhythm: 'daily', hour: 6 };
      expect((await client().call<PastSearch[]>('listSearches', { token: other })).body).toEqual([]);
      expect((await client().call('watchSearch', { token: other, params: { id }, body })).status).toBe(404);
      expect((await client().call('unwatchSearch', { token: other, params: { id } })).status).toBe(404);
      expect((await client().call('listSearches')).status).toBe(401);
      expect((await client().call('listFinds')).status).toBe(401);
    });

    it('are kept no longer when the user says so', async () => {
      expect((await client().call('unwatchSearch', { token, params: { id } })).status).toBe(204);
      expect((await past()).map(({ watch }) => watch)).toEqual([null, null, null]);
    });
  });
}
