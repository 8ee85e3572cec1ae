/** Imports of sheets that were made before: named, and taken back as a whole in one transaction. */
import type { ContractRecord, HistoryEntry } from '../../../contract/record.ts';
import {
  importUndone,
  type KeptImport,
  noSuchImport,
  shownImport,
  takeImportBack,
} from '../../../sheets/takeImportBack.ts';
import { lastChanges } from '../../db/contractHistory.ts';
import { loadRecords } from '../../db/contractRecords.ts';
import { moveRevision } from '../../db/contracts.ts';
import type { Queries } from '../../db/database.ts';
import { saveRecords } from '../../db/saveRecords.ts';
import { closeImport, findImport, keptImports } from '../../db/sheetImports.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import type { Handlers } from '../operations.ts';

const AT_ONCE = 200;

export function importsHandlers({ database, clock }: AppContext): Handlers<'listImports' | 'undoImport'> {
  return {
    async listImports({ user }) {
      return (await keptImports(database.queries, user.databaseId)).map(shownImport);
    },

    async undoImport({ user, params: { id }, query }) {
      const now = clock();
      const actor = { who: user.email, when: now.toISOString(), today: todayOf(query, clock) };
      if (!isUuid(id)) throw noSuchImport();
      return database.queries.transaction(async (transaction) => {
        const dryRun = query.dryRun === 'true';
        // From here on any other change of this user waits: two tabs cannot both take it back.
        if (!dryRun) await moveRevision(transaction, user.databaseId);
        const kept = await findImport(transaction, user.databaseId, id);
        if (!kept) throw noSuchImport();
        if (kept.undoneAt !== null) throw importUndone();
        const { records, lines } = await asTheyAre(transaction, user.databaseId, kept);
        const back = takeImportBack(kept.contracts, records, (record) => lines.get(record.id) ?? [], actor);
        const { changed, ...counts } = back;
        if (dryRun) return { undone: false, ...counts };
        await saveRecords(transaction, user.databaseId, changed, { now });
        await closeImport(transaction, user.databaseId, { id, now, left: new Set(back.left.map((each) => each.id)) });
        return { undone: true, ...counts };
      });
    },
  };
}

/** What it imported, and of each contract that is unchanged since the lines that the import left. */
async function asTheyAre(queries: Queries, userId: string, { contracts }: KeptImport) {
  const records = new Map<string, ContractRecord>();
  const lines = new Map<string, HistoryEntry[]>();
  for (let from = 0; from < contracts.length; from += AT_ONCE) {
    const part = contracts.slice(from, from + AT_ONCE);
    const loaded = await loadRecords(
      queries,
      userId,
      part.map(({ id }) => id),
    );
    for (const record of loaded) records.set(record.id, record);
    const updated = part.flatMap(({ id, isNew }) => (isNew || !records.has(id) ? [] : [id]));
    if (updated.length > 0) for (const [id, its] of await lastChanges(queries, updated)) lines.set(id, its);
  }
  return { records, lines };
}
