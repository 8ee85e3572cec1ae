/**
 * `npm run bench`: the project's figures, one table. Times are compared within one run, since machines differ and are noisy;
 * bytes are exact. `npm run bench -- web documents` measures only the named parts. Ends with status 1 where a goal is missed.
 */
import { benchDocuments } from './bench/benchDocuments.ts';
import { benchMailbox } from './bench/benchMailbox.ts';
import { benchScreens } from './bench/benchScreens.ts';
import { benchService } from './bench/benchService.ts';
import { benchWeb } from './bench/benchWeb.ts';
import { printRows, type Row } from './bench/rows.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  documents: benchDocuments,
  service: benchService,
  mailbox: benchMailbox,
  web: benchWeb,
  screens: benchScreens,
};

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
  rows.push(...(await run()));
}
printRows(rows);
process.exitCode = rows.some(({ met }) => met === false) ? 1 : 0;
