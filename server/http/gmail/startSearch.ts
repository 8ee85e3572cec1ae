/** Records a search and queues its job in one transaction: neither can be without the other. */
import { randomUUID } from 'node:crypto';
import { findConnection } from '../../db/connections.ts';
import type { Queries } from '../../db/database.ts';
import {
  cancelSearches,
  countRunningSearches,
  findSearch,
  findSearchByRequest,
  insertSearch,
  lockSearches,
  type SearchRow,
} from '../../db/searches.ts';
import { readCriteria, refuseCriteria, type RecordedCriteria } from '../../../contract/criteria.ts';
import { GOOGLE_SENTENCES } from '../../google/googleSentences.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError, notFound } from '../httpError.ts';
import type { StartSearchRequest } from '../wire.gen.ts';

const REPLACED = 'This search was replaced by another one.';

/** 409, of what can be had of a finished search only. */
export function stillRunning(): HttpError {
  return new HttpError(409, 'This search is still running.', {
    details: 'Its results are ready as soon as it is done.',
    code: 'SEARCH_RUNNING',
  });
}

/**
 * The same `clientRequestId` again answers the search it started. Throws 409 where no account is connected or the search to retry has not
 * ended by itself, 404 where there is none, 422 where it cannot be honoured, 429 where the user has too many running.
 */
export async function startSearch(
  context: AppContext,
  userId: string,
  request: StartSearchRequest,
): Promise<SearchRow> {
  const { database } = context;
  const clientRequestId = request.clientRequestId ?? null;
  const repeated = clientRequestId && (await findSearchByRequest(database.queries, userId, clientRequestId));
  if (repeated) return repeated;
  const retried = request.retryOf === undefined ? null : await findRetried(context, userId, request.retryOf);
  const criteria = retried?.criteria ?? criteriaOf(request);
  // Files are here already.
  if (criteria.service !== 'FILES') await admit(context, userId, criteria);
  const { replaces = null } = request;
  return recordSearch(context, userId, { clientRequestId, criteria, retryOf: retried?.id ?? null, replaces });
}

export type SearchToRecord = {
  clientRequestId: string | null;
  criteria: RecordedCriteria;
  retryOf: string | null;
  /** A search of the user that this one takes the place of. */
  replaces: string | null;
};

/** Records a search that may be run, with what belongs to it. Throws 429 where the user has too many running. */
export async function recordSearch(
  { config, database, clock, jobs }: AppContext,
  userId: string,
  { replaces, ...wanted }: SearchToRecord,
  recordMore: (queries: Queries, searchId: string) => Promise<void> = async () => {},
): Promise<SearchRow> {
  const { clientRequestId } = wanted;
  const id = randomUUID();
  const row = { id, userId, ...wanted, now: clock() };
  const { search, cancelled } = await database.queries.transaction(async (queries) => {
    await lockSearches(queries, userId);
    const isNew = await insertSearch(queries, row);
    if (!isNew) return { search: await findSearchByRequest(queries, userId, clientRequestId ?? ''), cancelled: [] };
    const replaced = replaces ? await cancelSearches(queries, { userId, id: replaces }, REPLACED, clock()) : [];
    if ((await countRunningSearches(queries, userId)) > config.searchesPerUser) throw tooMany(config.searchesPerUser);
    await recordMore(queries, id);
    await jobs.queueSearch(queries, { searchId: id, userId });
    return { search: await findSearch(queries, userId, id), cancelled: replaced };
  });
  if (search === null) throw new Error('A search is missing right after it was recorded.');
  jobs.abandon(cancelled);
  return search;
}

async function findRetried({ database }: AppContext, userId: string, id: string): Promise<SearchRow> {
  const search = await findSearch(database.queries, userId, id);
  if (search === null) throw notFound('This search');
  if (search.status === 'PROCESSING') throw stillRunning();
  if (search.status !== 'CANCELLED') return search;
  throw new HttpError(409, search.message ?? 'This search was cancelled.', { code: 'SEARCH_CANCELLED' });
}

function tooMany(most: number): HttpError {
  const running = most === 1 ? 'A search of yours is running' : `${most} searches of yours are running`;
  return new HttpError(429, `${running} already, which is the limit.`, {
    details: 'Wait until one is done, or edit one that is still running.',
    code: 'TOO_MANY_SEARCHES',
  });
}

async function admit({ database }: AppContext, userId: string, criteria: RecordedCriteria): Promise<void> {
  const connection = await findConnection(database.queries, userId);
  if (connection?.status !== 'connected') {
    const reason = connection?.reconnectReason;
    throw new HttpError(409, GOOGLE_SENTENCES.notConnected.message, {
      code: 'NOT_CONNECTED',
      ...(reason ? { details: reason } : {}),
    });
  }
  const refusal = refuseCriteria(criteria, connection);
  if (refusal === null) return;
  const { message, code, details } = refusal;
  throw new HttpError(422, message, { code, ...(details === undefined ? {} : { details }) });
}

/** The wire's optional fields may be there as undefined; the domain's may not. Throws 400 without keywords. */
function criteriaOf(request: StartSearchRequest): RecordedCriteria {
  if (request.keywords === undefined) {
    const details = 'keywords';
    throw new HttpError(400, `The request is not valid: ${details} is missing.`, { code: 'INVALID', details });
  }
  const entries = Object.entries(request).filter(([, value]) => value !== undefined);
  return readCriteria(Object.fromEntries(entries) as Parameters<typeof readCriteria>[0]);
}
