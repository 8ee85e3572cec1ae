/** The resident memory of another process. */
import { readFileSync } from 'node:fs';

/** Bytes; null where the system does not say (no `/proc`) or the process is gone. */
export function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
