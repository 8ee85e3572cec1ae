/** What the dashboard would say of real documents that somebody has just uploaded, none of them looked at by a person. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { hasPassed, isOpen, isToCheck } from '../../../contract/acting.ts';
import { knownOf } from '../../../contract/known.ts';
import { listItem, standingOfRecord } from '../../../contract/listItem.ts';
import { newRecord } from '../../../contract/record.ts';
import { MOST_UNCONFIRMED_RENEWALS } from '../../../contract/toCheck.ts';
import { corpusFolder, sampled } from '../../documents/testing/corpusFolder.ts';
import { analyseText } from '../analysis/analyseText.ts';
import { readingOf } from './readingOf.ts';

const TODAY = '2026-11-22';
/** Of the contracts and orders of the corpus; more would bury the questions that matter. It was 0.74 when every old order was asked after. */
const MOST_TO_CHECK = 0.35;
const EVERY = 18;

const folders = ['cuad/txt', 'adbuy/txt'].flatMap((name) => corpusFolder(name) ?? []);

it.skipIf(folders.length === 0)(
  'of real documents nothing on the dashboard rolled over unconfirmed, and few are to be checked',
  () => {
    const shown = folders.flatMap(filesOf).flatMap((file) => {
      const analysis = analyseText(readFileSync(file, 'utf8'), { today: TODAY });
      if (!analysis.isContract) return [];
      const record = newRecord(file, 'gmail', `${TODAY}T00:00:00Z`);
      record.known = knownOf({}, [readingOf(file, file, analysis)]);
      return [{ item: listItem(record, TODAY, new Set()), standing: standingOfRecord(record, TODAY) }];
    });
    expect(shown.length).toBeGreaterThan(20);
    const onDashboard = shown.filter(({ item }) => hasPassed(item) || isOpen(item, TODAY));
    expect(onDashboard.filter(({ standing }) => standing.cycle.renewals > MOST_UNCONFIRMED_RENEWALS)).toEqual([]);
    expect(onDashboard.filter(({ item }) => isToCheck(item))).toEqual([]);
    expect(shown.filter(({ item }) => isToCheck(item)).length / shown.length).toBeLessThan(MOST_TO_CHECK);
  },
);

function filesOf(folder: string): string[] {
  return sampled(readdirSync(folder), EVERY).map((name) => `${folder}/${name}`);
}
