/** Files that a user brings, from the request to the receipt, with real jobs and readers. */
import { setTimeout as pause } from 'node:timers/promises';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DocumentReader } from '../../documents/DocumentReader.ts';
import { bombZip } from '../../documents/testing/bombs.ts';
import { silentLog } from '../../jobs/testing/quick.ts';
import { type Jobs, startJobs } from '../../jobs/startJobs.ts';
import { startTestApp, type TestApp, type TestUser } from '../testApp.ts';
import type { ProcessSearchResponse, Search } from '../wire.gen.ts';

const LEASE = `LEASE AGREEMENT\n\nThis Lease Agreement is made on January 1, 2026 between Brightwater Ltd. and Northwind Inc.\n
The term begins on January 1, 2026 and ends on December 31, 2027. It renews automatically for successive terms of one year unless either party
gives written notice of non-renewal at least 90 days before the end of the term. The rent is $48,000 per year.\n`;
const MEGABYTE = 1024 * 1024;
const ROBUSTNESS = new URL('../../../../shared/corpus/robustness/', import.meta.url);

let service: TestApp;
let user: TestUser;
let jobs: Jobs;
const reader = new DocumentReader({ scans: false, children: 1 });

beforeAll(async () => {
  service = await startTestApp({
    jobs: {
      queueSearch: (queries, search) => jobs.queueSearch(queries, search),
      abandon: (ids) => jobs.abandon(ids),
    },
  });
  jobs = await startJobs({
    database: service.database,
    clock: () => service.time.now,
    log: silentLog,
    reader,
    openWorkspace: () => Promise.reject(new Error('Google is not asked.')),
  });
  user = await service.signIn();
});
afterAll(async () => {
  await jobs.stop();
  reader.close();
  await service.close();
});

type Sent = { name: string; bytes: Uint8Array<ArrayBuffer> };
const encode = (words: string) => new TextEncoder().encode(words);
const text = (name: string, words = LEASE): Sent => ({ name, bytes: encode(words) });

