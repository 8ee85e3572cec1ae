/** Prints the accuracy table and, on request, the misses of the tuning and of the opened part. */
import type { Measured, Miss, Part, Score } from './corpusScores.ts';

/** The validation part is printed only where it is asked for, so that looks at it can be counted. */
export function printTable({ table, timing }: Measured, parts: readonly Part[]): void {
  const lines = [`| metric | ${parts.join(' | n | ')} | n |`, `|---${'|---|---'.repeat(parts.length)}|`];
  for (const [metric, row] of Object.entries(table)) {
    lines.push(`| ${metric} | ${parts.map((part) => `${rate(row[part])} | ${row[part].count}`).join(' | ')} |`);
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
    process.stdout.write(
      `\n${miss.metric} ${miss.part} ${miss.id} (${miss.kind}): expected ${miss.gold}, found ${miss.found}\n`,
    );
    for (const clue of miss.clues) process.stdout.write(`    ${clue.replace(/\s+/g, ' ').slice(0, 700)}\n`);
  }
  process.stdout.write(`\n${misses.length} misses\n`);
}

function rate({ sum, count }: Score): string {
  return count === 0 ? '-' : (sum / count).toFixed(3);
}
