/**
 * A kept search over 10,000 emails for thirty days with five new ones a day, and eight quiet days: the test of `npm test`, with a mailbox of
 * that size. `--rounds` says how many emails. Wrong is a contract that is found twice or not at all, and more than 20 requests on a quiet day.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SoakOptions } from './soakPart.ts';

const MAILS = 10_000;
const ROOT = join(import.meta.dirname, '../..');

export async function soakWatching({ rounds }: SoakOptions): Promise<boolean> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const began = performance.now();
  const run = spawn(process.execPath, [vitest, 'run', 'server/jobs/watchedSearch.test.ts', '-t', 'day after day'], {
    cwd: ROOT,
    env: { ...process.env, WATCHED_MAILS: String(rounds ?? MAILS) },
    stdio: 'inherit',
  });
  const [status] = (await once(run, 'exit')) as [number | null];
  console.log(`${rounds ?? MAILS} emails, 38 days, ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  return status === 0;
}
