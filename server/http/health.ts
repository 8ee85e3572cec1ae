/** For whoever watches the process: is it alive, and may it be given requests? */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { readinessCheck } from './readiness.ts';

/** `isStopping` is asked at every call: a process on its way out takes no new work. */
export function healthRoutes(app: FastifyInstance, database: Database, isStopping: () => boolean): void {
  const check = readinessCheck(database.pool);
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    const status = isStopping() ? 'stopping' : await check();
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
