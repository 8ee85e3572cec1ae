/** Reading and analysing the 30 PDFs of the corpus, against what pdftotext takes for the same files in the same run. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { notMeasured, type Row } from './rows.ts';

const folder = new URL('../../../shared/corpus/cuad/pdf/', import.meta.url);
const analyse = fileURLToPath(new URL('../../server/analyse.ts', import.meta.url));
const what = 'reading and analysing the 30 PDFs of the corpus';

export async function benchDocuments(): Promise<Row[]> {
  if (!existsSync(folder)) return [notMeasured(what, 'the corpus is not here')];
  if (spawnSync('pdftotext', ['-v']).error) return [notMeasured(what, 'pdftotext (poppler-utils) is not installed')];
  const files = (await readdir(folder))
    .filter((name) => name.endsWith('.pdf'))
    .map((name) => fileURLToPath(new URL(encodeURIComponent(name), folder)));
  const poppler = seconds(() => {
    for (const file of files) spawnSync('pdftotext', ['-layout', file, '/dev/null']);
  });
  const ours = seconds(() => {
    spawnSync(process.execPath, [analyse, ...files], { stdio: 'ignore' });
  });
  const goal = 2 * poppler + 3;
  return [
    {
      what: `${what}, ${files.length} files (pdftotext: ${poppler.toFixed(1)} s)`,
      figure: `${ours.toFixed(1)} s`,
      goal: `at most 2 x pdftotext + 3 s = ${goal.toFixed(1)} s`,
      met: ours <= goal,
    },
  ];
}

function seconds(task: () => void): number {
  const started = performance.now();
  task();
  return (performance.now() - started) / 1000;
}
