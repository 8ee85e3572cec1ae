import { readFileSync } from 'node:fs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { DocumentReader } from './DocumentReader.ts';
import { bombPdf, deepHtml } from './testing/bombs.ts';
import { childrenOf } from './testing/childrenOf.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

const reader = new DocumentReader({ children: 1 });
afterAll(() => reader.close());

test('a page of 100 000 nested elements is refused, one of 100 000 beside each other is read', async () => {
  await expect(reader.read(deepHtml(100_000), {})).rejects.toMatchObject({ code: 'CORRUPT' });
  const wide = bytesOf(`<html><body>${'<p>word</p>'.repeat(100_000)}`);
  expect((await reader.read(wide, {})).text).toHaveLength(100_000 * 6 - 2);
});

test('a child that dies under its document costs only that document', async () => {
  expect((await reader.read(bytesOf('first'), {})).text).toBe('first');
  const child = childrenOf(process.pid).at(-1) ?? 0;
  const doomed = reader.read(bombPdf(2, 30 * 1024 * 1024), {});
  process.kill(child, 'SIGSEGV');
  // It had read before: the document gets a second, fresh child, and is read to its end there.
  await expect(doomed).rejects.toMatchObject({ code: 'NO_TEXT' });
  expect((await reader.read(bytesOf('next'), {})).text).toBe('next');
});

test('children end with a parent that is killed, at rest and at work', async () => {
  const parent = fork(new URL('testing/readerParent.ts', import.meta.url), { execArgv: [] });
  const [children] = (await once(parent, 'message')) as [number[]];
  expect(children).toHaveLength(2);
  expect(children.every(isAlive)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => children.some(isAlive), { timeout: 60_000 }).toBe(false);
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'latin1'));
  } catch {
    return false;
  }
}
