/** Conformance: a contract that is entered by hand is one contract, however often the entry is sent. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ContractDetails } from '../../src/api/generated/cycle.gen.ts';
import type { ApiClient, FailureBody } from './apiClient.ts';

const LEASE = { name: 'Lease of Hall 3', to: '2099-03-20', ending: 'ends' };

export function entryTests(client: () => ApiClient): void {
  describe('an entry by hand', () => {
    let token = '';
    const send = (body: object, by = token) =>
      client().call<ContractDetails & Partial<FailureBody>>('createContract', { token: by, body });
    const names = async (of = token) => (await client().listContracts(of)).map(({ name }) => name);
    beforeAll(async () => {
      ({ token } = await client().signUp());
    });

    it('that is sent three times, twice at once, is one contract, which every answer shows as it is', async () => {
      const body = { values: LEASE, notes: 'Ask Ann.', entryId: crypto.randomUUID() };
      const [first, second] = await Promise.all([send(body), send(body)]);
      expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
      const params = { id: first.body.id };
      await client().call('updateContract', { token, params, body: { version: 1, values: { amount: 5 } } });
      const third = await send({ ...body, entryId: body.entryId.toUpperCase() });
      expect([third.status, third.body.id, third.body.version]).toEqual([201, params.id, 2]);
      expect(await names()).toEqual([LEASE.name]);
    });

    it('that is sent again with other contents is refused, and the answer names the contract that is there', async () => {
      const { token: own } = await client().signUp();
      const entryId = crypto.randomUUID();
      const { body: made } = await send({ values: LEASE, entryId }, own);
      const { status, body } = await send({ values: { ...LEASE, amount: 1000 }, entryId }, own);
      const { code, contractId } = body.error as { code: string; contractId?: string };
      expect([status, code, contractId]).toEqual([409, 'ALREADY_ADDED', made.id]);
      expect(await names(own)).toEqual([LEASE.name]);
    });

    it('is another contract under another id, and under the same id in another account', async () => {
      const { token: own } = await client().signUp();
      const entryId = crypto.randomUUID();
      const ids = [
        await send({ values: LEASE, entryId }, own),
        await send({ values: LEASE, entryId: crypto.randomUUID() }, own),
        await send({ values: LEASE, entryId }),
      ].map(({ body }) => body.id);
      expect(new Set(ids).size).toBe(3);
      expect(await names(own)).toEqual([LEASE.name, LEASE.name]);
    });

    it('with a file that was refused becomes a contract once the file has arrived, and keeps it when it is sent again', async () => {
      const [uploadId, entryId] = [crypto.randomUUID(), crypto.randomUUID()];
      const body = { values: { name: 'Lease of Hall 4' }, document: { uploadId }, entryId };
      expect((await send(body)).body.error?.code).toBe('NO_FILE');
      const form = new FormData();
      form.append('file', new Blob(['%PDF-1.7 nothing']), 'hall.pdf');
      await client().call('putFile', { token, params: { uploadId, position: '0' }, form });
      const answers = [...(await Promise.all([send(body), send(body)])), await send(body)];
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
      expect(answers.map(({ body: { documents } }) => documents.map(({ name }) => name))).toEqual([
        ['hall.pdf'],
        ['hall.pdf'],
        ['hall.pdf'],
      ]);
      expect((await names()).filter((name) => name === 'Lease of Hall 4')).toHaveLength(1);
    });
  });
}
