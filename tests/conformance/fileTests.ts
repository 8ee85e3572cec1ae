/** Conformance: files that a user brings become a search that names each of them. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractDetails } from '../../src/api/generated/cycle.gen.ts';
import type { ProcessSearchResponse, Search } from '../../src/api/endpoints.gen.ts';
import type { ApiClient } from './apiClient.ts';

const LEASE = `LEASE AGREEMENT\n\nThis Lease Agreement is made on January 1, 2026 between Brightwater Ltd. and Northwind Inc.\n
The term begins on January 1, 2026 and ends on December 31, 2027. The rent is $48,000 per year.\n`;

function formOf(field: string, files: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, words] of Object.entries(files)) form.append(field, new Blob([words]), name);
  return form;
}

export function fileTests(client: () => ApiClient): void {
  describe('files', () => {
    let token = '';
    beforeAll(async () => {
      ({ token } = await client().signUp());
    });

    it('are read without a connected account, and each has its outcome', async () => {
      const form = formOf('files', { 'lease.txt': LEASE, 'song.mp3': '\0\u0001\u0002' });
      const { status, body } = await client().call<Search>('uploadFiles', { token, form });
      expect({ status, sources: body.sources }).toEqual({ status: 200, sources: ['file'] });
      const done = await client().follow(token, body);
      expect(done).toMatchObject({ status: 'COMPLETED', sources: ['file'] });
      const found = await client().call<ProcessSearchResponse>('processSearch', {
        token,
        params: { searchId: body.id },
      });
      expect(found.body.contracts).toMatchObject([{ source: 'file' }]);
      expect(found.body.receipt?.items).toContainEqual(
        expect.objectContaining({ name: 'song.mp3', source: 'file', outcome: 'skipped' }),
      );
    });

    it('that are sheets are not read, and given out again to be imported', async () => {
      const register = 'Name,Counterparty,End\nPlant care,Greenleaf,2027-03-31\n';
      const form = formOf('files', { 'register.csv': register });
      const { body } = await client().call<Search>('uploadFiles', { token, form });
      await client().follow(token, body);
      const read = await client().call<ProcessSearchResponse>('processSearch', {
        token,
        params: { searchId: body.id },
      });
      const [item] = read.body.receipt?.items ?? [];
      expect(item).toMatchObject({ name: 'register.csv', outcome: 'skipped', code: 'SPREADSHEET' });
      const params = { foundId: item?.fileId ?? '' };
      const { status, bytes } = await client().call('getLeftOutFile', { token, params });
      expect([status, new TextDecoder().decode(bytes)]).toEqual([200, register]);
      const { token: other } = await client().signUp();
      expect((await client().call('getLeftOutFile', { token: other, params })).status).toBeGreaterThan(400);
    });

    it('can be sent one by one, each again where it broke, and start once', async () => {
      const upload = crypto.randomUUID();
      const put = (name: string) =>
        client().call<{ name: string }>('putFile', {
          token,
          params: { uploadId: upload, position: '0' },
          form: formOf('file', { [name]: LEASE }),
        });
      await put('cut.txt');
      expect((await put('lease.txt')).body).toMatchObject({ name: 'lease.txt', position: 0 });
      const arrived = { token, params: { uploadId: upload } };
      const waiting = async () => (await client().call('getUpload', arrived)).body;
      expect(await waiting()).toEqual({ files: [{ position: 0, name: 'lease.txt', size: LEASE.length }] });
      const start = (files = '1') =>
        client().call<Search>('uploadFiles', { token, query: { upload, files }, form: formOf('files', {}) });
      expect(await start('2')).toMatchObject({
        status: 409,
        body: {
          error: {
            code: 'UPLOAD_INCOMPLETE',
            message: 'Only 1 of these files is here. Send the others again, then read them.',
          },
        },
      });
      const first = await start();
      expect((await start()).body.id).toBe(first.body.id);
      expect((await put('late.txt')).status).toBe(409);
      expect(await waiting()).toEqual({ files: [] });
      const other = { token, query: { upload: crypto.randomUUID() }, form: formOf('files', {}) };
      expect((await client().call('uploadFiles', other)).status).toBe(422);
    });

    it('that wait are listed, make room when they are discarded, and are their sender’s alone', async () => {
      const { token: fresh } = await client().signUp();
      const put = (uploadId: string) => {
        const form = formOf('file', { 'lease.txt': LEASE });
        const params = { uploadId, position: '0' };
        return client().call<object>('putFile', { token: fresh, params, form });
      };
      type Uploads = { uploads: { uploadId: string }[] };
      const list = async (by: string) => (await client().call<Uploads>('listUploads', { token: by })).body.uploads;
      const uploads = Array.from({ length: 20 }, () => crypto.randomUUID());
      for (const uploadId of uploads) expect((await put(uploadId)).status).toBe(200);
      const late = crypto.randomUUID();
      expect(await put(late)).toMatchObject({ status: 409, body: { error: { code: 'UPLOADS_WAITING' } } });
      const files = [{ position: 0, name: 'lease.txt', size: LEASE.length }];
      const listed = await list(fresh);
      expect(listed).toHaveLength(20);
      expect(listed).toContainEqual({ uploadId: uploads[0], files, lastArrivedAt: expect.any(String) });
      const discard = (by: string) =>
        client().call('discardUpload', { token: by, params: { uploadId: uploads[0] ?? '' } });
      expect(await list(token)).not.toContainEqual(expect.objectContaining({ uploadId: uploads[0] }));
      expect((await discard(token)).status).toBe(204);
      expect(await list(fresh)).toHaveLength(20);
      expect((await discard(fresh)).status).toBe(204);
      expect((await put(late)).status).toBe(200);
    });

    it('shows that a notice was sent, stays with its contract, and is given out again', async () => {
      const made = await client().call<ContractDetails>('createContract', {
        token,
        body: { values: { name: 'Lease', to: '2099-03-20', ending: 'renews', renewalTerm: { n: 1, unit: 'year' } } },
      });
      const { id, version } = made.body;
      const uploadId = crypto.randomUUID();
      const form = formOf('file', { 'receipt.pdf': 'Posted on Nov 1' });
      await client().call('putFile', { token, params: { uploadId, position: '0' }, form });
      const noticeSent = { on: '2026-11-01', how: 'Letter' };
      const decision = { cycleEnd: '2099-03-20', decision: 'cancel', noticeSent };
      const put = (body: object) =>
        client().call<ContractDetails & { error?: { code?: string } }>('putDecision', { token, params: { id }, body });
      const first = await put({ ...decision, version, proofUpload: uploadId });
      const proofFile = first.body.decision.noticeSent?.proofFile;
      expect(proofFile).toMatchObject({ name: 'receipt.pdf', size: 15 });

      const forged = { ...noticeSent, how: 'Portal', proofFile: { id: uploadId, name: 'other.pdf', size: 1 } };
      const second = await put({ ...decision, version: version + 1, noticeSent: forged });
      expect(second.body.decision.noticeSent).toEqual({ ...noticeSent, how: 'Portal', proofFile });
      const gone = await put({ ...decision, version: version + 2, proofUpload: uploadId });
      expect([gone.status, gone.body.error?.code]).toEqual([422, 'NO_PROOF']);

      const get = (proofId: string) => client().call('getNoticeProof', { token, params: { id, proofId } });
      expect((await get(proofFile?.id ?? '')).status).toBe(200);
      expect((await get(uploadId)).status).toBe(404);
    });

    it('become documents of contracts by hand, read or not, and what a person said stays', async () => {
      const send = async (name: string, words: string) => {
        const uploadId = crypto.randomUUID();
        const form = formOf('file', { [name]: words });
        await client().call('putFile', { token, params: { uploadId, position: '0' }, form });
        return { uploadId };
      };
      type Made = ContractDetails & { error?: { code?: string } };
      const values = { name: 'Lease', amount: 1000, currency: 'USD' };
      const create = (document: object) => client().call<Made>('createContract', { token, body: { values, document } });
      const broken = await send('broken.pdf', '%PDF-1.7 nothing');
      const { body: made, status } = await create(broken);
      expect(status).toBe(201);
      expect(made.documents).toMatchObject([{ name: 'broken.pdf', unreadBecause: expect.stringMatching(/\.$/) }]);
      const again = await create(broken);
      expect([again.status, again.body.error?.code]).toEqual([422, 'NO_FILE']);

      const later = await send('later.txt', LEASE.replace('Northwind', 'Westwind'));
      const add = (id: string) => client().call<Made>('addDocument', { token, params: { id }, body: later });
      expect((await add(crypto.randomUUID())).status).toBe(404);
      const { body: both } = await add(made.id);
      expect(both.documents.map(({ name }) => name).toSorted()).toEqual(['broken.pdf', 'later.txt']);
      expect(both.values.amount).toMatchObject({ value: 1000, source: 'entered' });
      const file = { token, params: { id: made.id, documentId: both.documents[0]?.id ?? '' } };
      expect((await client().call('getDocumentFile', file)).status).toBe(200);

      const form = formOf('files', { 'noise.bin': '\0\u0001\u0002' });
      const search = await client().call<Search>('uploadFiles', { token, form });
      await client().follow(token, search.body);
      const params = { searchId: search.body.id };
      const receipt = async () =>
        (await client().call<ProcessSearchResponse>('processSearch', { token, params })).body.receipt?.items[0];
      const { fileId } = (await receipt()) ?? {};
      expect((await create({ fileId })).body.documents).toMatchObject([{ name: 'noise.bin' }]);
      expect(await receipt()).not.toHaveProperty('fileId');
    });
  });
}
