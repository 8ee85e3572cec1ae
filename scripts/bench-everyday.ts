/** `npm run bench:everyday [-- --misses]`: how everyday documents of our own are read; the misses of the sealed third are never listed. */
import { measureEveryday, readEveryday, type EverydayScore } from './accuracy/measureEveryday.ts';

const documents = readEveryday();
const open = measureEveryday(documents.filter(({ sealed }) => !sealed));
if (process.argv.includes('--misses')) process.stdout.write(`${open.misses.join('\n')}\n`);
print('open', open);
if (process.argv.includes('--sealed')) print('sealed', measureEveryday(documents.filter(({ sealed }) => sealed)));

function print(name: string, score: EverydayScore): void {
  const { contracts, recognised, offered, others, takenForContracts, stated, exact, all, wrong, late } = score;
  process.stdout.write(`
${name}: ${recognised} of ${contracts} recognised, ${offered} offered; ${takenForContracts} of ${others} others taken for contracts
fields exact ${(exact / stated).toFixed(3)} of ${stated}, wrong ${(wrong / all).toFixed(3)} of ${all}; notice days late ${late}
`);
  for (const [field, counts] of score.byField)
    process.stdout.write(`  ${field.padEnd(14)} exact ${counts.exact} of ${counts.stated}, wrong ${counts.wrong}\n`);
}
