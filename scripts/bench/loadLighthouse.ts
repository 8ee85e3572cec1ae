/** Lighthouse is a package of its own, in `lighthouse/`: a quarter of the files that `npm ci` brought were its, and only this bench needs it. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What is used of a run's result. Scores are 0 to 1, or null where an audit could not be made. */
export type LighthouseResult = {
  finalDisplayedUrl: string;
  audits: Record<string, { numericValue?: number; details?: unknown }>;
  categories: Record<string, { score: number | null }>;
};

type Lighthouse = {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: LighthouseResult } | undefined>;
  desktopConfig: object;
};

const folder = new URL('lighthouse/', import.meta.url);
const entry = new URL('node_modules/lighthouse/core/index.js', folder);

/** Installs it first where it is missing, with the versions of its lock file. Throws if that fails. */
export async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(entry)) {
    console.log('Installing Lighthouse for the bench. This takes about half a minute.');
    const { status } = spawnSync('npm', ['ci'], { cwd: fileURLToPath(folder), stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('Lighthouse could not be installed: see the message of npm above.');
  }
  return (await import(entry.href)) as Lighthouse;
}
