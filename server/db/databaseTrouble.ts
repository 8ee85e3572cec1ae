/** Is it the database that cannot be had at the moment, and not the request that is wrong? */

export type DatabaseTrouble = 'full' | 'away';

/** PostgreSQL's codes, and the system's: no room on the disk, or an error of the disk. */
const FULL = new Set(['53100', '58030', 'ENOSPC', 'EDQUOT']);
/** It is starting, stopping, out of memory or of connections, or read-only since another one took over; or nothing answers. */
const AWAY =
  /^(?:08...|53[023]00|57P0[1-5]|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const LOST =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;
/** Causes of causes are looked at so deep. */
const MOST_CAUSES = 5;

/** Looks at an error and what caused it; null where it is something else. Only for errors of work that has the database as its one partner. */
export function databaseTrouble(error: unknown, depth = 0): DatabaseTrouble | null {
  if (!(error instanceof Error) || depth > MOST_CAUSES) return null;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string') {
    if (FULL.has(code)) return 'full';
    // The socket of the embedded database is a file.
    if (AWAY.test(code) || (code === 'ENOENT' && syscall === 'connect')) return 'away';
  }
  if (LOST.test(error.message)) return 'away';
  return databaseTrouble(error.cause, depth + 1);
}
