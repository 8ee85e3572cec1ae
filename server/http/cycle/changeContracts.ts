/** One change to many contracts, all or nothing. */
import { changeOne } from '../../../contract/changeMany.ts';
import { noSuchContract } from '../../../contract/refused.ts';
import { loadRecords } from '../../db/contractRecords.ts';
import { moveRevision } from '../../db/contracts.ts';
import { saveRecords } from '../../db/saveRecords.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import type { Handler } from '../operations.ts';

export function changeContractsHandler({ database, clock }: AppContext): Handler<'changeContracts'> {
  return async ({ user, query, body }) => {
    const now = clock();
    const actor = { who: user.email, when: now.toISOString(), today: todayOf(query, clock) };
    const ids = [...new Set(body.ids.map((id) => id.toLowerCase()))];
    if (!ids.every(isUuid)) throw noSuchContract();
    return database.queries.transaction(async (transaction) => {
      await moveRevision(transaction, user.databaseId);
      const records = await loadRecords(transaction, user.databaseId, ids);
      if (records.length < ids.length) throw noSuchContract();
      const changed = records.map((record) => changeOne(record, body, actor));
      await saveRecords(transaction, user.databaseId, changed, { now });
      return { changed: changed.filter(({ history }) => history.length > 0).length };
    });
  };
}
