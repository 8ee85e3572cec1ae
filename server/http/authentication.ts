/** Who is asking: the bearer token of a request, looked up by its hash. */
import type { FastifyRequest } from 'fastify';
import type { AppContext } from './appContext.ts';
import { HttpError } from './httpError.ts';
import { findSessionUser } from '../db/sessions.ts';

/** Makes the hook that sets `request.user` or answers 401, before anything of the body is read. */
export function requireUser({ database, clock }: AppContext): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const [, token] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    const user = token === undefined ? null : await findSessionUser(database.queries, token, clock());
    if (!user)
      throw new HttpError(401, 'You are not signed in, or your session has ended. Please sign in again.', {
        code: 'UNAUTHORIZED',
      });
    request.user = user;
  };
}
