/** A contract by hand. Sent twice as the same entry it is one contract: an answer that got lost, a page that was loaded anew, two clicks. */
import { createHash, randomUUID } from 'node:crypto';
import { sayValues } from '../../../contract/changes.ts';
import { newRecord } from '../../../contract/record.ts';
import { alreadyAdded } from '../../../contract/refused.ts';
import { contractOfEntry, type Entry, saveEntry } from '../../db/contractEntries.ts';
import { saveParts } from '../../db/contractParts.ts';
import { moveRevision } from '../../db/contracts.ts';
import type { Queries } from '../../db/database.ts';
import { saveRecords } from '../../db/saveRecords.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import { HttpError } from '../httpError.ts';
import type { Handler } from '../operations.ts';
import type { CreateContractRequest } from '../wire.gen.ts';
import { readBrought, receiveBrought } from './broughtDocument.ts';
import { findRecord } from './changeContract.ts';
import { detailsOnWire } from './detailsOnWire.ts';

export function createContractHandler(context: AppContext): Handler<'createContract'> {
  const { database, clock } = context;
  const { queries } = database;
  return async ({ user, query, body }, reply) => {
    const today = todayOf(query, clock);
    const now = clock();
    const actor = { who: user.email, when: now.toISOString(), today };
    const { document, entryId: _, ...said } = body;
    const entry = entryOf(body);
    const madeBefore = async (on: Queries) => (entry ? madeOf(on, user.databaseId, entry) : null);

    const make = async () => {
      const brought = document && (await readBrought(context, user, document, today));
      const made = sayValues(newRecord(randomUUID(), 'hand', actor.when), said, actor);
      const record = { ...made.record, version: 1 };
      return queries.transaction(async (transaction) => {
        // From here on the same entry waits, if it is on its way a second time.
        await moveRevision(transaction, user.databaseId);
        const before = await madeBefore(transaction);
        if (before) return before;
        await saveRecords(transaction, user.databaseId, [{ ...made, record }], { now, isNew: () => true });
        if (entry) await saveEntry(transaction, user.databaseId, { ...entry, contractId: record.id });
        if (!brought) return record;
        const received = await receiveBrought(transaction, user.databaseId, record, brought, actor);
        await saveRecords(transaction, user.databaseId, [received.changed], { now });
        await saveParts(transaction, user.databaseId, [received.part]);
        return received.changed.record;
      });
    };
    // The first one may take the document while the second one looks for it.
    const record =
      (await madeBefore(queries)) ??
      (await make().catch(async (error: unknown) => {
        const before = await madeBefore(queries);
        if (before) return before;
        throw error;
      }));
    reply.code(201);
    return detailsOnWire(queries, user.databaseId, record, { today, now: clock() });
  };
}

function entryOf({ entryId, ...contents }: CreateContractRequest): Entry | null {
  if (entryId === undefined) return null;
  return { id: entryId.toLowerCase(), contents: createHash('sha256').update(JSON.stringify(contents)).digest('hex') };
}

/** The contract that the entry has become, also where it lies in the trash by now. Throws 409 where it was entered with other contents. */
async function madeOf(queries: Queries, databaseId: string, entry: Entry) {
  const made = await contractOfEntry(queries, databaseId, entry.id);
  if (made === null) return null;
  if (made.contents === entry.contents) return findRecord(queries, databaseId, made.contractId);
  const { status, message, code, details = '' } = alreadyAdded();
  throw new HttpError(status, message, { code, details, contractId: made.contractId });
}
