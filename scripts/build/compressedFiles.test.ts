import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { compressedFiles } from './compressedFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'perennial-compressed-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('scripts, the worker that reads PDFs among them, pages and styles lie beside their compressed forms; fonts are compressed already', () => {
  for (const name of ['index.html', 'app.js', 'pdf.worker.mjs', 'app.css', 'roboto.woff2'])
    writeFileSync(join(folder, name), `text of ${name}`);
  const { configResolved, closeBundle } = compressedFiles();
  (configResolved as (config: object) => void)({ root: folder, build: { outDir: '.' } });
  (closeBundle as () => void)();
  const forms = (ending: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .toSorted();
  expect(forms('.br')).toEqual(['app.css', 'app.js', 'index.html', 'pdf.worker.mjs']);
  expect(forms('.gz')).toEqual(forms('.br'));
  const bytes = (name: string) => readFileSync(join(folder, name));
  expect(brotliDecompressSync(bytes('pdf.worker.mjs.br')).toString()).toBe('text of pdf.worker.mjs');
  expect(gunzipSync(bytes('pdf.worker.mjs.gz')).toString()).toBe('text of pdf.worker.mjs');
});
