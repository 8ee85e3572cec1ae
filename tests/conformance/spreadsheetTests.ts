/** Conformance: contracts out to a spreadsheet, and in from one. */
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from './apiClient.ts';

export function spreadsheetTests(client: () => ApiClient): void {
  describe('spreadsheets', () => {
    let token = '';
    const create = async (values: object) =>
      (await client().call<{ id: string }>('createContract', { token, body: { values } })).body.id;
    const exported = (query: Record<string, string>) => client().call<string>('exportContracts', { token, query });

    beforeAll(async () => {
      ({ token } = await client().signUp());
    });

    it('hold the contracts of a view, in its order, with nothing that would run', async () => {
      await create({ name: '=Beta', to: '2027-03-31', amount: 5, currency: 'EUR', amountPeriod: 'month' });
      await create({ name: 'Alpha' });
      const { body, headers } = await exported({ format: 'csv', sort: 'name' });
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="contracts-\d{4}-\d\d-\d\d\.csv"$/);
      const lines = body.replace('\uFEFF', '').trim().split('\r\n');
      expect(lines[0]).toMatch(/^"Perennial ID","Number","Contract name"/);
      expect(lines[1]).toContain('"\'=Beta"');
      expect(lines[1]).toContain('"2027-03-31"');
      expect(lines[1]).toContain(',5,"EUR","month"');
      expect(lines[2]).toContain('"Alpha"');
      expect((await exported({ format: 'csv', view: 'undated' })).body).not.toContain('Beta');
      expect((await exported({ format: 'pdf' })).status).toBe(400);
    });

    it('can be workbooks, also within a ZIP, of what is selected', async () => {
      const id = await create({ name: 'Chosen' });
      const { bytes } = await client().call('exportSelectedContracts', { token, body: { format: 'zip', ids: [id] } });
      const [[path = '', workbook = new Uint8Array()] = []] = Object.entries(unzipSync(bytes));
      expect(path).toMatch(/^contracts-.*\.xlsx$/);
      const texts = strFromU8(unzipSync(workbook)['xl/sharedStrings.xml'] ?? new Uint8Array());
      expect(texts).toContain('Chosen');
      expect(texts).not.toContain('Alpha');
      const refused = await client().call('exportSelectedContracts', { token, body: { format: 'zip', ids: [] } });
      expect(refused.status).toBe(400);
    });

    it('are taken row by row, refused rows named, and change nothing when they come again', async () => {
      const { token: fresh } = await client().signUp();
      const send = (text: string, query: Record<string, string> = {}) => {
        const form = new FormData();
        form.set('sheet', new Blob([text]), 'register.csv');
        return client().call<{ counts: object; refused: object[] }>('importContracts', { token: fresh, form, query });
      };
      const sheet = 'Nr;Vertrag;Vertragspartner;Ende;Betrag\n1;Miete;Haus AG;31.12.2027;1.200,50\n2;;Haus AG;;\n';
      const preview = await send(sheet, { dryRun: 'true' });
      expect(preview.body.counts).toEqual({ rows: 2, created: 1, updated: 0, same: 0, refused: 1 });
      expect(preview.body.refused).toEqual([{ row: 3, name: '', reasons: ['It has no contract name.'] }]);
      expect(await client().listContracts(fresh)).toEqual([]);
      await send(sheet);
      expect(await client().listContracts(fresh)).toMatchObject([
        { name: 'Miete', contractValue: 1200.5, source: 'sheet' },
      ]);
      expect((await send(sheet)).body.counts).toMatchObject({ created: 0, same: 1 });
      const open = await send('Name,End\nLease,03/04/2027\n');
      expect(open).toMatchObject({ status: 422, body: { error: { code: 'QUESTION', details: 'dateForm' } } });
    });
  });
}
