/** The end of a service: every step in its order, each with its time, so that one that hangs does not keep the others from running. */
import type { FastifyInstance } from 'fastify';

/** Undoes one thing the service started; a step that takes longer than `withinMs` is left behind. */
export type StopStep = { withinMs: number; run: () => Promise<void> };

/** Requests under way are answered; what takes longer than this is cut off. */
const REQUESTS_MS = 4000;
const LOOK_EVERY_MS = 50;

/** Runs the steps. Throws the first failure at the end; a step left behind is none. */
export async function stopInOrder(steps: readonly StopStep[]): Promise<void> {
  const failures: unknown[] = [];
  for (const { withinMs, run } of steps) {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((done) => (timer = setTimeout(done, withinMs)));
    await Promise.race([run().catch((error: unknown) => failures.push(error)), patience]);
    clearTimeout(timer);
  }
  if (failures.length > 0) throw failures[0];
}

/**
 * Takes no more connections, answers what was asked, and closes. A browser keeps its connection after an answer: it is closed as soon as
 * nothing is asked over it, and whatever still runs after a few seconds is cut off.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MS);
  const last = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(last);
  }
}
