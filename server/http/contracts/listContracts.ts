/** The list: without document text, dates as of the user's day, and an ETag that moves with every change. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { listContractRows, readRevision, renewalOf, type ContractRow } from '../../db/contracts.ts';
import { currentRenewalDate, noticeDeadline } from '../../domain/contractDates.ts';
import type { AppContext } from '../appContext.ts';
import type { Handler } from '../operations.ts';
import type { Contract } from '../wire.gen.ts';
import { createContractListCache } from './contractListCache.ts';
import { todayOf } from './today.ts';

/** A tag says whose list it is: a cache that asks whether any of its copies is still good must not be told yes of another user's. */
const OWNER_CHARACTERS = 16;

/** Goes up when a contract is shown differently, so that no client keeps what an older version answered. */
const LIST_FORMAT = 1;

export function listContractsHandler({ database, clock }: AppContext): Handler<'listContracts'> {
  const { queries } = database;
  const cache = createContractListCache();
  return async (request, reply) => {
    const today = todayOf(request.query, clock);
    const { id: userId } = request.user;
    const revision = await readRevision(queries, userId);
    const tag = `W/"${LIST_FORMAT}-${ownerOf(userId)}-${revision}-${today}"`;
    reply.headers({ etag: tag, 'cache-control': 'private, no-cache', vary: 'Authorization, Accept-Encoding' });
    if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const list = await cache.get(`${userId} ${tag}`, async () => {
      const rows = await listContractRows(queries, userId);
      // Serialised by the reply, so that the contract is checked here like everywhere.
      return serialise(
        reply,
        rows.map((row) => toContract(row, today)),
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

/** A row as the contract shows it, seen from `today`. */
export function toContract(row: ContractRow, today: string): Contract {
  const stored = renewalOf(row);
  const renewalDate = currentRenewalDate(stored, today);
  return {
    id: row.id,
    name: row.name,
    contractValue: row.contractValue,
    renewalDate,
    currency: row.currency,
    parties: row.parties,
    autoRenews: stored.autoRenews,
    renewalTerm: stored.renewalTerm,
    noticePeriod: stored.noticePeriod,
    noticeBy: noticeDeadline(renewalDate, stored.noticePeriod),
    source: row.source,
    createdAt: row.createdAt.toISOString(),
  };
}
