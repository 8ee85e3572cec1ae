/** Records a search and queues its job in one transaction: neither can be without the other. */
import { randomUUID } from 'node:crypto';
import { findConnection } from '../../db/connections.ts';
import { cancelSearches, findSearch, findSearchByRequest, insertSearch, type SearchRow } from '../../db/searches.ts';
import { readCriteria, refuseCriteria, type SearchCriteria } from '../../domain/searchCriteria.ts';
import { GOOGLE_SENTENCES } from '../../google/googleSentences.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import type { StartSearchRequest } from '../wire.gen.ts';

const REPLACED = 'This search was replaced by another one.';

/** The same `clientRequestId` again answers the search it started. Throws 409 where no account is connected, 422 where it cannot be honoured. */
export async function startSearch(
  context: AppContext,
  userId: string,
  request: StartSearchRequest,
): Promise<SearchRow> {
  const { database, clock, jobs } = context;
  const clientRequestId = request.clientRequestId ?? null;
  const repeated = clientRequestId && (await findSearchByRequest(database.queries, userId, clientRequestId));
  if (repeated) return repeated;
  const criteria = await admit(context, userId, request);
  const id = randomUUID();
  const { search, cancelled } = await database.queries.transaction(async (queries) => {
    const isNew = await insertSearch(queries, { id, userId, clientRequestId, criteria, now: clock() });
    if (!isNew) return { search: await findSearchByRequest(queries, userId, clientRequestId ?? ''), cancelled: [] };
    const replaces = request.replaces;
    const replaced = replaces ? await cancelSearches(queries, { userId, id: replaces }, REPLACED, clock()) : [];
    await jobs.queueSearch(queries, id);
    return { search: await findSearch(queries, userId, id), cancelled: replaced };
  });
  if (search === null) throw new Error('A search is missing right after it was recorded.');
  jobs.abandon(cancelled);
  return search;
}

async function admit({ database }: AppContext, userId: string, request: StartSearchRequest): Promise<SearchCriteria> {
  const connection = await findConnection(database.queries, userId);
  if (connection?.status !== 'connected') {
    const reason = connection?.reconnectReason;
    throw new HttpError(409, GOOGLE_SENTENCES.notConnected.message, {
      code: 'NOT_CONNECTED',
      ...(reason ? { details: reason } : {}),
    });
  }
  const criteria = readCriteria(definedOf(request));
  const refusal = refuseCriteria(criteria, connection);
  if (refusal === null) return criteria;
  const { message, code, details } = refusal;
  throw new HttpError(422, message, { code, ...(details === undefined ? {} : { details }) });
}

/** The wire's optional fields may be there as undefined; the domain's may not. */
function definedOf(request: StartSearchRequest): Parameters<typeof readCriteria>[0] {
  const entries = Object.entries(request).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Parameters<typeof readCriteria>[0];
}
