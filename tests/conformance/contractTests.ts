/** Conformance: the renewals database, from the batch upload to the deletion. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Contract, DashboardStats, FoundContract, UploadContractsResponse } from '../../src/api/endpoints.gen.ts';
import type { ContractDetails } from '../../src/api/generated/cycle.gen.ts';
import { addDays } from '../../contract/calendar.ts';
import { isUndated } from '../../contract/undated.ts';
import { asUpload, wordsOf } from './apiClient.ts';
import type { ApiClient } from './apiClient.ts';

const CRITERIA = { keywords: ['agreement', 'contract'], service: 'ALL' };

/** What is to be checked of contracts, in an order that does not depend on theirs. */
const asked = (all: readonly Pick<Contract, 'toCheck'>[]) =>
  all.flatMap(({ toCheck = [] }) => toCheck.map(({ code, field }) => `${code} ${field}`)).toSorted();

export function contractTests(client: () => ApiClient): void {
  describe('the renewals database', () => {
    let token = '';
    let found: FoundContract[] = [];
    const upload = (contracts: object[], as = token) =>
      client().call<Required<UploadContractsResponse>>('uploadContracts', { token: as, body: { contracts } });
    const stats = async (today: string, as = token) =>
      (await client().call<DashboardStats>('getDashboardStats', { token: as, query: { today } })).body;

    beforeAll(async () => {
      ({ token } = await client().signUp());
      await client().connect(token);
      found = await client().findContracts(token, CRITERIA);
    });

    it('is empty for a new account', async () => {
      const { token: fresh } = await client().signUp();
      expect(await client().listContracts(fresh)).toEqual([]);
      const { body } = await client().call<DashboardStats>('getDashboardStats', { token: fresh });
      expect(body).toMatchObject({ contractsCount: 0, upcomingRenewals: 0 });
    });

    it('stores the reviewed contracts with their documents, and updates instead of doubling', async () => {
      const first = await upload(found.map(asUpload));
      expect(first).toMatchObject({ status: 200, body: { created: found.length, updated: 0 } });
      const listed = await client().listContracts(token);
      expect(listed.map(({ id }) => id).toSorted()).toEqual(first.body.ids.toSorted());
      const again = await upload(found.map(asUpload));
      const counts = { created: 0, updated: found.length, unchanged: found.length };
      expect(again.body).toEqual({ ...counts, ids: first.body.ids });
      expect(await client().listContracts(token)).toHaveLength(found.length);
    });

    it('asks of what was found the same before the upload as of the contracts after it', async () => {
      await upload(found.map(asUpload));
      const listed = await client().listContracts(token);
      expect(asked(found)).not.toEqual([]);
      expect(asked(listed)).toEqual(asked(found));
    });

    it('says of what was found how it ends as it is stored', async () => {
      const { ids } = (await upload(found.map(asUpload))).body;
      const stored = ids.map(async (id) => {
        const { body } = await client().call<ContractDetails>('getContract', { token, params: { id } });
        return body.values.ending.value;
      });
      const said = found.map(({ ending }) => ending);
      expect(await Promise.all(stored)).toEqual(said);
      // Some end only because their document names the day.
      expect(said).toContain('ends');
      expect(said).toContain('renews');
    });

    it('asks nothing of what is found again that a person has settled in the database', async () => {
      const settled = found.find(({ toCheck = [] }) => toCheck.length > 0);
      const fields = (settled?.toCheck ?? []).map(({ field }) => field);
      const { ids } = (await upload([asUpload(settled as FoundContract)])).body;
      const params = { id: ids[0] ?? '' };
      const { body } = await client().call<{ version: number }>('getContract', { token, params });
      const confirmed = { version: body.version, confirm: fields };
      expect((await client().call('updateContract', { token, params, body: confirmed })).status).toBe(200);
      const again = await client().findContracts(token, CRITERIA);
      expect(again.find(({ contractId }) => contractId === params.id)?.toCheck).toEqual([]);
      const others = (all: FoundContract[]) => asked(all.filter(({ name }) => name !== settled?.name));
      expect(others(again)).toEqual(others(found));
    });

    it('says of what is found again what a person has entered, and stores just that', async () => {
      const { ids } = (await upload(found.map(asUpload))).body;
      const params = { id: ids[found.findIndex(({ renewalDate }) => !renewalDate)] ?? '' };
      const { body } = await client().call<ContractDetails>('getContract', { token, params });
      const entered = { to: '2099-02-28', ending: 'ends' };
      await client().call('updateContract', { token, params, body: { version: body.version, values: entered } });
      const again = await client().findContracts(token, CRITERIA);
      const one = again.find(({ contractId }) => contractId === params.id);
      expect(one).toMatchObject({ renewalDate: null, held: { values: entered, renewalDate: '2099-02-28' } });
      expect(one?.held).toMatchObject({ yours: ['to', 'ending'], changes: false });
      expect((await upload([asUpload(one as FoundContract)])).body).toMatchObject({ updated: 1, unchanged: 1 });
      const stored = (await client().listContracts(token)).find(({ id }) => id === params.id);
      expect(stored?.renewalDate).toBe('2099-02-28');
    });

    it('says what an upload brought back from the trash', async () => {
      const { ids } = (await upload(found.map(asUpload))).body;
      await client().call('deleteContract', { token, params: { id: ids[0] ?? '' } });
      const { body } = await upload(found.map(asUpload));
      expect(body).toMatchObject({ created: 1, restored: 1, updated: found.length - 1, ids });
    });

    it('lists a contract with the largest amount and the longest terms that may be entered like any other', async () => {
      const { token: own } = await client().signUp();
      const long = { n: 100_000, unit: 'year' };
      const money = { amount: 1e12, currency: 'EUR', amountPeriod: 'month' };
      const most = {
        name: 'Lease',
        from: '2024-03-20',
        to: '9999-12-31',
        ending: 'renews',
        renewalTerm: long,
        ...money,
      };
      const body = { values: { ...most, maxRenewals: 1000, noticePeriod: long } };
      expect((await client().call('createContract', { token: own, body })).status).toBe(201);
      const aDay = { ...most, from: '2099-03-20', to: '2099-03-20', amountPeriod: 'total' };
      await client().call('createContract', { token: own, body: { values: aDay } });
      const listed = await client().listContracts(own);
      expect(listed.map(({ contractValue }) => contractValue)).toEqual([1e12, 1e12]);
      expect(listed.every(({ yearlyAmount }) => Number(yearlyAmount) >= 12e12)).toBe(true);
    });

    it('shows the values as they were reviewed, a missing one as null', async () => {
      const [one] = found;
      if (!one) throw new Error('The search found nothing.');
      const reviewed = {
        ...asUpload(one),
        name: 'Reviewed by hand',
        renewalDate: null,
        amount: null,
        parties: ['A', 'B'],
      };
      const { body } = await upload([reviewed]);
      const stored = (await client().listContracts(token)).find(({ id }) => id === body.ids[0]);
      expect(stored).toMatchObject({ name: 'Reviewed by hand', parties: ['A', 'B'] });
      expect(stored?.renewalDate ?? null).toBeNull();
      expect(stored?.contractValue ?? null).toBeNull();
    });

    it('counts renewals from today to 30 days ahead, both ends included, by the user’s own day', async () => {
      const { token: fresh } = await client().signUp();
      await client().connect(fresh);
      const [one] = await client().findContracts(fresh, CRITERIA);
      // A service knows yesterday, today and tomorrow, wherever its user is.
      const now = new Date().toISOString().slice(0, 10);
      const counted = async (renewsIn: number) => {
        await upload([{ ...asUpload(one ?? {}), renewalDate: addDays(now, renewsIn) }], fresh);
        const counts = await Promise.all([0, 1].map((days) => stats(addDays(now, days), fresh)));
        return counts.map(({ upcomingRenewals }) => upcomingRenewals);
      };
      expect([await counted(31), await counted(30), await counted(0)]).toEqual([
        [0, 1],
        [1, 1],
        [1, 0],
      ]);
    });

    it('counts what has no renewal date', async () => {
      const [one] = found;
      if (!one) throw new Error('The search found nothing.');
      await upload([{ ...asUpload(one), renewalDate: null }]);
      const listed = await client().listContracts(token);
      const undated = listed.filter(isUndated).length;
      expect(await stats('2030-01-01')).toMatchObject({ contractsCount: listed.length, undatedContracts: undated });
    });

    it('refuses a today that is no day', async () => {
      for (const operationId of ['listContracts', 'getDashboardStats']) {
        const refused = await client().call(operationId, { token, query: { today: '2027-02-30' } });
        expect(refused.status).toBe(400);
        expect(wordsOf(refused.body)).toContain('today');
      }
    });

    it('an uploaded contract downloads as a whole PDF', async () => {
      const { body } = await upload(found.slice(0, 1).map(asUpload));
      const { status, bytes } = await client().call('downloadContract', { token, params: { id: body.ids[0] ?? '' } });
      expect(status).toBe(200);
      expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
      expect(new TextDecoder('latin1').decode(bytes.slice(-1024))).toContain('%%EOF');
    });

    it('answers an unchanged list by its ETag', async () => {
      const query = { today: '2030-01-01' };
      const { headers } = await client().call<Contract[]>('listContracts', { token, query });
      const etag = headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      const again = await client().call('listContracts', { token, query, headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    });

    it.each([
      ['contracts', {}],
      ['contracts', { contracts: [] }],
      ['name', { contracts: [{ id: 'a' }] }],
      ['renewalDate', { contracts: [{ id: 'a', name: 'A', renewalDate: '31.12.2027' }] }],
      ['amount', { contracts: [{ id: 'a', name: 'A', amount: -1 }] }],
      ['currency', { contracts: [{ id: 'a', name: 'A', currency: 'dollars' }] }],
    ])('names %s when it refuses the upload %j', async (field, body) => {
      const refused = await client().call('uploadContracts', { token, body });
      expect(refused.status).toBe(400);
      expect(wordsOf(refused.body)).toContain(field);
    });

    it('stores all of a batch or nothing', async () => {
      const { token: fresh } = await client().signUp();
      await client().connect(fresh);
      const theirs = await client().findContracts(fresh, CRITERIA);
      const batch = [...theirs.slice(0, 1).map(asUpload), { id: crypto.randomUUID(), name: 'Found by nobody' }];
      expect((await upload(batch, fresh)).status).toBe(404);
      expect(await client().listContracts(fresh)).toEqual([]);
    });

    it('takes no name, counterparty, party or law of blanks, neither in a new contract nor in a change', async () => {
      const name = 'Office lease';
      const made = await client().call<ContractDetails>('createContract', { token, body: { values: { name } } });
      const params = { id: made.body.id };
      const blanks = [{ name: '   ' }, { counterparty: '\t ' }, { parties: ['Acme', ' '] }, { governingLaw: ' ' }];
      for (const blank of blanks) {
        const body = { version: made.body.version, values: blank };
        const created = await client().call('createContract', { token, body: { values: { name, ...blank } } });
        const changed = await client().call('updateContract', { token, params, body });
        expect([created.status, created.body.error.code]).toEqual([400, 'INVALID']);
        expect([changed.status, changed.body.error.code]).toEqual([400, 'INVALID']);
      }
      await client().call('deleteContract', { token, params });
    });

    it('keeps what is one user’s from the other', async () => {
      const { body } = await upload(found.slice(0, 1).map(asUpload));
      const { token: stranger } = await client().signUp();
      const params = { id: body.ids[0] ?? '' };
      expect((await client().call('downloadContract', { token: stranger, params })).status).toBe(404);
      expect((await client().call('deleteContract', { token: stranger, params })).status).toBe(404);
      expect((await client().listContracts(token)).some(({ id }) => id === params.id)).toBe(true);
    });

    it('a deleted contract leaves the list and cannot be deleted again or downloaded', async () => {
      const { body } = await upload(found.slice(0, 1).map(asUpload));
      const params = { id: body.ids[0] ?? '' };
      expect((await client().call('deleteContract', { token, params })).status).toBe(204);
      expect((await client().listContracts(token)).some(({ id }) => id === params.id)).toBe(false);
      expect((await client().call('deleteContract', { token, params })).status).toBe(404);
      expect((await client().call('downloadContract', { token, params })).status).toBe(404);
    });
  });
}
