/** Past searches, which of them are kept, and what those have found. */
import { nearFirst } from '../../../contract/foundChance.ts';
import { firstRun, MOST_WATCHES } from '../../../contract/watchRhythm.ts';
import { agreementsOfFound } from '../../db/agreementsOfFound.ts';
import { findEarlierVersions } from '../../db/earlierVersions.ts';
import { loadNewFinds, setDismissed } from '../../db/newFinds.ts';
import { findSearch, lockSearches } from '../../db/searches.ts';
import { zoneOf } from '../../db/watchRuns.ts';
import { countWatches, deleteWatch, saveWatch, watchesOf } from '../../db/watches.ts';
import { todayOf } from '../contracts/today.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError, notFound } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { findOnWire, pastSearchesOnWire } from './watchOnWire.ts';

type Watching = Handlers<
  'listSearches' | 'watchSearch' | 'unwatchSearch' | 'listFinds' | 'dismissFind' | 'restoreFind'
>;

export function watchingHandlers({ database, clock }: AppContext): Watching {
  const { queries } = database;
  return {
    listSearches: ({ user }) => pastSearchesOnWire(queries, user, clock()),

    async watchSearch({ user, params, body }) {
      const search = await findSearch(queries, user.id, params.id);
      if (search === null) throw notFound('This search');
      if (search.watchOf !== null || search.status === 'CANCELLED') throw notToBeKept(search.watchOf !== null);
      if (search.criteria.service === 'FILES')
        throw new HttpError(409, 'Your own files are read once, so this search can’t be kept.', {
          code: 'NOT_TO_BE_KEPT',
        });
      const now = clock();
      await queries.transaction(async (transaction) => {
        await lockSearches(transaction, user.id);
        const isKept = (await watchesOf(transaction, user.id)).some(({ searchId }) => searchId === search.id);
        if (!isKept && (await countWatches(transaction, user.id)) >= MOST_WATCHES) throw tooMany();
        const nextRunAt = firstRun(body, await zoneOf(transaction, search), now);
        const { rhythm, hour } = body;
        await saveWatch(transaction, { searchId: search.id, userId: user.id, rhythm, hour, createdAt: now, nextRunAt });
      });
      const kept = (await pastSearchesOnWire(queries, user, now)).find(({ id }) => id === search.id);
      if (kept === undefined) throw notFound('This search');
      return kept;
    },

    async unwatchSearch({ user, params }, reply) {
      const search = await findSearch(queries, user.id, params.id);
      if (search === null) throw notFound('This search');
      await deleteWatch(queries, user.id, search.id);
      return reply.code(204).send();
    },

    async listFinds({ user, query }) {
      const today = todayOf(query, clock);
      const found = await loadNewFinds(queries, user, query.dismissed === 'true');
      const earlier = await findEarlierVersions(queries, user.databaseId, found);
      const agreements = await agreementsOfFound(queries, user.databaseId, found);
      return nearFirst(
        found.map((row) =>
          findOnWire(row, today, { changedFrom: earlier.get(row.id), belongsTo: agreements.get(row.id) }),
        ),
        today,
      );
    },

    async dismissFind({ user, params }, reply) {
      if (!(await setDismissed(queries, user.id, params.id, clock()))) throw notFound('This find');
      return reply.code(204).send();
    },

    async restoreFind({ user, params }, reply) {
      if (!(await setDismissed(queries, user.id, params.id, null))) throw notFound('This find');
      return reply.code(204).send();
    },
  };
}

function notToBeKept(isRun: boolean): HttpError {
  const message = isRun ? 'This search already belongs to one you keep.' : 'A cancelled search can’t be kept.';
  return new HttpError(409, message, { code: 'NOT_TO_BE_KEPT' });
}

function tooMany(): HttpError {
  return new HttpError(409, `You keep ${MOST_WATCHES} searches already, which is the limit.`, {
    details: 'Stop keeping one that you no longer need.',
    code: 'TOO_MANY_KEPT',
  });
}
