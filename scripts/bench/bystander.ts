/** Another user of the service, who asks for small things all the time while it is attacked: how long the slowest took. */
import { setTimeout as sleep } from 'node:timers/promises';
import { processUsage } from '../../server/documents/child/processUsage.ts';
import type { ServiceProcess } from './serviceProcess.ts';

const EVERY_MS = 40;
const LOOKS = ['/api/auth/me', '/api/contracts', '/api/dashboard/stats'];

export type Witnessed = {
  /** The bystander's slowest request, ms. */
  slowestMs: number;
  /** Most resident memory of the service's process meanwhile, bytes; its children are not counted. */
  mostBytes: number;
};

/** Watches while `attack` runs, and a moment longer. Throws where the service does not answer any more. */
export async function watchDuring(
  service: ServiceProcess,
  token: string,
  attack: () => Promise<unknown>,
): Promise<Witnessed> {
  const witnessed: Witnessed = { slowestMs: 0, mostBytes: 0 };
  const over = new AbortController();
  const watching = (async () => {
    for (let look = 0; !over.signal.aborted; look += 1) {
      const started = performance.now();
      const answer = await service.call('GET', LOOKS[look % LOOKS.length] ?? '', { token });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`A bystander was answered with ${answer.status}.`);
      witnessed.slowestMs = Math.max(witnessed.slowestMs, performance.now() - started);
      witnessed.mostBytes = Math.max(witnessed.mostBytes, processUsage(service.pid)?.residentBytes ?? 0);
      await sleep(EVERY_MS);
    }
  })();
  try {
    await attack();
    await sleep(500);
  } finally {
    over.abort();
    await watching;
  }
  return witnessed;
}
