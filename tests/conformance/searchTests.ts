/** Conformance: searches, from the criteria to what they found. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProcessSearchResponse, Search } from '../../src/api/endpoints.gen.ts';
import type { PastSearch } from '../../src/api/generated/watching.gen.ts';
import type { ContractDetails, DocumentText } from '../../src/api/generated/cycle.gen.ts';
import { wordsOf } from './apiClient.ts';
import type { ApiClient, FailureBody } from './apiClient.ts';

const documents = ({ contracts }: ProcessSearchResponse) => contracts.map(({ documentId }) => documentId).toSorted();

/** Quotes come from the tidied text: only letters and digits count. */
const letters = (of: string) => of.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Each search names what it left out by ids of its own. */
const withoutIds = (receipt: ProcessSearchResponse['receipt']) => ({
  ...receipt,
  items: receipt?.items.map((item) => ({ ...item, foundId: undefined })),
});

const KEYWORDS = ['agreement', 'contract'];

export function searchTests(client: () => ApiClient): void {
  describe('searches', () => {
    let token = '';
    beforeAll(async () => {
      ({ token } = await client().signUp());
      await client().connect(token);
    });

    it('want a connected account', async () => {
      const { token: fresh } = await client().signUp();
      const refused = await client().call('startSearch', { token: fresh, body: { keywords: KEYWORDS } });
      expect(refused.status).toBe(409);
    });

    it.each([
      ['keywords', {}],
      ['keywords', { keywords: [] }],
      ['keywords', { keywords: ['  '] }],
      ['keywords', { keywords: 'agreement' }],
      ['service', { keywords: KEYWORDS, service: 'FAX' }],
      ['timeZone', { keywords: KEYWORDS, timeZone: 'Mars/Olympus' }],
      ['startDate', { keywords: KEYWORDS, startDate: '2027-02-30' }],
      ['endDate', { keywords: KEYWORDS, endDate: '2027-03-31T00:00:00Z' }],
      ['excludeDrafts', { keywords: KEYWORDS, excludeDrafts: 'yes' }],
      ['specificAccounts', { keywords: KEYWORDS, specificAccounts: ['nobody'] }],
      ['limit', { keywords: KEYWORDS, limit: 5 }],
    ])('name %s when they refuse %j', async (field, body) => {
      const refused = await client().call('startSearch', { token, body });
      expect(refused.status).toBe(400);
      expect(wordsOf(refused.body)).toContain(field);
    });

    it.each([
      [{ service: 'GROUPS' }, 'SERVICE_NOT_SEARCHABLE', /can’t search Google Groups/],
      [{ service: 'HANGOUTS_CHAT' }, 'SERVICE_NOT_SEARCHABLE', /can’t search Google Chat/],
      [{ dataSource: 'HELD_DATA' }, 'DATA_SOURCE_NOT_SEARCHABLE', /can’t search held data/],
      [{ dataSource: 'UNPROCESSED_DATA' }, 'DATA_SOURCE_NOT_SEARCHABLE', /can’t search unprocessed data/],
      [{ startDate: '2027-02-02', endDate: '2027-02-01' }, 'END_BEFORE_START', /end date is before the start date/],
      [{ keywords: ['"!"'] }, 'NO_KEYWORDS', /at least one letter or digit/],
      [{ entityType: 'SPECIFIC_ACCOUNTS' }, 'NO_ACCOUNTS', /at least one account/],
      [
        { entityType: 'SPECIFIC_ACCOUNTS', specificAccounts: ['somebody.else@conformance.example'] },
        'FOREIGN_ACCOUNT',
        /not those of somebody\.else@conformance\.example/,
      ],
    ])('refuse %j with %s and a sentence', async (criteria, code, sentence) => {
      const refused = await client().call('startSearch', { token, body: { keywords: KEYWORDS, ...criteria } });
      expect(refused.status).toBe(422);
      expect(refused.body.error.code).toBe(code);
      expect(refused.body.error.message).toMatch(sentence);
    });

    it('run to the end, show progress, and find contracts with evidence', async () => {
      const finished = await client().search(token, { keywords: KEYWORDS, service: 'ALL' });
      expect(finished.status).toBe('COMPLETED');
      expect(finished.progress?.contracts).toBeGreaterThan(0);
      const { body } = await client().call<ProcessSearchResponse>('processSearch', {
        token,
        params: { searchId: finished.id },
      });
      expect(body.contracts.length).toBeGreaterThan(0);
      expect(body.contracts.every(({ id, name }) => id && name)).toBe(true);
      const dated = body.contracts.filter(({ renewalDate }) => renewalDate);
      expect(dated.length).toBeGreaterThan(0);
      expect(dated.every(({ evidence }) => evidence?.some(({ quote }) => quote.length > 0))).toBe(true);
      expect(body.receipt?.accounts.length).toBeGreaterThan(0);
    });

    it('give what they found and its text, with the quoted passages in it, to the user who searched alone', async () => {
      const found = await client().findContracts(token, { keywords: KEYWORDS });
      const quoted = found.find(({ evidence }) => evidence?.some(({ quote }) => !quote.includes('…')));
      const params = { id: quoted?.id ?? '' };
      const text = await client().call<DocumentText>('getFoundText', { token, params });
      expect(text.status).toBe(200);
      const all = letters(text.body.pages.join('\f'));
      const quotes = quoted?.evidence?.map(({ quote }) => quote).filter((quote) => !quote.includes('…')) ?? [];
      expect(quotes.filter((quote) => !all.includes(letters(quote)))).toEqual([]);
      const original = await client().call('getFoundOriginal', { token, params });
      expect(original.status).toBe(200);
      expect(original.headers.get('content-type')).toBe(text.body.mediaType);
      const other = await client().signUp();
      for (const operation of ['getFoundText', 'getFoundOriginal']) {
        expect((await client().call(operation, { token: other.token, params })).status).toBe(404);
        expect((await client().call(operation, { token, params: { id: 'no-such-contract' } })).status).toBe(404);
      }
    });

    it('give what they left out to a contract that is entered by hand, once, and to the user who searched alone', async () => {
      const { id } = await client().search(token, { keywords: KEYWORDS, service: 'ALL' });
      const { body } = await client().call<ProcessSearchResponse>('processSearch', { token, params: { searchId: id } });
      const leftOut = (source: string) =>
        body.receipt?.items.find((item) => item.source === source && item.outcome === 'skipped' && item.foundId);
      for (const item of [leftOut('gmail'), leftOut('drive')]) {
        const { foundId, source } = item ?? {};
        // The receipt names what is attached with its email.
        const name = item?.name.split(' › ').at(-1);
        const create = (by: string) => {
          const entered = { values: { name: 'By hand' }, document: { foundId } };
          return client().call<ContractDetails & FailureBody>('createContract', { token: by, body: entered });
        };
        const other = await client().signUp();
        expect((await create(other.token)).status).toBe(404);
        const made = await create(token);
        expect([made.status, made.body.documents]).toMatchObject([201, [{ name, source }]]);
        expect(made.body.sightings).toMatchObject([{ source, name }]);
        const again = await create(token);
        expect([again.status, again.body.error.code]).toEqual([422, 'DOCUMENT_ELSEWHERE']);
      }
    });

    it('give a sheet that lies in the mail to whoever searched, as it is there, for the import', async () => {
      const { id } = await client().search(token, { keywords: [...KEYWORDS, 'register'], service: 'ALL' });
      const { body } = await client().call<ProcessSearchResponse>('processSearch', { token, params: { searchId: id } });
      const sheet = body.receipt?.items.find(({ name }) => /register\.(?:xlsx|csv)$/i.test(name));
      expect(sheet).toMatchObject({ code: 'SPREADSHEET', outcome: 'skipped' });
      const { foundId = '', name = '' } = sheet ?? {};
      const other = await client().signUp();
      const get = (by: string) => client().call('getLeftOutFile', { token: by, params: { foundId } });
      expect((await get(other.token)).status).toBe(404);
      const { bytes } = await get(token);
      const form = new FormData();
      form.set('sheet', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
      const preview = await client().call('importContracts', { token, form, query: { dryRun: 'true' } });
      expect(preview.body).toMatchObject({ counts: { rows: 2, created: 2, refused: 0 } });
    });

    it('are read as often as one likes, with the same answer', async () => {
      const { id } = await client().search(token, { keywords: KEYWORDS });
      const read = () => client().call<ProcessSearchResponse>('processSearch', { token, params: { searchId: id } });
      expect((await read()).body).toEqual((await read()).body);
    });

    it('start once when the same request arrives twice', async () => {
      const body = { keywords: KEYWORDS, clientRequestId: crypto.randomUUID() };
      const first = await client().call<Search>('startSearch', { token, body });
      const second = await client().call<Search>('startSearch', { token, body });
      expect(second.body.id).toBe(first.body.id);
    });

    it('go on from a finished one, of the same user only: its criteria, its contracts, and a receipt of their own', async () => {
      const first = await client().search(token, { keywords: KEYWORDS, service: 'ALL', description: 'Leases' });
      const results = async (searchId: string) =>
        (await client().call<ProcessSearchResponse>('processSearch', { token, params: { searchId } })).body;
      const before = await results(first.id);
      const again = await client().search(token, { retryOf: first.id, clientRequestId: crypto.randomUUID() });
      expect(again).toMatchObject({ status: 'COMPLETED', description: 'Leases' });
      expect(again.id).not.toBe(first.id);
      const after = await results(again.id);
      expect(documents(after)).toEqual(documents(before));
      expect(new Set(documents(after)).size).toBe(before.contracts.length);
      expect(withoutIds(after.receipt)).toEqual(withoutIds(before.receipt));
      const other = await client().signUp();
      await client().connect(other.token);
      const body = { retryOf: first.id };
      expect((await client().call('startSearch', { token: other.token, body })).status).toBe(404);
      expect((await client().call('startSearch', { token, body: { retryOf: 'no-such-search' } })).status).toBe(404);
    });

    it('can be given up, and are not gone on from then, nor while they run', async () => {
      // Somebody new, for whom nothing has been read before: the search is still at it when it is given up.
      const other = await client().signUp();
      await client().connect(other.token);
      const ask = { token: other.token };
      const criteria = { keywords: KEYWORDS, service: 'ALL' };
      const { body } = await client().call<Search>('startSearch', { ...ask, body: criteria });
      const retry = async () => {
        const refused = await client().call('startSearch', { ...ask, body: { retryOf: body.id } });
        return [refused.status, refused.body.error.code];
      };
      expect(await retry()).toEqual([409, 'SEARCH_RUNNING']);
      const given = await client().call<ProcessSearchResponse>('processSearch', {
        ...ask,
        params: { searchId: body.id },
        query: { abandon: 'true' },
      });
      expect([given.status, given.body]).toEqual([200, { contracts: [] }]);
      const { body: now } = await client().call<Search>('getSearch', { ...ask, params: { id: body.id } });
      expect(now).toMatchObject({ status: 'FAILED', message: 'This search was cancelled.' });
      expect(await retry()).toEqual([409, 'SEARCH_CANCELLED']);
      const { body: past } = await client().call<PastSearch[]>('listSearches', ask);
      expect(past).toMatchObject([{ id: body.id, status: 'FAILED', stopped: true }]);
    });

    it('find nothing without failing where no keyword occurs', async () => {
      const found = await client().findContracts(token, { keywords: ['zyzzyva quagga'] });
      expect(found).toEqual([]);
    });

    it('do not exist for anybody else', async () => {
      const other = await client().signUp();
      const { body } = await client().call<Search>('startSearch', { token, body: { keywords: KEYWORDS } });
      const watching = await client().call('getSearch', { token: other.token, params: { id: body.id } });
      const reading = await client().call('processSearch', { token: other.token, params: { searchId: body.id } });
      expect([watching.status, reading.status]).toEqual([404, 404]);
    });

    it('answer 404 to an unknown id', async () => {
      const id = crypto.randomUUID();
      expect((await client().call('getSearch', { token, params: { id } })).status).toBe(404);
      expect((await client().call('getSearch', { token, params: { id: 'no-such-search' } })).status).toBe(404);
      expect((await client().call('processSearch', { token, params: { searchId: id } })).status).toBe(404);
    });
  });
}
