/** Conformance: contracts are found by what they are called. */
import { describe, expect, it } from 'vitest';
import type { TextHit } from '../../src/api/generated/textSearch.gen.ts';
import type { ApiClient } from './apiClient.ts';

export function textSearchTests(client: () => ApiClient): void {
  describe('the text search', () => {
    it('finds contracts by name, and nothing where there is nothing', async () => {
      const { token } = await client().signUp();
      await client().call('createContract', { token, body: { values: { name: 'Pumpkin supply' } } });
      const search = (q: string) => client().call<TextHit[]>('searchText', { token, query: { q } });
      expect((await search('pumpkin')).body).toMatchObject([{ name: 'Pumpkin supply', passage: null }]);
      expect((await search('zebra')).body).toEqual([]);
      expect((await search('')).status).toBe(400);
    });
  });
}
