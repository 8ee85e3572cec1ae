/**
 * `npm run bench:everyday [-- --misses] [--wave=w10] [--sealed]`: how everyday and long legal documents of our own are read, or those of one wave only;
 * how often values are right that are shown as so sure. The waves that were written last have lines of their own; the misses of the sealed third are
 * never listed. `--sealed` counts the sealed documents too.
 */
import {
  measureEuropean,
  NEWEST_EUROPEAN,
  readNewestEuropean,
  readUnseenEuropean,
} from './accuracy/measureEuropean.ts';
import {
  IN_OTHER_LANGUAGES,
  LETTERS,
  measureEveryday,
  NEWEST_WAVES,
  NO_CONTRACTS,
  readEveryday,
  type EverydayScore,
} from './accuracy/measureEveryday.ts';
import { measureReliability, showReliability } from './accuracy/reliability.ts';
import { measureLegal, readLegal } from './accuracy/measureLegal.ts';

const wave = process.argv.find((argument) => argument.startsWith('--wave='))?.slice('--wave='.length);
const documents = readEveryday().filter(({ id }) =>
  wave === undefined
    ? ![NEWEST_WAVES, IN_OTHER_LANGUAGES, LETTERS, NO_CONTRACTS].some((newer) => newer.test(id))
    : id.startsWith(`${wave}-`),
);
const open = measureEveryday(documents.filter(({ sealed }) => !sealed));
if (process.argv.includes('--misses')) process.stdout.write(`${open.misses.join('\n')}\n`);
print('open', open);
if (process.argv.includes('--sealed')) print('sealed', measureEveryday(documents.filter(({ sealed }) => sealed)));
process.stdout.write(`\n${showReliability(measureReliability(documents.filter(({ sealed }) => !sealed)))}\n`);
if (wave === undefined) printNewest();

for (const kind of ['nda', 'credit', 'prose', 'term'] as const)
  for (const half of [1, 2, 3, 4, 5, 'sealed'] as const) {
    if (half === 'sealed' && !process.argv.includes('--sealed')) continue;
    const legal = readLegal({ sealed: half === 'sealed' }).filter(
      (document) => document.kind === kind && (half === 'sealed' || document.half === half),
    );
    if (legal.length === 0) continue;
    const { score, precision, partiesF1 } = measureLegal(legal);
    if (half !== 'sealed' && process.argv.includes('--misses')) process.stdout.write(`${score.misses.join('\n')}\n`);
    print(`${kind}, part ${half}`, score);
    process.stdout.write(
      `  amounts shown that are right ${precision.toFixed(2)}; parties F1 ${partiesF1.toFixed(3)}\n`,
    );
  }

for (const unseen of ['A', 'B', 'C'] as const)
  printUnseen(
    `wave ${unseen}`,
    measureEuropean(readUnseenEuropean({ wave: unseen, sealed: false })),
    process.argv.includes('--misses'),
  );
for (const newest of NEWEST_EUROPEAN) printByLanguage(newest, { sealed: false });
printLatest({ sealed: false });
if (process.argv.includes('--sealed')) {
  printUnseen('sealed', measureEuropean(readUnseenEuropean({ sealed: true })), false);
  for (const newest of ['D', 'E', 'I', 'J', 'K'] as const) printByLanguage(newest, { sealed: true });
  printLatest({ sealed: true });
}

function printLatest({ sealed }: { sealed: boolean }): void {
  for (const [name, ids] of [
    ['M, N and R to U', IN_OTHER_LANGUAGES],
    ['letters and emails', LETTERS],
    ['no contracts', NO_CONTRACTS],
  ] as const) {
    const score = measureEveryday(
      readEveryday().filter((document) => ids.test(document.id) && document.sealed === sealed),
    );
    if (process.argv.includes('--misses') && !sealed) process.stdout.write(`${score.misses.join('\n')}\n`);
    print(sealed ? `${name}, sealed` : name, score);
  }
}

function printNewest(): void {
  const newest = readEveryday().filter(({ id }) => NEWEST_WAVES.test(id));
  const listed = measureEveryday(newest.filter(({ sealed }) => !sealed));
  if (process.argv.includes('--misses')) process.stdout.write(`${listed.misses.join('\n')}\n`);
  print('newest, open', listed);
  if (process.argv.includes('--sealed'))
    print('newest, sealed', measureEveryday(newest.filter(({ sealed }) => sealed)));
  process.stdout.write(`${showReliability(measureReliability(newest))}\n`);
}

function printByLanguage(newest: (typeof NEWEST_EUROPEAN)[number], { sealed }: { sealed: boolean }): void {
  const papers = readNewestEuropean(newest, { sealed });
  const name = `wave ${newest}${sealed ? ', sealed' : ''}`;
  printUnseen(name, measureEuropean(papers), !sealed && process.argv.includes('--misses'));
  for (const language of ['de', 'fr', 'es', 'nl'])
    printUnseen(`${name}, ${language}`, measureEuropean(papers.filter((paper) => paper.language === language)), false);
}

function printUnseen(name: string, { misses, ...counts }: ReturnType<typeof measureEuropean>, listed: boolean): void {
  if (listed)
    for (const { id, field, found, expected } of misses)
      process.stdout.write(`${id}: ${field} ${found}, not ${expected}\n`);
  const { recognised, contracts, offered, taken, others, exact, fields, wrong } = counts;
  process.stdout.write(`
unseen in other languages, ${name}: ${recognised} of ${contracts} recognised, ${offered} offered; ${taken} of ${others} others taken
fields exact ${(exact / fields).toFixed(3)} of ${fields}, wrong ${wrong}
`);
}

function print(name: string, score: EverydayScore): void {
  const { contracts, recognised, offered, others, takenForContracts, stated, exact, all, wrong, late } = score;
  process.stdout.write(`
${name}: ${recognised} of ${contracts} recognised, ${offered} offered; ${takenForContracts} of ${others} others taken for contracts
fields exact ${share(exact, stated)} of ${stated}, wrong ${share(wrong, all)} of ${all}; notice days late ${late}
`);
  for (const [field, counts] of score.byField)
    process.stdout.write(`  ${field.padEnd(14)} exact ${counts.exact} of ${counts.stated}, wrong ${counts.wrong}\n`);
}

/** "-" where there is nothing to count. */
function share(part: number, whole: number): string {
  return whole === 0 ? '-' : (part / whole).toFixed(3);
}
