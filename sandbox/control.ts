/**
 * `POST /_control`: sets faults and the clock of a sandbox that runs in another process. Only there when asked for.
 * Body: `{ clear?, queue?: FaultRule[] (paths as text), random?: RandomFaults | null, expireAccessTokens?,
 * expireAttachments?, revoke?: email, advanceSeconds?,
 * latencyMs?, refreshTokenSeconds? }`; the answer holds the units and how many faults have struck.
 */
import type { FastifyInstance } from 'fastify';
import type { FaultRule, RandomFaults } from './faults.ts';
import { revokeGrantsOf } from './oauth/grants.ts';
import type { SandboxState } from './sandboxState.ts';

export type ControlBody = {
  clear?: boolean;
  queue?: FaultRule[];
  random?: RandomFaults | null;
  expireAccessTokens?: boolean;
  expireAttachments?: boolean;
  revoke?: string;
  advanceSeconds?: number;
  latencyMs?: number;
  refreshTokenSeconds?: number | null;
};

/** Adds the route. */
export function addControlRoute(app: FastifyInstance, state: SandboxState): void {
  app.post('/_control', async (request) => {
    const body = (request.body ?? {}) as ControlBody;
    if (body.clear) state.faults.clear();
    if (body.queue) state.faults.queue(...body.queue);
    if (body.random !== undefined) state.faults.random(body.random);
    if (body.expireAccessTokens) state.accessTokens.expireAll();
    if (body.expireAttachments) state.attachmentGeneration += 1;
    if (body.revoke) revokeGrantsOf(state.store, body.revoke);
    if (body.advanceSeconds) state.advance(body.advanceSeconds * 1000);
    if (body.latencyMs !== undefined) state.traffic.latencyMs = body.latencyMs;
    if (body.refreshTokenSeconds !== undefined) state.refreshTokenSeconds = body.refreshTokenSeconds;
    return { units: state.quota.units, struck: state.faults.struck.length };
  });
}