async function call<Answer>(method: 'POST' | 'PUT', url: string, files: readonly Sent[], field = 'files') {
  const form = new FormData();
  for (const { name, bytes } of files) form.append(field, new Blob([bytes]), name);
  const headers = { authorization: `Bearer ${user.token}` };
  const answer = await service.inject({ method, url, headers, payload: form });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

async function results(id: string): Promise<Required<ProcessSearchResponse>> {
  for (;;) {
    const search = (await user.call('GET', `/api/gmail/search/${id}`)).json<Search>();
    if (search.status === 'COMPLETED') break;
    if (search.status === 'FAILED') throw new Error(search.message);
    await pause(20);
  }
  return (await user.call('POST', `/api/gmail/process/${id}`)).json();
}

async function readAll(files: readonly Sent[]): Promise<Required<ProcessSearchResponse>> {
  const { status, body } = await call<Search>('POST', '/api/files', files);
  expect(status).toBe(200);
  return results(body.id);
}

const waiting = async () =>
  (await service.database.pool.query('select name from uploaded_files order by name')).rows.map(({ name }) => name);

describe('files', () => {
  it('are read, and every one is named, those in an archive and in a mail too', async () => {
    const letter = [
      'From: a@b.example\r\nSubject: Lease\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n',
      'Content-Type: text/plain\r\n\r\nHere it is.\r\n--x\r\nContent-Type: text/plain; name=attached.txt\r\n',
      'Content-Disposition: attachment; filename=attached.txt\r\n\r\n',
      `${LEASE.replace('48,000', '51,000')}\r\n--x--\r\n`,
    ].join('');
    const archive = zipSync({
      'leases/north.txt': encode(LEASE.replace('Northwind', 'Southwind')),
      '__MACOSX/._north.txt': encode('x'),
      'song.mp3': encode('x'),
      'broken.pdf': encode('%PDF-1.7 nothing'),
    });
    const found = await readAll([
      text('lease.txt'),
      text('again.txt'),
      text('letter.eml', letter),
      { name: 'old.zip', bytes: archive },
      { name: 'table.bin', bytes: new Uint8Array([0, 1, 2, 3]) },
    ]);
    expect(found.contracts.map(({ source }) => source)).toEqual(['file', 'file', 'file']);
    const outcomes = Object.fromEntries(found.receipt.items.map(({ name, outcome }) => [name, outcome]));
    // Of two alike, whichever is read first is the contract.
    const { 'lease.txt': lease, 'again.txt': again, ...others } = outcomes;
    expect([lease, again].toSorted()).toEqual(['contract', 'duplicate']);
    expect(others).toEqual({
      'letter.eml': 'not_a_contract',
      'letter.eml › attached.txt': 'contract',
      'old.zip › leases/north.txt': 'contract',
      'old.zip › song.mp3': 'skipped',
      'old.zip › broken.pdf': 'skipped',
      'table.bin': 'skipped',
    });
    // What became a contract is its document now; the rest stays, to be entered by hand.
    expect(await waiting()).toEqual(['letter.eml', 'old.zip › broken.pdf', 'old.zip › song.mp3', 'table.bin']);
    const uploaded = await user.call('POST', '/api/contracts/batch', {
      contracts: found.contracts.map(({ id, name }) => ({ id, name })),
    });
    expect(uploaded.statusCode).toBe(200);
    expect((await user.call('GET', '/api/contracts')).json()).toMatchObject([{ source: 'file' }, {}, {}]);
  });

  it('that were chosen and never sent are named in the receipt with the reason, and nothing of them is kept', async () => {
    const form = new FormData();
    form.append('files', new Blob([LEASE.replace('48,000', '61,000')]), 'lease.txt');
    const unsent = [
      ['plans.pdf', 30e6],
      ['empty.pdf', 0],
      ['late.pdf', 9],
    ] as const;
    form.append('notSent', JSON.stringify(unsent.map(([name, size]) => ({ name, size }))));
    const headers = { authorization: `Bearer ${user.token}` };
    const started = await service.inject({ method: 'POST', url: '/api/files', headers, payload: form });
    const { receipt } = await results(started.json<Search>().id);
    const skipped = receipt.items.filter(({ outcome }) => outcome === 'skipped');
    expect(skipped.map(({ name, code, fileId }) => [name, code, fileId])).toEqual([
      ['plans.pdf', 'TOO_LARGE', undefined],
      ['empty.pdf', 'EMPTY', undefined],
      ['late.pdf', 'NOT_SENT', undefined],
    ]);
    const wrong = new FormData();
    wrong.append('notSent', '[{"name":1}]');
    const refused = await service.inject({ method: 'POST', url: '/api/files', headers, payload: wrong });
    expect(refused.statusCode).toBe(400);
  });

  it('sent one by one start together, and the same start again answers the same search', async () => {
    const upload = '11111111-1111-4111-8111-111111111111';
    const put = (position: number, file: Sent) => call('PUT', `/api/files/${upload}/${position}`, [file], 'file');
    expect(await put(0, text('../first.txt'))).toMatchObject({ status: 200, body: { position: 0, name: 'first.txt' } });
    await put(1, text('cut short.txt', 'Lea'));
    expect((await put(1, text('second.txt', LEASE.replace('Northwind', 'Eastwind')))).status).toBe(200);
    const first = await call<Search>('POST', `/api/files?upload=${upload}`, []);
    const second = await call<Search>('POST', `/api/files?upload=${upload}`, []);
    expect(second.body.id).toBe(first.body.id);
    expect(await put(2, text('late.txt'))).toMatchObject({ status: 409, body: { error: { code: 'UPLOAD_STARTED' } } });
    const { receipt } = await results(first.body.id);
    expect(receipt.items.map(({ name }) => name).toSorted()).toEqual(['first.txt', 'second.txt']);
    const kept = await user.call('PUT', `/api/searches/${first.body.id}/watch`, { rhythm: 'daily', hour: 6 });
    expect(kept.statusCode).toBe(409);
  });

  it('wait for their start beside every upload that is being sent, and only one that was given up gives way', async () => {
    const put = (upload: number, position = 0) => {
      const place = `/api/files/22222222-2222-4222-8222-2222222222${10 + upload}/${position}`;
      return call('PUT', place, [text(`waiting ${upload} ${position}.txt`)], 'file');
    };
    const started = service.time.now;
    for (let upload = 0; upload < 20; upload++) {
      service.time.now = new Date(started.getTime() + upload);
      expect((await put(upload)).status).toBe(200);
    }
    expect(await put(20)).toMatchObject({ status: 409, body: { error: { code: 'UPLOADS_WAITING' } } });
    service.time.now = new Date(started.getTime() + 31 * 60_000);
    // The first two go on being sent.
    for (const upload of [0, 1]) expect((await put(upload, 1)).status).toBe(200);
    expect((await put(20)).status).toBe(200);
    const left = (await waiting()).filter((name: string) => name.startsWith('waiting '));
    expect(left).toHaveLength(22);
    expect(left).not.toContain('waiting 2 0.txt');
    expect(await call('POST', '/api/files?upload=22222222-2222-4222-8222-222222222212&files=1', [])).toMatchObject({
      status: 409,
      body: { error: { code: 'UPLOAD_INCOMPLETE' } },
    });
    service.time.now = started;
    await service.database.pool.query(`delete from uploaded_files where name like 'waiting %'`);
  });

  it('are refused with their name where one is a byte too large, and nothing of that request is kept', async () => {
    const before = await waiting();
    const large = { name: 'large.pdf', bytes: new Uint8Array(25 * MEGABYTE + 1) };
    const refused = await call('POST', '/api/files', [text('small.txt'), large]);
    expect(refused).toMatchObject({
      status: 413,
      body: { error: { code: 'TOO_LARGE', message: '“large.pdf” is larger than 25 MB.' } },
    });
    expect((await call('PUT', '/api/files/11111111-1111-4111-8111-111111111112/0', [large], 'file')).status).toBe(413);
    expect(await waiting()).toEqual(before);
    expect(await call('POST', '/api/files', [])).toMatchObject({ status: 422, body: { error: { code: 'NO_FILES' } } });
  });

  it('in an archive that would unfold without measure are named and not unfolded', async () => {
    const bomb = bombZip('zeros.txt', 26 * MEGABYTE);
    const nested = zipSync({ 'inner.zip': zipSync({ 'a.txt': new Uint8Array(3) }) });
    const { receipt } = await readAll([
      { name: 'bomb.zip', bytes: bomb },
      { name: 'nested.zip', bytes: nested },
    ]);
    expect(receipt.items.map(({ name, code }) => [name, code])).toEqual([
      ['bomb.zip › zeros.txt', 'TOO_LARGE'],
      ['nested.zip › inner.zip', 'ARCHIVE'],
    ]);
  });

  it.skipIf(!existsSync(ROBUSTNESS))('of the corpus of hostile files are every one named', async () => {
    const names = readdirSync(ROBUSTNESS, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(new URL(encodeURI(name), ROBUSTNESS)).isFile())
      .toSorted()
      .filter((_, index) => index % 48 === 0);
    const files = names.map((name) => ({
      name: name.replaceAll('/', '-'),
      bytes: Uint8Array.from(readFileSync(new URL(encodeURI(name), ROBUSTNESS))),
    }));
    const { receipt } = await readAll(files);
    const named = new Set(receipt.items.map(({ name }) => name));
    expect(files.filter(({ name }) => !named.has(name)).map(({ name }) => name)).toEqual([]);
    expect(receipt.items.every(({ outcome, reason }) => outcome !== 'skipped' || (reason ?? '').endsWith('.'))).toBe(
      true,
    );
  });
});
