/** The list: without document text, as of the user's day, and an ETag that moves with every change. */
import type { FastifyReply } from 'fastify';
import type { AppContext } from '../appContext.ts';
import type { Handler } from '../operations.ts';
import type { ReadyLists, Serialise } from './readyLists.ts';
import { todayOf } from './today.ts';

export function listContractsHandler({ clock }: AppContext, lists: ReadyLists): Handler<'listContracts'> {
  return async (request, reply) => {
    const { query, user } = request;
    const wanted = { userId: user.databaseId, today: todayOf(query, clock), trash: query.trash === 'true' };
    const tag = await lists.tagOf(wanted);
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Authorization, Accept-Encoding' });
    if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const list = await lists.get(wanted, tag, serialisedBy(reply));
    reply.type('application/json; charset=utf-8');
    if (list.zipped && /\bgzip\b/.test(String(request.headers['accept-encoding']))) {
      return reply.header('content-encoding', 'gzip').send(list.zipped);
    }
    return reply.send(list.plain);
  };
}

/** By the reply, so that the contract is checked here like everywhere. Typed for objects; an array goes through the same. */
function serialisedBy(reply: FastifyReply): Serialise {
  return (contracts) => reply.serializeInput(contracts as never, '200', 'application/json') as string;
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = tag.replace(/^W\//, '');
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === bare);
}
