/** Something is taken from a service at work and given back: it must refuse in sentences, say so in `/readyz`, and recover by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import type { TestProcess } from '../../server/testProcess.ts';
import { keptFiles } from './keptFiles.ts';
import { noteAnswers, readiness } from './notedAnswers.ts';
import type { Promises } from './promises.ts';
import { chance, randomBelow } from './randomly.ts';

const LONGEST_WORK_MS = 1500;
const LONGEST_TROUBLE_MS = 3000;
/** Looks at `/readyz`, and files sent, until the trouble must have shown. */
const MOST_LOOKS = 100;
const LOOK_MS = 100;
const RECOVERY_MS = 60_000;

export type Trouble = {
  /** What `/readyz` says meanwhile; anything else but `ready` is wrong. */
  says: readonly string[];
  begin(): Promise<void>;
  end(): Promise<void>;
};

export type TroubleRound = {
  /** Refusals with a sentence. */
  refused: number;
  /** From the end of the trouble until `/readyz` says ready and a file is stored; seconds. */
  recovery: number;
  wrong: string[];
};

/** One round. The process must outlive it. */
export async function troubleRound(service: TestProcess, promises: Promises, trouble: Trouble): Promise<TroubleRound> {
  const noted = noteAnswers(service);
  const files = keptFiles(noted, promises.token);
  const said = new Set<string | null>();
  const over = new AbortController();
  const work = promises.work(noted.service, over.signal);
  const sentBefore = await files.send();
  await pause(randomBelow(LONGEST_WORK_MS));
  if (!sentBefore) noted.wrong.push('A file was refused before the trouble began.');

  await trouble.begin();
  // In some rounds it is over before anybody has looked.
  if (chance(0.8)) {
    for (let look = 1; ; look += 1) {
      await files.send().catch((error: unknown) => noted.wrong.push(`A file was not answered: ${String(error)}.`));
      const now = await readiness(service);
      said.add(now);
      if (now !== 'ready' && noted.refused.size > 0) break;
      if (look === MOST_LOOKS || hasEnded(service)) {
        noted.wrong.push(
          `The trouble does not show: ${[...said].join(', ')}, ${noted.refused.size} kinds of refusals.`,
        );
        break;
      }
      await pause(LOOK_MS);
    }
    const untilOver = Date.now() + randomBelow(LONGEST_TROUBLE_MS);
    while (Date.now() < untilOver) {
      said.add(await readiness(service));
      await pause(LOOK_MS);
    }
  }
  await trouble.end();

  const began = performance.now();
  const recovered = async () => (await readiness(service)) === 'ready' && (await files.send().catch(() => false));
  const deadline = Date.now() + RECOVERY_MS;
  while (!hasEnded(service) && Date.now() < deadline && !(await recovered())) await pause(LOOK_MS);
  const recovery = (performance.now() - began) / 1000;
  over.abort();
  await work;
  const odd = [...said].filter((word) => word !== 'ready' && !trouble.says.includes(word ?? 'nothing'));
  if (odd.length > 0) noted.wrong.push(`/readyz said ${odd.map((word) => word ?? 'nothing').join(', ')}.`);
  if (hasEnded(service)) noted.wrong.push(`The service has ended: ${service.output().slice(-800)}`);
  else if (recovery * 1000 > RECOVERY_MS) noted.wrong.push('It did not recover within a minute.');
  else noted.wrong.push(...(await lookedAt(() => files.finish())), ...(await lookedAt(() => promises.check(service))));
  const refused = [...noted.refused.values()].reduce((sum, count) => sum + count, 0);
  return { refused, recovery, wrong: noted.wrong };
}

/** What a look finds wrong; that nothing answers is wrong, too. */
async function lookedAt(look: () => Promise<string[]>): Promise<string[]> {
  return look().catch((error: unknown) => [`It was not answered: ${String(error)}.`]);
}

function hasEnded({ child }: TestProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
