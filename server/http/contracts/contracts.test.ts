import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emptyTrash } from '../../db/contracts.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import { contractCalls, type ContractCalls, yearly } from './testContractCalls.ts';

let service: TestApp;
let user: TestUser;
let list: ContractCalls['list'];
let documentCount: ContractCalls['documentCount'];
let store: ContractCalls['store'];
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  user = await service.signIn();
  ({ list, documentCount, store } = contractCalls(service, user));
});

const stats = async (today: string) => (await user.call('GET', `/api/dashboard/stats?today=${today}`)).json();

const tagOf = async ({ call }: TestUser, query = '') =>
  (await call('GET', `/api/contracts${query}`)).headers.etag ?? '';

describe('the list', () => {
  it('shows a date as of the day that is asked for, and leaves one-off dates alone', async () => {
    await store(
      { ...yearly, name: 'Yearly' },
      { name: 'Once', renewalDate: '2024-02-29', autoRenews: false },
      { name: 'Undated' },
    );
    expect((await list('2024-02-29')).map(({ renewalDate }) => renewalDate)).toEqual([
      '2024-02-29',
      '2024-02-29',
      null,
    ]);
    const later = new Map((await list('2027-03-01')).map(({ name, renewalDate }) => [name, renewalDate]));
    expect(Object.fromEntries(later)).toEqual({ Yearly: '2028-02-29', Once: '2024-02-29', Undated: null });
  });

  it("takes the service's day in UTC where the client says none", async () => {
    await store({ ...yearly });
    expect(await list('2027-02-28', '')).toMatchObject([{ renewalDate: '2027-02-28' }]);
    expect(await list('2027-03-01', '')).toMatchObject([{ renewalDate: '2028-02-29' }]);
  });

  it('answers an unchanged list by its tag, until it changes or the day does', async () => {
    const [id] = await store({});
    const ask = (tag: string, today = '2026-06-15') =>
      service.inject({
        url: `/api/contracts?today=${today}`,
        headers: { authorization: `Bearer ${user.token}`, 'if-none-match': tag },
      });
    const tag = (await ask('')).headers.etag ?? '';
    const unchanged = await ask(tag);
    expect([unchanged.statusCode, unchanged.payload, unchanged.headers.etag]).toEqual([304, '', tag]);
    expect((await ask(`"other", ${tag}`)).statusCode).toBe(304);
    expect((await ask(tag, '2026-06-16')).statusCode).toBe(200);
    await user.call('DELETE', `/api/contracts/${id}`);
    const changed = await ask(tag);
    expect([changed.statusCode, changed.json()]).toEqual([200, []]);
  });

  it('knows three days, whatever day it is asked for: yesterday, today and tomorrow of the service', async () => {
    await store({ ...yearly });
    const days = ['2026-06-14', '2026-06-15', '2026-06-16', '2026-06-13', '2026-06-17', '9999-12-31', '1970-01-01'];
    const tags = new Set(await Promise.all(days.map((day) => tagOf(user, `?today=${day}`))));
    expect(tags.size).toBe(3);
    expect(await tagOf(user, '?today=2031-01-01')).toBe(await tagOf(user));
  });

  it('has tags of its own for every user, so that no shared cache takes one list for another', async () => {
    const other = await service.signIn();
    const [own, others] = [await tagOf(user), await tagOf(other)];
    const answer = await service.inject({
      url: '/api/contracts',
      headers: { authorization: `Bearer ${other.token}`, 'if-none-match': own },
    });
    expect([own === others, answer.statusCode]).toEqual([false, 200]);
  });

  it('zips a long list for those who take it', async () => {
    await store(...Array.from({ length: 30 }, (_, n) => ({ name: `Agreement number ${n}` })));
    const zipped = await service.inject({
      url: '/api/contracts',
      headers: { authorization: `Bearer ${user.token}`, 'accept-encoding': 'gzip, br' },
    });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    const { gunzipSync } = await import('node:zlib');
    expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toHaveLength(30);
  });

  it.each(['2026-13-01', '2026-6-1', 'today', '0000-01-01', ''])('refuses "%s" for a day', async (today) => {
    const answer = await user.call('GET', `/api/contracts?today=${today}`);
    expect([answer.statusCode, answer.json().error.details]).toEqual([400, 'today']);
  });
});

describe('the statistics', () => {
  it('counts renewals from today to the 30th day, both included, rolled forward like the list', async () => {
    await store(
      { renewalDate: '2026-06-14' },
      { renewalDate: '2026-06-15' },
      { renewalDate: '2026-07-15' },
      { renewalDate: '2026-07-16' },
      { ...yearly, renewalDate: '2024-07-01' },
      { ...yearly, renewalDate: '2024-08-01' },
      {},
    );
    expect(await stats('2026-06-15')).toMatchObject({ contractsCount: 7, upcomingRenewals: 3, undatedContracts: 1 });
    expect(await stats('2026-06-16')).toMatchObject({ contractsCount: 7, upcomingRenewals: 3, undatedContracts: 1 });
  });

  it('counts a renewal that nobody has confirmed for years as one to check', async () => {
    await store({ ...yearly, renewalDate: '2020-07-01' });
    expect(await stats('2026-06-15')).toMatchObject({ upcomingRenewals: 0, toCheckContracts: 1 });
  });
});

