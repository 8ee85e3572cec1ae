import { expect, it } from 'vitest';
import type { ByteProgress } from '../platform/byteProgress.ts';
import { fileNameOf, receiveFile } from './receiveFile.ts';

const answer = (pieces: string[], headers: Record<string, string>) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'application/pdf', ...headers } },
  );

async function receive(response: Response) {
  const told: ByteProgress[] = [];
  const file = await receiveFile(response, (progress) => told.push(progress));
  return { told, file };
}

it('tells at every piece how many bytes of how many are there', async () => {
  const disposition = 'attachment; filename="contract-7.pdf"';
  const { told, file } = await receive(
    answer(['%PDF', '-1.7'], { 'content-length': '8', 'content-disposition': disposition }),
  );
  expect(told).toEqual([
    { received: 0, total: 8 },
    { received: 4, total: 8 },
    { received: 8, total: 8 },
  ]);
  expect(file).toEqual({ blob: expect.any(Blob) as Blob, fileName: 'contract-7.pdf' });
  expect([file.blob.size, file.blob.type]).toEqual([8, 'application/pdf']);
});

it.each([
  ['without a length', {}],
  ['compressed on the way', { 'content-length': '3', 'content-encoding': 'gzip' }],
])('knows no total of an answer %s', async (_case, headers) => {
  const { told } = await receive(answer(['%PDF'], headers));
  expect(told.at(-1)).toEqual({ received: 4, total: null });
});

it('gives no part of a document for the whole: it fails where the connection breaks', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (controller.desiredSize === 1) controller.enqueue(new TextEncoder().encode('%PDF'));
      controller.error(new TypeError('The connection broke.'));
    },
  });
  await expect(receive(new Response(broken))).rejects.toThrow('The connection broke.');
});

it('takes no web page for a document', async () => {
  await expect(receive(answer(['<h1>Hotel</h1>'], { 'content-type': 'text/html; charset=utf-8' }))).rejects.toThrow(
    'Not a document',
  );
});

it.each([
  ['attachment; filename="contract-7.pdf"', 'contract-7.pdf'],
  ['attachment; filename=contract-7.pdf; size=3', 'contract-7.pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''Vertr%C3%A4ge%202027.pdf`, 'Verträge 2027.pdf'],
  [`attachment; filename*=UTF-8''%E0%A4%A; filename="x.pdf"`, 'x.pdf'],
  [String.raw`attachment; filename="a \"b\".pdf"`, 'a "b".pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename=".."', null],
  ['attachment', null],
  [null, null],
])('reads %s as the name %s', (disposition, name) => {
  expect(fileNameOf(disposition)).toBe(name);
});
