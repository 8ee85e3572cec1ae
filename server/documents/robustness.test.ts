import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { DocumentError } from './documentError.ts';
import { DocumentReader } from './DocumentReader.ts';
import { corpusFolder, sampled } from './testing/corpusFolder.ts';

const MEGABYTE = 1024 * 1024;
vi.setConfig({ testTimeout: 300_000 });

const folder = corpusFolder('robustness');

/** `npm run soak -- documents` reads all of them. */
const EVERY = 32;

test.runIf(folder)('every file of parsers’ own test suites, many broken on purpose, is read or refused', async () => {
  const files = readdirSync(folder ?? '', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(400);
  // Some kinds are among no thirty-second of them.
  const kinds = ['sources.json', 'EmptyDocumentWithHeaderFooter.docx', 'poifs__protected_agile.docx', '.tnef'];
  const sample = sampled(files, EVERY);
  const taken = [...sample, ...files.filter((file) => kinds.some((name) => file.endsWith(name)))];
  // Two hundred of them have pages without text: to read those as scans takes minutes. ROBUSTNESS_SCANS=1 does.
  const reader = new DocumentReader({ children: 1, scans: process.env['ROBUSTNESS_SCANS'] === '1' });
  const outcomes = await Promise.all(
    taken.map((file) =>
      reader.readAndAnalyse(readFileSync(file), { name: path.basename(file) }, { today: '2026-05-01' }).then(
        ({ document }) => document.kind,
        (error: unknown) => (error instanceof DocumentError ? error.code : `${path.basename(file)}: ${String(error)}`),
      ),
    ),
  );
  reader.close();
  const counts = Object.groupBy(outcomes, (outcome) => outcome);
  expect(Object.keys(counts).toSorted()).toEqual([
    'CORRUPT',
    'EMPTY',
    'ENCRYPTED',
    'NO_TEXT',
    'UNSUPPORTED',
    'docx',
    'html',
    'mail',
    'msg',
    'pdf',
    'text',
  ]);
  expect((counts.pdf?.length ?? 0) + (counts.docx?.length ?? 0) + (counts.mail?.length ?? 0)).toBeGreaterThan(
    sample.length * 0.58,
  );
  expect(process.memoryUsage().rss).toBeLessThan(512 * MEGABYTE);
});
