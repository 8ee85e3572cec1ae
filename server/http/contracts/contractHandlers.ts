/** The renewals database: list, statistics, download, delete, batch upload. */
import type { FastifyBaseLogger } from 'fastify';
import { moveToTrash } from '../../../contract/changes.ts';
import { noSuchContract } from '../../../contract/refused.ts';
import { describeError } from '../../db/describeError.ts';
import type { AppContext } from '../appContext.ts';
import { changeContract } from '../cycle/changeContract.ts';
import type { Handlers } from '../operations.ts';
import { downloadContractHandler, type PdfOf } from './downloadContract.ts';
import { getDashboardStatsHandler } from './getDashboardStats.ts';
import { listContractsHandler } from './listContracts.ts';
import { createReadyLists } from './readyLists.ts';
import { todayOf } from './today.ts';
import { uploadContractsHandler } from './uploadContracts.ts';

type ContractOperation =
  | 'getDashboardStats'
  | 'listContracts'
  | 'downloadContract'
  | 'deleteContract'
  | 'uploadContracts';

export function contractHandlers(
  context: AppContext,
  pdfOf: PdfOf,
  log: Pick<FastifyBaseLogger, 'error'>,
): Handlers<ContractOperation> {
  const lists = createReadyLists(context.database.queries, (contract, error) => {
    log.error({ contract, err: describeError(error) }, 'contract not shown');
  });
  return {
    getDashboardStats: getDashboardStatsHandler(context, lists),
    listContracts: listContractsHandler(context, lists),
    downloadContract: downloadContractHandler(context, pdfOf),
    uploadContracts: uploadContractsHandler(context),
    async deleteContract({ user, params }, reply) {
      await changeContract(context, user, {
        id: params.id,
        today: todayOf({}, context.clock),
        inTrash: true,
        apply(record, actor) {
          if (record.deletedAt !== null) throw noSuchContract();
          return moveToTrash(record, true, actor);
        },
      });
      return reply.code(204).send();
    },
  };
}
