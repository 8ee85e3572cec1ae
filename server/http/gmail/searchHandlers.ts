/** The operations of a search. The work is the job's; these only record and read. */
import { findFoundBySearch } from './readFound.ts';
import { cancelSearches, findSearch } from '../../db/searches.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import { HttpError, notFound } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { searchOnWire } from './searchOnWire.ts';
import { startSearch, stillRunning } from './startSearch.ts';

const ABANDONED = 'This search was cancelled.';

export function searchHandlers(context: AppContext): Handlers<'startSearch' | 'getSearch' | 'processSearch'> {
  const { clock, database, jobs } = context;
  return {
    startSearch: async ({ user, body }) => searchOnWire(await startSearch(context, user.id, body)),

    getSearch: async ({ user, params }) => {
      const search = await findSearch(database.queries, user.id, params.id);
      if (search === null) throw notFound('This search');
      return searchOnWire(search);
    },

    processSearch: async ({ user, params, query }) => {
      const search = await findSearch(database.queries, user.id, params.searchId);
      if (search === null) throw notFound('This search');
      if (query.abandon === 'true') {
        jobs.abandon(await cancelSearches(database.queries, { userId: user.id, id: search.id }, ABANDONED, clock()));
        return { contracts: [] };
      }
      if (search.status === 'PROCESSING') throw stillRunning();
      if (search.status !== 'COMPLETED') {
        throw new HttpError(422, search.message ?? 'This search has failed.', { code: `SEARCH_${search.status}` });
      }
      return findFoundBySearch(database.queries, search, user, todayOf({}, clock));
    },
  };
}
