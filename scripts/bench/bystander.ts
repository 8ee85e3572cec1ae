/** Another user of the service, who asks for small things all the time while it is attacked: how long the slowest took. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ServiceProcess } from './serviceProcess.ts';

export type Witnessed = {
  /** The bystander's slowest request, ms. */
  slowestMs: number;
  /** Most resident memory of the service's process meanwhile, bytes; its children are not counted. */
  mostBytes: number;
};

/** Watches from a thread of its own, while `attack` runs and a moment longer. Throws where the service does not answer any more. */
export async function watchDuring(
  { url, pid }: ServiceProcess,
  token: string,
  attack: () => Promise<unknown>,
): Promise<Witnessed> {
  const witness = new Worker(new URL('witness.ts', import.meta.url), { workerData: { url, pid, token } });
  const testimony = once(witness, 'message');
  try {
    await attack();
    await sleep(500);
  } finally {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    witness.postMessage('enough');
  }
  const [witnessed] = (await testimony) as [Witnessed];
  return witnessed;
}
