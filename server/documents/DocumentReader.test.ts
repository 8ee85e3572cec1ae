import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { DocumentReader } from './DocumentReader.ts';
import { documentLimits } from './documentLimits.ts';
import { asMail } from './testing/asMail.ts';
import { bombPdf, deepHtml } from './testing/bombs.ts';
import { textAsPdf } from './testing/textAsPdf.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const AGREEMENT =
  'SERVICE AGREEMENT\n\nThis Service Agreement is entered into as of March 1, 2025 by and between Alder Works Inc. and Birch Partners LLC.\n\n' +
  '1. Term. This Agreement commences on March 1, 2025 and continues until February 28, 2027.\n\nIN WITNESS WHEREOF, the parties have executed this Agreement.';
const MEGABYTE = 1024 * 1024;

vi.setConfig({ testTimeout: 180_000 });

/** One for all that leave it well: starting a child takes longer than most of what is read here. */
const common = new DocumentReader({ children: 1 });
afterAll(() => common.close());

let reader = common;
afterEach(() => {
  if (reader !== common) reader.close();
  reader = common;
});

test('a document is read and analysed in a child, and what it attaches too', async () => {
  const mail = asMail({ mimeType: 'text/plain', content: 'Please find it attached.' }, [
    { mimeType: 'application/octet-stream', content: await textAsPdf(AGREEMENT), name: 'agreement' },
    { mimeType: 'application/pdf', content: '%PDF-1.4 nothing more', name: 'broken.pdf' },
  ]);
  const { document, analysis, attachments } = await reader.readAndAnalyse(mail, {}, { today: '2026-05-01' });
  expect(document).toMatchObject({ kind: 'mail', text: 'Please find it attached.' });
  expect(analysis.isContract).toBe(false);
  expect(attachments?.[0]).toMatchObject({
    document: { kind: 'pdf' },
    analysis: { isContract: true, termEnd: '2027-02-28' },
  });
  expect(attachments?.[1]).toMatchObject({ attachment: { name: 'broken.pdf' }, error: { code: 'CORRUPT' } });
});

test('a refusal crosses to the service with its code and its sentence', async () => {
  await expect(reader.read(bytesOf('GIF89a'), {})).rejects.toMatchObject({
    name: 'DocumentError',
    code: 'UNSUPPORTED',
    message:
      'This is a picture (GIF), which we can’t read. If it shows a page, save it as a PDF or a JPEG and try again.',
  });
});

test('a mail body is taken apart, and what it quotes is read, in a child', async () => {
  const text = `Agreed!\n\nOn Mon, 2 Mar 2026, Vera wrote:\n${AGREEMENT.replaceAll(/^/gm, '> ')}\n> ${'More words. '.repeat(40)}`;
  const parts = [
    { partId: '0', mimeType: 'text/plain', charset: null, bytes: bytesOf(text) },
    // Deep enough to be refused; a page five times as deep is further down.
    { partId: '1', mimeType: 'text/html', charset: null, bytes: deepHtml(20_000) },
  ];
  const { letters, refused } = await reader.readBody({ parts, name: 'Lease', today: '2026-05-01', keepFirst: false });
  expect(letters).toMatchObject([
    { depth: 1, analysis: { isContract: true }, fingerprint: { textSha256: expect.any(String) } },
  ]);
  expect(refused).toMatchObject([{ partId: '1', error: { code: 'CORRUPT' } }]);
});

test('a key is looked at and a text made into a PDF in a child', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  expect(await reader.inspectKey(pem)).toEqual({ type: 'rsa', bits: 1024 });
  expect(await reader.inspectKey('no key')).toBeNull();
  const pdf = await reader.render({ title: 'Lease', text: 'Some words.', createdAt: new Date(0) });
  expect((await reader.read(pdf, {})).text).toContain('Some words.');
});

test('a document that is not wanted comes back without its text', async () => {
  const request = { today: '2026-05-01', keep: 'contracts' as const };
  const { document, fingerprint } = await reader.readAndAnalyse(bytesOf('A shopping list.'), {}, request);
  expect([document.text, fingerprint]).toEqual(['', null]);
});

test('who has nothing at work is not kept waiting by who keeps all children busy; a closed reader rejects what waits and what comes', async () => {
  reader = new DocumentReader({ children: 1 });
  let ended = false;
  const bomb = reader.read(bombPdf(30, 60 * MEGABYTE), {}, { user: 'a' }).finally(() => (ended = true));
  bomb.catch(() => undefined);
  expect((await reader.read(bytesOf('quick'), {}, { user: 'b' })).text).toBe('quick');
  expect(ended).toBe(false);
  reader.close();
  await expect(bomb).rejects.toThrow('closed');
  await expect(reader.read(bytesOf('late'), {})).rejects.toThrow('closed');
});

test('a search that has used up its time for slow documents gets little for each, and is told what they cost', async () => {
  const costs: number[] = [];
  const turn = { user: 'a', mostMilliseconds: () => 500, spent: (ms: number) => void costs.push(ms) };
  await expect(reader.read(bombPdf(30, 60 * MEGABYTE), {}, turn)).rejects.toMatchObject({ code: 'TIME_USED_UP' });
  expect(costs).toEqual([expect.any(Number)]);
});

test('a bomb is stopped by its memory, and the documents around it are read', async () => {
  const limits = { ...documentLimits, maxResidentBytes: 220 * MEGABYTE };
  reader = new DocumentReader({ limits, children: 1 });
  const outcomes = await Promise.allSettled([
    reader.read(bytesOf('before'), {}),
    reader.read(bombPdf(2, 180 * MEGABYTE), {}),
    reader.read(bytesOf('after'), {}),
  ]);
  expect(outcomes).toMatchObject([
    { value: { text: 'before' } },
    { reason: { code: 'MEMORY' } },
    { value: { text: 'after' } },
  ]);
  expect(process.memoryUsage().rss).toBeLessThan(1000 * MEGABYTE);
});

test('a document that takes too long is stopped, and the next one is read', async () => {
  reader = new DocumentReader({ limits: { ...documentLimits, maxMilliseconds: 1000 }, children: 1 });
  await expect(reader.read(bombPdf(30, 60 * MEGABYTE), {})).rejects.toMatchObject({ code: 'TIMEOUT' });
  // By a reader with more time: on a busy machine this one's next child may take as long to start.
  expect((await common.read(bytesOf('next'), {})).text).toBe('next');
});
