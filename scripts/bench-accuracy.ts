/**
 * `npm run bench:accuracy [-- --misses=FIELD] [--part=tune|opened] [--validation] [--json]`: the metrics of the corpus of real documents, by kind and
 * by part. A sixth of the documents, chosen by a hash of their id, is validation: rules are never tuned on it, its misses are
 * never listed, and its figures only with `--validation`: each look at them is counted in docs/accuracy.md.
 */
import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { EXPRESSION_FLAGS } from '../server/documents/child/expressionFlags.ts';
import { PARTS } from './accuracy/corpusScores.ts';
import { measureCorpus } from './accuracy/measureCorpus.ts';
import { measureEuropean, readEuropeanPapers } from './accuracy/measureEuropean.ts';
import { measurePapers, PAPERS, readPapers } from './accuracy/measurePapers.ts';
import { measureTerms, readTermPapers } from './accuracy/measureTerms.ts';
import { printMisses, printTable } from './accuracy/printTable.ts';

// The speed that is printed is that of the process which reads documents.
for (const flag of EXPRESSION_FLAGS) setFlagsFromString(flag);

const corpus = new URL('../../shared/corpus/', import.meta.url);
if (!existsSync(corpus)) {
  process.stdout.write('../shared/corpus is not here: nothing to measure.\n');
} else {
  const measured = await measureCorpus(corpus);
  const misses = process.argv.find((arg) => arg.startsWith('--misses='))?.slice('--misses='.length);
  const part = process.argv.find((arg) => arg.startsWith('--part='))?.slice('--part='.length);
  if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(measured.table, null, 2)}\n`);
  else if (misses)
    printMisses(measured.misses.filter((miss) => miss.metric.startsWith(misses) && (!part || miss.part === part)));
  else printTable(measured, process.argv.includes('--validation') ? PARTS : ['tune', 'opened']);
}
if (!process.argv.includes('--json') && !process.argv.some((arg) => arg.startsWith('--misses='))) {
  for (const name of PAPERS) {
    const papers = readPapers(name);
    process.stdout.write(
      `Parties of ${papers.length} ${name} papers of our own: F1 ${measurePapers(papers).toFixed(3)}\n`,
    );
  }
  const papers = readTermPapers();
  const { right, precision } = measureTerms(papers);
  process.stdout.write(
    `Ends of the terms of ${papers.length} papers of our own: ${right.toFixed(3)} right, precision ${precision.toFixed(3)}\n`,
  );
  const european = readEuropeanPapers();
  for (const language of ['de', 'fr', 'es', 'nl', 'sealed']) {
    const own = european.filter((paper) => (paper.sealed ? 'sealed' : paper.language) === language);
    const { fields, exact, wrong, contracts, recognised } = measureEuropean(own);
    process.stdout.write(
      `Everyday contracts, ${language}: ${(exact / fields).toFixed(3)} of ${fields} fields exact,` +
        ` ${(wrong / fields).toFixed(3)} wrong, ${recognised} of ${contracts} recognised\n`,
    );
  }
}
