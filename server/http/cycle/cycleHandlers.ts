/** One contract and its cycle: look at it, change its values, decide, acknowledge, and its history. */
import { acknowledge, moveToTrash, sayValues, takeAcknowledgementBack } from '../../../contract/changes.ts';
import { standingOfRecord } from '../../../contract/listItem.ts';
import { undoChange } from '../../../contract/undo.ts';
import { historySince, readHistory } from '../../db/contractHistory.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import type { Handlers, SignedInUser } from '../operations.ts';
import { type Change, changeContract, findRecord } from './changeContract.ts';
import { detailsOnWire } from './detailsOnWire.ts';
import { decideWithProof } from './noticeProofHandler.ts';

type CycleOperation =
  | ('getContract' | 'updateContract' | 'undoChange' | 'restoreContract')
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
