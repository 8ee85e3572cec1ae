/** The list: without document text, as of the user's day, and an ETag that moves with every change. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { companyKeys } from '../../../contract/counterparty.ts';
import { listItem } from '../../../contract/listItem.ts';
import { readRevision } from '../../db/contracts.ts';
import { loadListed } from '../../db/listedContracts.ts';
import { ourCompaniesOf } from '../../db/settings.ts';
import type { AppContext } from '../appContext.ts';
import type { Handler } from '../operations.ts';
import type { Contract } from '../wire.gen.ts';
import { createContractListCache } from './contractListCache.ts';
import { todayOf } from './today.ts';

/** A tag says whose list it is: a cache that asks whether any of its copies is still good must not be told yes of another user's. */
const OWNER_CHARACTERS = 16;

/** Goes up when a contract is shown differently, so that no client keeps what an older version answered. */
const LIST_FORMAT = 2;

export function listContractsHandler({ database, clock }: AppContext): Handler<'listContracts'> {
  const { queries } = database;
  const cache = createContractListCache();
  return async (request, reply) => {
    const today = todayOf(request.query, clock);
    const trash = request.query.trash === 'true';
    const { id: userId } = request.user;
    const revision = await readRevision(queries, userId);
    const tag = `W/"${LIST_FORMAT}-${ownerOf(userId)}-${revision}-${today}${trash ? '-trash' : ''}"`;
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Authorization, Accept-Encoding' });
    if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const list = await cache.get(`${userId} ${tag}`, async () => {
      const records = await loadListed(queries, userId, { trash });
      const ourKeys = companyKeys(await ourCompaniesOf(queries, userId, records));
      // Serialised by the reply, so that the contract is checked here like everywhere.
      return serialise(
        reply,
        records.map((record) => listItem(record, today, ourKeys)),
      );
    });
    reply.type('application/json; charset=utf-8');
    if (list.zipped && /\bgzip\b/.test(String(request.headers['accept-encoding']))) {
      return reply.header('content-encoding', 'gzip').send(list.zipped);
    }
    return reply.send(list.plain);
  };
}

function serialise(reply: FastifyReply, contracts: Contract[]): string {
  // Typed for objects; an array goes through the same.
  return reply.serializeInput(contracts as never, '200', 'application/json') as string;
}

function ownerOf(userId: string): string {
  return createHash('sha256').update(userId).digest('base64url').slice(0, OWNER_CHARACTERS);
}

/** If-None-Match compares weakly (RFC 9110, 13.1.2). */
function matches(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = tag.replace(/^W\//, '');
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === bare);
}
