/** What a process has let its children work, as Linux counts it. */
import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks a second, as on every Linux that Node runs on. */
const TICKS = 100;

type Stat = { parent: number; own: number; ofEnded: number };

/** Seconds of a processor: those of the children that have ended, and of those at work whose command line names `script`. */
export async function childSeconds(pid: number, script: string): Promise<number> {
  const others = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const own = await statOf(pid);
  const children = await Promise.all(
    others.map(async (other) => {
      const stat = await statOf(other);
      const isOurs = stat?.parent === pid && (await commandOf(other)).includes(script);
      return isOurs ? stat.own : 0;
    }),
  );
  return ((own?.ofEnded ?? 0) + children.reduce((sum, ticks) => sum + ticks, 0)) / TICKS;
}

/** Null for a process that has ended. The name of a process may hold spaces and brackets. */
async function statOf(pid: number): Promise<Stat | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  const [, parent, ...rest] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (field: number) => rest[field - 5] ?? 0;
  return { parent: parent ?? 0, own: at(14) + at(15), ofEnded: at(16) + at(17) };
}

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
