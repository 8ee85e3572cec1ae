/**
 * `npm run bench`: the project's figures, one table. Times are compared within one run, since machines differ and are noisy;
 * bytes are exact. `npm run bench -- web documents` measures only the named parts. Ends with status 1 where a goal is missed.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { benchDocuments } from './bench/benchDocuments.ts';
import { benchFirm } from './bench/benchFirm.ts';
import { benchKnown } from './bench/benchKnown.ts';
import { benchMailbox } from './bench/benchMailbox.ts';
import { benchScale } from './bench/benchScale.ts';
import { benchScreens } from './bench/benchScreens.ts';
import { benchService } from './bench/benchService.ts';
import { benchTextSearch } from './bench/benchTextSearch.ts';
import { benchWeb } from './bench/benchWeb.ts';
import { printRows, type Row } from './bench/rows.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  documents: benchDocuments,
  service: benchService,
  mailbox: benchMailbox,
  firm: benchFirm,
  known: benchKnown,
  'text-search': benchTextSearch,
  web: benchWeb,
  screens: benchScreens,
  scale: benchScale,
};

const MOST_MS = 1_200_000;

/** Rejects when a part has taken twenty minutes: a browser that no longer answers must not keep the table back. */
async function tooLong(name: string): Promise<never> {
  await sleep(MOST_MS, undefined, { ref: false });
  throw new Error(`${name} has not ended within ${MOST_MS / 60_000} minutes.`);
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const rows: Row[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`${name} …\n`);
  try {
    rows.push(...(await Promise.race([run(), tooLong(name)])));
  } catch (error) {
    // One part that cannot be measured takes nothing of the others along.
    console.error(error);
    rows.push({ what: name, figure: 'could not be measured', goal: '', met: false });
  }
}
printRows(rows);
process.exit(rows.some(({ met }) => met === false) ? 1 : 0);
