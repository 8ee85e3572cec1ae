/** The renewals database: list, statistics, download, delete, batch upload. */
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import type { Handlers } from '../operations.ts';

type ContractOperation =
  'getDashboardStats' | 'listContracts' | 'downloadContract' | 'deleteContract' | 'uploadContracts';

const notYet = (): Promise<never> =>
  Promise.reject(new HttpError(501, 'This is not possible yet.', { code: 'NOT_IMPLEMENTED' }));

export function contractHandlers(_context: AppContext): Handlers<ContractOperation> {
  return {
    getDashboardStats: notYet,
    listContracts: notYet,
    downloadContract: notYet,
    deleteContract: notYet,
    uploadContracts: notYet,
  };
}
