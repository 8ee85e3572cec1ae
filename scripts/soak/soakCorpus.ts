/**
 * Real documents through the whole service: searched, uploaded, and then the dashboard of somebody who has confirmed nothing. Wrong is what it
 * states and nobody can stand for: more renewals than a person should be asked about, and a contract among the decisions or the passed days that
 * is to be checked first. `--rounds 100` takes a hundred of the documents, spread evenly over all folders.
 */
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localDay } from '../../contract/calendar.ts';
import { corpusFolder } from '../../server/documents/testing/corpusFolder.ts';
import { startServiceProcess } from '../bench/serviceProcess.ts';
import { shownToManager } from './corpus/shownToManager.ts';
import { wrongOnDashboard } from './corpus/wrongOnDashboard.ts';
import type { SoakOptions } from './soakPart.ts';

/** Folders of filed contracts and of orders, as text and as PDF. */
const FOLDERS = ['cuad/txt', 'cuad/pdf', 'adbuy/txt', 'adbuy/pdf'];

export async function soakCorpus({ rounds }: SoakOptions): Promise<boolean> {
  const documents = (await Promise.all(FOLDERS.map(filesOf))).flat();
  if (documents.length === 0) {
    console.log('NOT RUN: the corpus (../shared/corpus) is not here.');
    return true;
  }
  const every = rounds === null ? 1 : Math.max(1, documents.length / rounds);
  const chosen = documents.filter((_, index) => Math.floor(index / every) !== Math.floor((index - 1) / every));
  const folder = await mkdtemp(join(tmpdir(), 'perennial-corpus-'));
  await mkdir(join(folder, 'documents'));
  for (const [at, { path, name }] of chosen.entries()) await copyFile(path, join(folder, 'documents', `${at}-${name}`));
  const service = await startServiceProcess(join(folder, 'data'), { SANDBOX_DOCUMENTS: join(folder, 'documents') });
  try {
    const began = performance.now();
    const today = localDay(new Date());
    const shown = await shownToManager(service, today);
    const wrong = wrongOnDashboard(shown, today);
    for (const sentence of wrong) console.error(`  ${sentence}`);
    const { passedContracts, toDecideContracts, toCheckContracts, upcomingRenewals } = shown.stats;
    console.log(
      `${chosen.length} documents, ${shown.contracts.length} contracts, ${((performance.now() - began) / 1000).toFixed(0)} s: ` +
        `${passedContracts} passed, ${toDecideContracts} to decide, ${toCheckContracts} to check, ${upcomingRenewals} upcoming; ` +
        (wrong.length === 0 ? 'the dashboard states nothing it should not.' : `${wrong.length} things are wrong.`),
    );
    return wrong.length === 0;
  } finally {
    await service.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function filesOf(name: string): Promise<{ path: string; name: string }[]> {
  const folder = corpusFolder(name);
  if (folder === null) return [];
  return (await readdir(folder)).toSorted().map((file) => ({ path: join(folder, file), name: file }));
}
