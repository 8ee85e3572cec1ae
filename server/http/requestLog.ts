/** One log line per request: the route, never the address (it may hold ids, codes or tokens), nor who asked. */
import type { FastifyInstance } from 'fastify';

/** Logs every answer and gives the request's id to the client. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, 'request');
  });
}
