/** One contract and its cycle: look at it, change its values, decide, acknowledge, and its history. */
import { randomUUID } from 'node:crypto';
import { acknowledge, moveToTrash, sayValues, takeAcknowledgementBack } from '../../../contract/changes.ts';
import { standingOfRecord } from '../../../contract/listItem.ts';
import { newRecord } from '../../../contract/record.ts';
import { undoChange } from '../../../contract/undo.ts';
import { saveParts } from '../../db/contractParts.ts';
import { historySince, readHistory } from '../../db/contractHistory.ts';
import { moveRevision } from '../../db/contracts.ts';
import { saveRecords } from '../../db/saveRecords.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import type { Handlers, SignedInUser } from '../operations.ts';
import { readBrought, receiveBrought } from './broughtDocument.ts';
import { type Change, changeContract, findRecord } from './changeContract.ts';
import { detailsOnWire } from './detailsOnWire.ts';
import { decideWithProof } from './noticeProofHandler.ts';

type CycleOperation =
  | ('getContract' | 'createContract' | 'updateContract' | 'undoChange' | 'restoreContract')
  | ('putDecision' | 'acknowledgePassed' | 'unacknowledgePassed' | 'getContractHistory');

export function cycleHandlers(context: AppContext): Handlers<CycleOperation> {
  const { database, clock } = context;
  const { queries } = database;
  const changed = async (user: SignedInUser, change: Change) =>
    detailsOnWire(queries, user.databaseId, await changeContract(context, user, change), {
      today: change.today,
      now: clock(),
    });
  return {
    async getContract({ user, params, query }) {
      const today = todayOf(query, clock);
      return detailsOnWire(queries, user.databaseId, await findRecord(queries, user.databaseId, params.id), {
        today,
        now: clock(),
      });
    },

    async createContract({ user, query, body }, reply) {
      const today = todayOf(query, clock);
      const now = clock();
      const actor = { who: user.email, when: now.toISOString(), today };
      const { document, ...said } = body;
      const brought = document && (await readBrought(context, user, document, today));
      const made = sayValues(newRecord(randomUUID(), 'hand', actor.when), said, actor);
      let record = { ...made.record, version: 1 };
      await queries.transaction(async (transaction) => {
        await moveRevision(transaction, user.databaseId);
        await saveRecords(transaction, user.databaseId, [{ ...made, record }], { now, isNew: () => true });
        if (!brought) return;
        const { changed: received, part } = await receiveBrought(transaction, user.databaseId, record, brought, actor);
        await saveRecords(transaction, user.databaseId, [received], { now });
        await saveParts(transaction, user.databaseId, [part]);
        ({ record } = received);
      });
      reply.code(201);
      return detailsOnWire(queries, user.databaseId, record, { today, now: clock() });
    },

    updateContract: async ({ user, params, query, body }) =>
      changed(user, {
        id: params.id,
        version: body.version,
        today: todayOf(query, clock),
        apply: (record, actor) => sayValues(record, body, actor),
      }),

    undoChange: async ({ user, params, query, body: { version } }) =>
      changed(user, {
        id: params.id,
        version,
        today: todayOf(query, clock),
        apply: async (record, actor, transaction) =>
          undoChange(record, await historySince(transaction, record.id, version - 1), actor),
      }),

    putDecision: async ({ user, params, query, body }) =>
      changed(user, {
        id: params.id,
        version: body.version,
        today: todayOf(query, clock),
        apply: (record, actor, transaction) => decideWithProof(transaction, { user, record, body, actor }),
      }),

    async acknowledgePassed({ user, params, query }) {
      const today = todayOf(query, clock);
      return changed(user, {
        id: params.id,
        today,
        apply: (record, actor) => acknowledge(record, standingOfRecord(record, today).passedEnds, actor),
      });
    },

    unacknowledgePassed: async ({ user, params, query }) => {
      const today = todayOf(query, clock);
      return changed(user, {
        id: params.id,
        today,
        apply: (record, actor) => takeAcknowledgementBack(record, standingOfRecord(record, today), actor),
      });
    },

    restoreContract: async ({ user, params, query }) =>
      changed(user, {
        id: params.id,
        today: todayOf(query, clock),
        inTrash: true,
        apply: (record, actor) => moveToTrash(record, false, actor),
      }),

    async getContractHistory({ user, params }) {
      const { id } = await findRecord(queries, user.databaseId, params.id);
      return readHistory(queries, id);
    },
  };
}
