/** The processes that a process has started and that are still there, the youngest last, as Linux lists them. */
import { readFileSync } from 'node:fs';

export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(' ').filter(Boolean).map(Number);
}
