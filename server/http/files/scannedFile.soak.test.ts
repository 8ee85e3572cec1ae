/** A scan on its way from a file to a contract, really read. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scansCanBeRead } from '../../documents/scan/scanPackages.ts';
import { commonReader } from '../../documents/testing/commonReader.ts';
import { textAsPictures } from '../../documents/testing/textAsScan.ts';
import { startJobs, type Jobs } from '../../jobs/startJobs.ts';
import { silentLog } from '../../jobs/testing/quick.ts';
import { startTestApp, type TestApp } from '../testApp.ts';
import type { ContractDetails, DocumentText, ProcessSearchResponse, Search } from '../wire.gen.ts';

const LEASE = `LEASE AGREEMENT\n\nThis Lease Agreement is made on January 1, 2026 between Brightwater Ltd. and Northwind Inc.\n
The term begins on January 1, 2026 and ends on December 31, 2027.`;

let service: TestApp;
let jobs: Jobs;
const reader = commonReader();

beforeAll(async () => {
  service = await startTestApp({
    jobs: { queueSearch: (queries, search) => jobs.queueSearch(queries, search), abandon: (ids) => jobs.abandon(ids) },
  });
  jobs = await startJobs({
    database: service.database,
    clock: () => service.time.now,
    log: silentLog,
    reader,
    openWorkspace: () => Promise.reject(new Error('Google is not asked.')),
  });
});
afterAll(async () => {
  await jobs.stop();
  await service.close();
});

test.skipIf(!scansCanBeRead())(
  'where the words of a scan stand stays with the contract that is made of it',
  async () => {
    const user = await service.signIn();
    const get = async <Answer>(url: string) => (await user.call('GET', url)).json<Answer>();
    const [page] = await textAsPictures(LEASE);
    const form = new FormData();
    form.append('files', new Blob([page as Buffer<ArrayBuffer>]), 'lease.png');
    const headers = { authorization: `Bearer ${user.token}` };
    const sent = await service.inject({ method: 'POST', url: '/api/files', headers, payload: form });
    const search = `/api/gmail/search/${sent.json<Search>().id}`;
    await expect.poll(async () => (await get<Search>(search)).status).toBe('COMPLETED');
    const process = await user.call('POST', search.replace('search', 'process'));
    const found = process.json<Required<ProcessSearchResponse>>().contracts[0];
    const before = await get<DocumentText>(`/api/gmail/found/${found?.id}/text`);
    const word = before.layout?.[0]?.find(({ text }) => text === 'Northwind');
    expect(word?.at.map((side) => side > 0 && side < 10_000)).toEqual([true, true, true, true]);
    await user.call('POST', '/api/contracts/batch', { contracts: [{ id: found?.id, name: 'Lease' }] });
    const [contract] = await get<ContractDetails[]>('/api/contracts');
    expect((await get<DocumentText>(`/api/contracts/${contract?.id}/text`)).layout).toEqual(before.layout);
  },
);
