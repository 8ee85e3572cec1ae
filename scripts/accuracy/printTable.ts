/** Prints the accuracy table and, on request, the misses of the tuning part. */
import type { Measured, Miss, Score } from './corpusScores.ts';

export function printTable({ table, timing }: Measured): void {
  const lines = ['| metric | tuning | n | validation | n | both |', '|---|---|---|---|---|---|'];
  for (const [metric, { tune, validation }] of Object.entries(table)) {
    const both = { sum: tune.sum + validation.sum, count: tune.count + validation.count };
    lines.push(
      `| ${metric} | ${rate(tune)} | ${tune.count} | ${rate(validation)} | ${validation.count} | ${rate(both)} |`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
  process.stdout.write(
    `${(timing.characters / 1e6).toFixed(1)} MB of text in ${timing.seconds.toFixed(2)} s: ` +
      `${(timing.characters / 1e6 / timing.seconds).toFixed(1)} MB/s; slowest document ${(timing.slowest * 1000).toFixed(0)} ` +
      'ms\n',
  );
}

export function printMisses(misses: Miss[]): void {
  for (const miss of misses) {
    process.stdout.write(`\n${miss.metric} ${miss.id} (${miss.kind}): expected ${miss.gold}, found ${miss.found}\n`);
    for (const clue of miss.clues) process.stdout.write(`    ${clue.replace(/\s+/g, ' ').slice(0, 700)}\n`);
  }
  process.stdout.write(`\n${misses.length} misses\n`);
}

function rate({ sum, count }: Score): string {
  return count === 0 ? '-' : (sum / count).toFixed(3);
}
