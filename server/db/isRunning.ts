/** Does a process of this number and name still work? */
import { readFileSync } from 'node:fs';

/** States of a process that has ended and waits for its parent to notice, in the words of proc(5). */
const ENDED = new Set(['Z', 'X', 'x']);

/**
 * True while the process `pid` runs the program `name`. Where the system tells (/proc), neither a number that another program has been given
 * since counts, nor a dead process whose parent never asks after it: in a container whose first process is the service,
 * a database that an earlier service started stays there as such. Elsewhere every process of that number counts.
 */
export function isRunning(pid: number, name: string): boolean {
  if (!isThere(pid)) return false;
  const stat = read(`/proc/${pid}/stat`);
  // It ended this moment, unless the system never tells.
  if (stat === null) return read('/proc/self/stat') === null;
  // "pid (name) state …"; a name may have brackets and blanks of its own.
  const [, program, state] = /^\d+ \((.*)\) (\S)/s.exec(stat) ?? [];
  return program === name && !ENDED.has(state ?? '');
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM';
  }
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
