/** The renewals database: list, statistics, download, delete, batch upload. */
import { deleteContract } from '../../db/contracts.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { notFound } from '../httpError.ts';
import type { Handlers } from '../operations.ts';
import { downloadContractHandler } from './downloadContract.ts';
import { getDashboardStatsHandler } from './getDashboardStats.ts';
import { listContractsHandler } from './listContracts.ts';
import { uploadContractsHandler } from './uploadContracts.ts';

type ContractOperation =
  'getDashboardStats' | 'listContracts' | 'downloadContract' | 'deleteContract' | 'uploadContracts';

export function contractHandlers(context: AppContext): Handlers<ContractOperation> {
  return {
    getDashboardStats: getDashboardStatsHandler(context),
    listContracts: listContractsHandler(context),
    downloadContract: downloadContractHandler(context),
    uploadContracts: uploadContractsHandler(context),
    async deleteContract(request, reply) {
      const { id } = request.params;
      const deleted = isUuid(id) && (await deleteContract(context.database.queries, request.user.id, id));
      if (!deleted) throw notFound('This contract');
      return reply.code(204).send();
    },
  };
}
