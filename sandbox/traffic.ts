/** How busy and how slow Google is: an added delay for every API call, calls counted while they are open, a limit on them. */
import type { FastifyInstance } from 'fastify';
import { bearerOf, type AccessTokens } from './access.ts';
import { GoogleError } from './googleError.ts';

export type Traffic = {
  /** Added to every call of Gmail, Drive and Directory, milliseconds. */
  latencyMs: number;
  /** More open calls of one account than this are answered 429; undefined: no limit. */
  maxConcurrent: number | undefined;
  /** Most calls that were open at the same time, by account. */
  peak: Record<string, number>;
};

/** Adds the delay and the count to the calls of this context. */
export function addTrafficHooks(app: FastifyInstance, state: { traffic: Traffic; accessTokens: AccessTokens }): void {
  const open = new Map<string, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const path = (request.url.split('?')[0] ?? '').slice(app.prefix.length);
    const token = state.accessTokens.open(bearerOf(request.headers.authorization));
    if (!token || !/^\/(gmail|drive|admin|feeds)\//.test(path)) return done();
    const { traffic } = state;
    const account = token.account ?? token.clientId;
    const count = (open.get(account) ?? 0) + 1;
    open.set(account, count);
    reply.raw.once('close', () => open.set(account, (open.get(account) ?? 1) - 1));
    traffic.peak[account] = Math.max(traffic.peak[account] ?? 0, count);
    if (traffic.maxConcurrent !== undefined && count > traffic.maxConcurrent)
      return done(new GoogleError(429, 'rateLimitExceeded', 'Too many concurrent requests for user.'));
    if (traffic.latencyMs > 0) setTimeout(done, traffic.latencyMs);
    else done();
  });
}
