/** Can the database be written to at this moment? Asked of it at most every few seconds, however often the process is asked. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { databaseTrouble } from '../db/databaseTrouble.ts';

export type Readiness = 'ready' | 'database unreachable' | 'no room to write';

/** An answer is good for so long. */
const GOOD_FOR_MS = 2000;
/** Longer than this a database that works does not take. */
const PATIENCE_MS = 3000;
/** Some 270 kB: more than may still fit into pages that are there already. */
const ROWS = 4000;
const FILL = `create temp table readiness on commit drop as select md5(n::text) as filling from generate_series(1, ${ROWS}) as n`;

/** The check; those who ask while it runs, or shortly after, share one answer. */
export function readinessCheck(pool: Pool): () => Promise<Readiness> {
  let asked = -Infinity;
  let answer: Promise<Readiness> = Promise.resolve('database unreachable');
  return () => {
    const now = performance.now();
    if (now - asked > GOOD_FOR_MS) {
      asked = now;
      answer = inTime(tryToWrite(pool));
    }
    return answer;
  };
}

async function tryToWrite(pool: Pool): Promise<Readiness> {
  try {
    // One message, so one transaction: its file grows, which a full disk refuses, and is gone again.
    await pool.query(FILL);
    return 'ready';
  } catch (error) {
    return databaseTrouble(error) === 'full' ? 'no room to write' : 'database unreachable';
  }
}

async function inTime(check: Promise<Readiness>): Promise<Readiness> {
  const timer = new AbortController();
  const tooLate = sleep(PATIENCE_MS, 'database unreachable' as const, { ref: false, signal: timer.signal });
  // Called off when the check was quicker.
  tooLate.catch(() => undefined);
  try {
    return await Promise.race([check, tooLate]);
  } finally {
    timer.abort();
  }
}
