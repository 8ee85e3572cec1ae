/** What another process uses, looked at from outside. */
import { readFileSync } from 'node:fs';

export type ProcessUsage = {
  /** Resident memory, bytes. */
  residentBytes: number;
  /** Processor time since its start, milliseconds. */
  processorMs: number;
};

/** Linux counts processor time in hundredths of a second, whatever its own clock (`USER_HZ`). */
const MS_PER_TICK = 10;

/** Null where the system does not say (no `/proc`) or the process is gone. */
export function processUsage(pid: number): ProcessUsage | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    // The name, the only field that may hold blanks, ends with the last bracket; user and system time are fields 14 and 15.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\)\s/s, '')
      .split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return kilobytes === undefined
      ? null
      : { residentBytes: Number(kilobytes) * 1024, processorMs: ticks * MS_PER_TICK };
  } catch {
    return null;
  }
}