describe('downloading', () => {
  it('gives the original bytes of a PDF, under a safe name', async () => {
    const bytes = Buffer.from('%PDF-1.4 original \x00\xff', 'latin1');
    const [id] = await store({ bytes, name: 'evil"\r\nname' });
    const answer = await user.call('GET', `/api/contracts/${id}/download`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="contract-${id}.pdf"`,
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.equals(bytes)).toBe(true);
    // As it came it has its own name, with the ending that programs open it by.
    const { documents } = (await user.call('GET', `/api/contracts/${id}`)).json();
    const file = await user.call('GET', `/api/contracts/${id}/documents/${documents[0].id}/file`);
    expect(file.headers['content-disposition']).toMatch(/name\.pdf$/);
    expect(file.rawPayload.equals(bytes)).toBe(true);
  });

  it('shows a picture of pages in place, in bytes that nothing else can be made of; not a drawing, a page of the web, or a lie', async () => {
    const png = Buffer.from('\x89PNG\r\n\x1a\n the lease', 'latin1');
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const ids = await store(
      { bytes: png, mediaType: 'image/png' },
      { bytes: Buffer.from(drawing), mediaType: 'image/svg+xml' },
      { bytes: Buffer.from('<p>Lease</p>'), mediaType: 'text/html' },
      { bytes: Buffer.from(`<p>Lease</p>${drawing}`), mediaType: 'image/jpeg' },
    );
    const [picture, ...others] = await Promise.all(ids.map((id) => user.call('GET', `/api/contracts/${id}/original`)));
    expect(picture?.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="document.png"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'self'",
    });
    expect(picture?.rawPayload.equals(png)).toBe(true);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
  });

  it('gives a picture of pages as a PDF with those pages, upright, and a fax so in place, too', async () => {
    const fax = await readFile(new URL('../../documents/testing/scans/fax.tif', import.meta.url));
    const [scan] = await store({ bytes: fax, mediaType: 'image/tiff', text: 'One\fTwo' });
    const pages = await Promise.all(
      ['original', 'document', 'download'].map((way) => user.call('GET', `/api/contracts/${scan}/${way}`)),
    );
    expect(pages.map(({ rawPayload }) => /^%PDF-.*\/CCITTFaxDecode/s.test(rawPayload.toString('latin1')))).toEqual([
      true,
      true,
      true,
    ]);
    const sideways = await readFile(new URL('../../documents/testing/scans/sideways.jpg', import.meta.url));
    const [photo] = await store({ bytes: sideways, mediaType: 'image/jpeg' });
    const upright = (await user.call('GET', `/api/contracts/${photo}/download`)).rawPayload.toString('latin1');
    expect([upright.slice(0, 5), upright.includes('/DCTDecode')]).toEqual(['%PDF-', true]);
    expect(upright).toMatch(/\/MediaBox \[0 0 595 99\.\d+\]/);
    const details = (await user.call('GET', `/api/contracts/${scan}`)).json();
    expect(details.documents).toMatchObject([{ mediaType: 'image/tiff', readFromScan: true }]);
    expect((await user.call('GET', `/api/contracts/${scan}/text`)).json()).toMatchObject({ pages: ['One', 'Two'] });
  });

  it('renders a document that is none', async () => {
    const [id] = await store({
      bytes: Buffer.from('mail'),
      text: 'We agree: 北京, €5, \u0007.',
      mediaType: 'message/rfc822',
    });
    const answer = await user.call('GET', `/api/contracts/${id}/download`);
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('deleting', () => {
  it('moves the contract to the trash with its document, and empties the trash after 30 days', async () => {
    const [id] = await store({ name: 'Lease' });
    expect((await user.call('DELETE', `/api/contracts/${id}`)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    const trash = await user.call('GET', '/api/contracts?trash=true');
    expect(trash.json()).toMatchObject([{ id, name: 'Lease', deletedAt: '2026-06-15T12:00:00.000Z' }]);
    await service.database.pool.query('delete from found_contracts where user_id = $1', [user.id]);
    await emptyTrash(service.database.queries, new Date('2026-06-15T11:00:00Z'));
    expect(await documentCount()).toBe(1);
    await emptyTrash(service.database.queries, new Date('2026-06-15T13:00:00Z'));
    expect(await documentCount()).toBe(0);
  });

  it('can be taken back, with everything', async () => {
    const [id] = await store({ name: 'Lease' });
    await user.call('PATCH', `/api/contracts/${id}`, { version: 1, notes: 'Ask Mara.' });
    await user.call('DELETE', `/api/contracts/${id}`);
    const restored = await user.call('POST', `/api/contracts/${id}/restore`);
    expect([restored.statusCode, restored.json().notes]).toEqual([200, 'Ask Mara.']);
    expect(await list()).toMatchObject([{ id, name: 'Lease' }]);
  });

  it('answers 404 the second time', async () => {
    const [id] = await store({});
    await user.call('DELETE', `/api/contracts/${id}`);
    const answer = await user.call('DELETE', `/api/contracts/${id}`);
    expect([answer.statusCode, answer.json().error.message]).toEqual([404, 'This contract does not exist.']);
  });
});
