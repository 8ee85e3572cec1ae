/** Files stay short enough to be read in one sitting. What is generated has the length that it has. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const MOST_LINES = 250;
const MOST_MEDIAN = 60;
const LONGEST_LINE = 160;

const root = new URL('../', import.meta.url);
const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => /\.(?:tsx?|m?js|css)$/.test(name) && !/\.gen\.ts$|^public\//.test(name));
const files = names.flatMap((name) => {
  try {
    return [{ name, lines: readFileSync(new URL(name, root), 'utf8').replace(/\n$/, '').split('\n') }];
  } catch {
    // Deleted, and not committed yet.
    return [];
  }
});

it('no file written by hand is longer than 250 lines', () => {
  const long = files.filter(({ lines }) => lines.length > MOST_LINES);
  expect(long.map(({ name, lines }) => `${name} has ${lines.length} lines: split it at ${MOST_LINES}.`)).toEqual([]);
});

/** The patterns of the analysis are longer, and are being replaced. */
it('no line is longer than 160 characters outside the analysis', () => {
  const long = files
    .filter(({ name }) => !name.startsWith('server/domain/analysis/'))
    .flatMap(({ name, lines }) =>
      lines.flatMap((line, index) => (line.length > LONGEST_LINE ? [`${name}:${index + 1}`] : [])),
    );
  expect(long.map((place) => `${place} is longer than ${LONGEST_LINE} characters: break it.`)).toEqual([]);
});

it('half of the files of code have at most 60 lines', () => {
  const lengths = files
    .filter(({ name }) => !name.endsWith('.css'))
    .map(({ lines }) => lines.length)
    .toSorted((a, b) => a - b);
  expect(lengths.length).toBeGreaterThan(1000);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(MOST_MEDIAN);
});
