/** Runs a few tests by file and title with Vitest, in another folder, and counts what came of them. */
import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Row } from '../../specification.ts';

type Report = { numPassedTests: number; numFailedTests: number };

/** A run that takes longer, in milliseconds, is ended: a break may make a test wait for ever, and a test that does not end is no proof. */
const patience = 240_000;

/** How long a test of a screen waits for what the break took away, in milliseconds: on a free machine nothing takes a tenth of it. */
const waits = '15000';

/** A test counts as failed only where it ran: a file that cannot be loaded fails nothing. */
export async function runNamedTests(tests: Row['tests'], folder: string): Promise<{ passed: number; failed: number }> {
  const report = join(folder, 'breaks-report.json');
  const files = [...new Set(tests.map(({ file }) => file))];
  const titles = tests.map(({ title }) => pattern(title)).join('|');
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs');
  const options = ['--reporter=json', `--outputFile=${report}`, '--no-file-parallelism', '--bail=1', '-t', titles];
  await rm(report, { force: true });
  await new Promise<void>((resolve) => {
    const run = spawn(process.execPath, [vitest, 'run', ...files, ...options], {
      cwd: folder,
      env: { ...process.env, TEST_PATIENCE_MS: waits },
      stdio: 'ignore',
      timeout: patience,
    });
    run.on('close', () => resolve());
  });
  const text = await readFile(report, 'utf8').catch(() => '{"numPassedTests":0,"numFailedTests":0}');
  const { numPassedTests, numFailedTests } = JSON.parse(text) as Report;
  return { passed: numPassedTests, failed: numFailedTests };
}

/** A title as a regular expression; what a table of cases fills in may be anything. */
function pattern(title: string): string {
  return title
    .split(/%[sjid]|\$\{[^}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.*');
}
