/**
 * `npm run soak`: the checks that take too long for `npm test`. `npm run soak -- kill search` runs the named parts, and `search` means all
 * whose names begin with it; without a name every part runs. `--rounds 20`, `--from 41` and `--seed 7` apply to the parts that know them. Ends with
 * status 1 when something is not as it must be. docs/testing.md says what each part is for.
 */
import { parseArgs } from 'node:util';
import { anySeed, startSeries } from './soak/randomly.ts';
import type { SoakOptions, SoakPart } from './soak/soakPart.ts';

/** Each part is loaded only when it runs: one that cannot be loaded keeps no other from running. */
const parts: Record<string, () => Promise<SoakPart>> = {
  breaks: async () => (await import('./soak/soakBreaks.ts')).soakBreaks,
  corpus: async () => (await import('./soak/soakCorpus.ts')).soakCorpus,
  'database-away': async () => (await import('./soak/soakDatabaseAway.ts')).soakDatabaseAway,
  'disk-full': async () => (await import('./soak/soakDiskFull.ts')).soakDiskFull,
  documents: async () => (await import('./soak/soakDocuments.ts')).soakDocuments,
  files: async () => (await import('./soak/soakFiles.ts')).soakFiles,
  fuzz: async () => (await import('./soak/soakFuzz.ts')).soakFuzz,
  journeys: async () => (await import('./soak/soakJourneys.ts')).soakJourneys,
  kill: async () => (await import('./soak/soakKill.ts')).soakKill,
  libreoffice: async () => (await import('./soak/soakLibreOffice.ts')).soakLibreOffice,
  long: async () => (await import('./soak/soakLong.ts')).soakLong,
  reminders: async () => (await import('./soak/soakReminders.ts')).soakReminders,
  scans: async () => (await import('./soak/soakScans.ts')).soakScans,
  'scans-poor': async () => (await import('./soak/soakPoorScans.ts')).soakPoorScans,
  screens: async () => (await import('./soak/soakScreens.ts')).soakScreens,
  'search-faults': async () => (await import('./soak/soakSearchFaults.ts')).soakSearchFaults,
  'search-files': async () => (await import('./soak/soakSearchFiles.ts')).soakSearchFiles,
  'search-kills': async () => (await import('./soak/soakSearchKills.ts')).soakSearchKills,
  stop: async () => (await import('./soak/soakStop.ts')).soakStop,
  watching: async () => (await import('./soak/soakWatching.ts')).soakWatching,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, from: { type: 'string' }, seed: { type: 'string' } },
});
const isMeant = (part: string, name: string) => part === name || part.startsWith(`${name}-`);
const unknown = positionals.filter((name) => !Object.keys(parts).some((part) => isMeant(part, name)));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

const options: SoakOptions = {
  rounds: values.rounds === undefined ? null : Number(values.rounds),
  from: Number(values.from ?? 1),
  seed: values.seed === undefined ? anySeed() : Number(values.seed),
};
const failed: string[] = [];
for (const [name, load] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.some((wanted) => isMeant(name, wanted))) continue;
  console.log(`\n=== ${name} (seed ${options.seed})`);
  startSeries(options.seed);
  const isRight = await load()
    .then((run) => run(options))
    .catch((error: unknown) => {
      console.error(error);
      return false;
    });
  if (!isRight) failed.push(name);
}
if (failed.length > 0) console.error(`\nWrong: ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
