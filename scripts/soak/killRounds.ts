/**
 * The service killed (kill -9) at random moments, while it starts, migrates, searches and stores, alone or as two processes on one
 * database, the embedded database killed with it in some rounds: after each round every acknowledged write must be there, no search lost, and
 * nothing there twice.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startTestProcess } from '../../server/testProcess.ts';
import { killMigration } from './killedMigration.ts';
import { makeKillPlace } from './killPlace.ts';
import { makePromises } from './promises.ts';
import { chance, oneOf, randomBelow } from './randomly.ts';

export type KillRoundsOptions = {
  rounds: number;
  /** A PostgreSQL on which databases may be made; null for embedded ones. */
  databaseUrl: string | null;
  /** The part of the rounds that is aimed at migrations; 0 to 1. */
  migrations?: number;
  /** A process is killed at most so long after it began to start or to work, milliseconds. */
  longestLifeMs?: number;
  /** Told of each round, with what is wrong after it. */
  report?: (round: number, kind: string, seconds: number, wrong: string[]) => void;
};

/** Answers what is wrong, as sentences; empty where all is well. */
export async function killRounds(options: KillRoundsOptions): Promise<string[]> {
  const { rounds, databaseUrl, migrations = 0.3, longestLifeMs = 3000, report = () => undefined } = options;
  const place = await makeKillPlace(databaseUrl);
  const all: string[] = [];
  try {
    const first = await startTestProcess(place.env);
    const promises = await makePromises(first);
    await first.kill();

    /** Processes at work, killed; then one that is left alone while it is asked. */
    const killWork = async (processes: number): Promise<string[]> => {
      const working = Array.from({ length: processes }, async () => {
        const service = await startTestProcess(place.env);
        const work = promises.work(service);
        await pause(randomBelow(longestLifeMs));
        await service.kill();
        await work;
      });
      await Promise.all(working);
      return ask();
    };
    const killStart = async (): Promise<string[]> => {
      const life = AbortSignal.timeout(randomBelow(longestLifeMs));
      await startTestProcess(place.env, life).then(
        (service) => service.kill(),
        () => undefined,
      );
      return ask();
    };
    const ask = async (): Promise<string[]> => {
      if (chance(0.3)) await place.killDatabase();
      const service = await startTestProcess(place.env);
      const wrong = await promises.check(service);
      await service.kill();
      return wrong;
    };

    for (let round = 1; round <= rounds; round += 1) {
      const began = performance.now();
      const kind = round <= rounds * migrations ? 'migrating' : oneOf('working', 'working', 'two working', 'starting');
      const wrong = await (
        kind === 'migrating'
          ? killMigration(databaseUrl)
          : kind === 'starting'
            ? killStart()
            : killWork(kind === 'working' ? 1 : 2)
      ).catch((error: unknown) => [String(error)]);
      report(round, kind, (performance.now() - began) / 1000, wrong);
      all.push(...wrong);
    }
    const last = await startTestProcess(place.env);
    all.push(...(await promises.settle(last)));
    await last.stop();
    return all;
  } finally {
    await place.close();
  }
}
