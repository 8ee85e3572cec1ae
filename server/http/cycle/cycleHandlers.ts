/** One contract and its cycle. The operations are declared here first; each gets its handler as it is built. */
import { HttpError } from '../httpError.ts';
import type { Handlers } from '../operations.ts';

type CycleOperation =
  | ('getContract' | 'createContract' | 'updateContract' | 'changeContracts' | 'restoreContract')
  | ('putDecision' | 'acknowledgePassed' | 'joinContract' | 'splitContract')
  | ('getContractHistory' | 'getContractDocument' | 'getContractText' | 'getSettings' | 'putSettings');

async function notYet(): Promise<never> {
  throw new HttpError(501, 'This cannot be done yet.', { code: 'NOT_BUILT' });
}

export function cycleHandlers(): Handlers<CycleOperation> {
  return {
    getContract: notYet,
    createContract: notYet,
    updateContract: notYet,
    changeContracts: notYet,
    restoreContract: notYet,
    putDecision: notYet,
    acknowledgePassed: notYet,
    joinContract: notYet,
    splitContract: notYet,
    getContractHistory: notYet,
    getContractDocument: notYet,
    getContractText: notYet,
    getSettings: notYet,
    putSettings: notYet,
  };
}
