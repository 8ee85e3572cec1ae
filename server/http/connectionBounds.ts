/** How long a client may take to say what it wants, and how many of them may do so at a time. */
import type { FastifyInstance } from 'fastify';

/**
 * Time-outs of Node's own server, ms. A request that trickles in holds a socket and what came of it so far; a batch of the largest size
 * takes 30 s on a line of 1 Mbit/s.
 */
export const REQUEST_TIMEOUTS = { requestTimeout: 45_000, headersTimeout: 10_000, connectionsCheckingInterval: 5_000 };

/** Open connections in all, and of one address; behind a proxy all have the proxy's address, so the second is not counted there. */
const MOST_CONNECTIONS = 2_000;
const MOST_OF_ONE_ADDRESS = 250;

/** Refuses connections beyond the most there may be, in all and of one address. `behindProxy`: addresses say nothing. */
export function boundConnections(app: FastifyInstance, behindProxy: boolean, mostOfOne = MOST_OF_ONE_ADDRESS): void {
  app.server.maxConnections = MOST_CONNECTIONS;
  if (behindProxy) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > mostOfOne) socket.destroy();
  });
}
