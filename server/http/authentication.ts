/** Who is asking: the bearer token of a request, looked up by its hash. */
import type { FastifyRequest } from 'fastify';
import type { AppContext } from './appContext.ts';
import { HttpError } from './httpError.ts';
import { findSession } from '../db/sessions.ts';

/** Makes the hook that sets `request.user` and `request.sessionId`, or answers 401, before anything of the body is read. */
export function requireUser({
  database,
  clock,
  config,
}: Pick<AppContext, 'database' | 'clock' | 'config'>): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    const found =
      token === undefined ? null : await findSession(database.queries, token, clock(), config.sessionIdleDays);
    if (!found)
      throw new HttpError(401, 'You are not signed in, or your session has ended. Please sign in again.', {
        code: 'UNAUTHORIZED',
      });
    request.user = found.user;
    request.sessionId = found.sessionId;
  };
}
