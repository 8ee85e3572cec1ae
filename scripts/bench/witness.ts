/** The thread of `bystander.ts`: what else its process does, the sandbox above all, is not counted against the service. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { processUsage } from '../../server/documents/child/processUsage.ts';

const EVERY_MS = 40;
const LOOKS = ['/api/auth/me', '/api/contracts', '/api/dashboard/stats'];

const { url, pid, token } = workerData as { url: string; pid: number; token: string };
const enough = new AbortController();
if (parentPort) void once(parentPort, 'message').then(() => enough.abort());

let [slowestMs, mostBytes] = [0, 0];
for (let look = 0; !enough.signal.aborted; look += 1) {
  const started = performance.now();
  const answer = await fetch(url + LOOKS[look % LOOKS.length], { headers: { authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`A bystander was answered with ${answer.status}.`);
  slowestMs = Math.max(slowestMs, performance.now() - started);
  mostBytes = Math.max(mostBytes, processUsage(pid)?.residentBytes ?? 0);
  await sleep(EVERY_MS);
}
// A thread has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage({ slowestMs, mostBytes });
