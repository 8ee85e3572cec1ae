/** One change to many contracts; and taking it back, of each contract that is still as the change left it. */
import { changeEach, changesOf, versionsOf } from '../../../contract/changeMany.ts';
import { noSuchContract } from '../../../contract/refused.ts';
import { undoOneOfMany } from '../../../contract/undo.ts';
import { lastChanges } from '../../db/contractHistory.ts';
import { loadRecords } from '../../db/contractRecords.ts';
import { moveRevision } from '../../db/contracts.ts';
import { saveRecords } from '../../db/saveRecords.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import type { Handlers } from '../operations.ts';

export function changeContractsHandlers({ database, clock }: AppContext): Handlers<'changeContracts' | 'undoChanges'> {
  return {
    async changeContracts({ user, query, body }) {
      const now = clock();
      const actor = { who: user.email, when: now.toISOString(), today: todayOf(query, clock) };
      const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
      if (!ids.every(isUuid)) throw noSuchContract();
      return database.queries.transaction(async (transaction) => {
        await moveRevision(transaction, user.databaseId);
        const records = await loadRecords(transaction, user.databaseId, ids);
        if (records.length < ids.length) throw noSuchContract();
        const done = changeEach(records, body, actor);
        await saveRecords(transaction, user.databaseId, done.changed, { now });
        return changesOf(done);
      });
    },

    async undoChanges({ user, query, body }) {
      const now = clock();
      const actor = { who: user.email, when: now.toISOString(), today: todayOf(query, clock) };
      const versions = new Map(body.changes.map(({ id, version }) => [id.toLowerCase(), version]));
      return database.queries.transaction(async (transaction) => {
        await moveRevision(transaction, user.databaseId);
        const records = await loadRecords(transaction, user.databaseId, [...versions.keys()].filter(isUuid));
        const byId = new Map(records.map((record) => [record.id, record]));
        const lines = await lastChanges(transaction, [...byId.keys()]);
        const undone = [...versions].flatMap(([id, version]) => {
          return undoOneOfMany(byId.get(id), { version, lines: lines.get(id) ?? [] }, actor) ?? [];
        });
        await saveRecords(transaction, user.databaseId, undone, { now });
        const done = new Set(undone.map(({ record }) => record.id));
        return { undone: versionsOf(undone), left: [...versions.keys()].filter((id) => !done.has(id)) };
      });
    },
  };
}
