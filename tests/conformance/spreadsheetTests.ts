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

    it('are taken back as a whole: what came moves to the trash, what was updated has what it had, and what was changed since stays', async () => {
      const { token: fresh } = await client().signUp();
      const send = async (text: string) => {
        const form = new FormData();
        form.set('sheet', new Blob([text]), 'register.csv');
        return (await client().call<{ counts: object; importId: string }>('importContracts', { token: fresh, form }))
          .body;
      };
      const undo = (id: string, dryRun?: string) =>
        client().call<object>('undoImport', { token: fresh, params: { id }, query: dryRun ? { dryRun } : {} });
      const names = async () => (await client().listContracts(fresh)).map(({ name }) => name).toSorted();
      await send('Nr,Name,End,Amount\n1,Lease,2027-12-31,100\n');
      const sheet = 'Nr,Name,End,Amount\n1,Lease,2028-12-31,100\n2,Lift,2027-12-31,5\n3,Roof,2027-12-31,7\n';
      const { importId } = await send(sheet);
      const roof = (await client().listContracts(fresh)).find(({ name }) => name === 'Roof');
      const said = { version: 1, notes: 'Ours' };
      await client().call('updateContract', { token: fresh, params: { id: roof?.id ?? '' }, body: said });
      const left = [{ id: roof?.id, name: 'Roof', because: 'changed' }];
      const would = { undone: false, trashed: 1, restored: 1, inTrash: 0, left };
      expect((await undo(importId, 'true')).body).toEqual(would);
      expect(await names()).toEqual(['Lease', 'Lift', 'Roof']);
      expect((await undo(importId)).body).toEqual({ ...would, undone: true });
      expect(await names()).toEqual(['Lease', 'Roof']);
      const lease = (await client().listContracts(fresh)).find(({ name }) => name === 'Lease');
      expect(lease).toMatchObject({ renewalDate: '2027-12-31', contractValue: 100 });
      const again = await undo(importId);
      expect(again).toMatchObject({ status: 409, body: { error: { code: 'ALREADY_UNDONE' } } });
      const listed = await client().call<{ id: string; undoneAt: string | null }[]>('listImports', { token: fresh });
      expect(listed.body).toMatchObject([
        { id: importId, fileName: 'register.csv', created: 2, updated: 1, undoneAt: expect.any(String) as string },
        { created: 1, updated: 0, undoneAt: null },
      ]);
      expect((await send(sheet)).counts).toMatchObject({ created: 1, updated: 1, same: 1, refused: 0 });
      expect((await undo('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    });
  });
}
