/** Contracts whose documents belong together: which ones may, how joining would leave one, joining, and taking apart again. */
import { randomUUID } from 'node:crypto';
import { type Actor, type Changed, withDocuments } from '../../../contract/changes.ts';
import { withJoined, withoutDocuments } from '../../../contract/joining.ts';
import { type ContractRecord, newRecord } from '../../../contract/record.ts';
import { contractInTrash } from '../../../contract/refused.ts';
import { loadRecord } from '../../db/contractRecords.ts';
import type { Queries } from '../../db/database.ts';
import { homeOfDocument, moveDocuments } from '../../db/joinedContracts.ts';
import { openJoinOffers } from '../../db/joinOffers.ts';
import { saveRecords } from '../../db/saveRecords.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import { notFound } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import type { SplitContractRequest } from '../wire.gen.ts';
import { changeContract, findRecord } from './changeContract.ts';
import { detailsOnWire, detailsUnplanned } from './detailsOnWire.ts';

type JoinOperation = 'listJoinOffers' | 'previewJoin' | 'joinContract' | 'splitContract';

export function joinHandlers(context: AppContext): Handlers<JoinOperation> {
  const { database, clock } = context;
  const { queries } = database;
  return {
    listJoinOffers: ({ user }) => openJoinOffers(queries, user.databaseId),

    async previewJoin({ user, params, query }) {
      const today = todayOf(query, clock);
      const into = await findRecord(queries, user.databaseId, params.id);
      if (into.deletedAt !== null) throw contractInTrash();
      const other = await findRecord(queries, user.databaseId, params.otherId);
      const { record } = withJoined(into, other, { who: user.email, when: clock().toISOString(), today });
      return detailsUnplanned(queries, user.databaseId, record, today);
    },

    async joinContract({ user, params, query, body }) {
      const today = todayOf(query, clock);
      const record = await changeContract(context, user, {
        id: params.id,
        version: body.version,
        today,
        apply: (into, actor, transaction) => join(transaction, user.databaseId, into, body.contractId, actor),
      });
      return detailsOnWire(queries, user.databaseId, record, { today, now: clock() });
    },

    async splitContract({ user, params, query, body }) {
      const today = todayOf(query, clock);
      let out = '';
      await changeContract(context, user, {
        id: params.id,
        version: body.version,
        today,
        async apply(from, actor, transaction) {
          const { changed, homeId } = await split(transaction, user.databaseId, from, body, actor);
          out = homeId;
          return changed;
        },
      });
      return detailsOnWire(queries, user.databaseId, await findRecord(queries, user.databaseId, out), {
        today,
        now: clock(),
      });
    },
  };
}

async function join(
  transaction: Queries,
  userId: string,
  into: ContractRecord,
  otherId: string,
  actor: Actor,
): Promise<Changed> {
  const other = isUuid(otherId) ? await loadRecord(transaction, userId, otherId.toLowerCase()) : null;
  const joined = withJoined(into, other, actor);
  await moveDocuments(transaction, userId, { from: otherId.toLowerCase(), into: into.id });
  return joined;
}

/** Everything that came with the document goes back with it. */
async function split(
  transaction: Queries,
  userId: string,
  from: ContractRecord,
  { documentId, keepApart }: SplitContractRequest,
  actor: Actor,
): Promise<{ changed: Changed; homeId: string }> {
  const document = from.documents.find(({ id }) => id === documentId.toLowerCase());
  if (!document) throw notFound('This document');
  const home = await homeOfDocument(transaction, userId, document.id);
  const going = home?.documentIds ?? [document.id];
  const homeId = home?.contractId ?? randomUUID();
  const changed = withoutDocuments(from, { documents: new Set(going), homeId, keepApart }, actor);
  if (!home) {
    const made = withDocuments(newRecord(homeId, document.source, actor.when), [document], actor);
    await saveRecords(transaction, userId, [made], { now: new Date(actor.when), isNew: () => true });
  }
  await moveDocuments(transaction, userId, { from: from.id, into: homeId, only: going });
  return { changed, homeId };
}
