/** What was entered about a cancellation that isn’t saved: it is there when one is asked about that cycle again, also after a sign-in. */
import { storageKeys } from '../../domain/storageKeys.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';

export type CancellationFields = {
  sent?: boolean;
  accepted?: boolean;
  on?: string;
  how?: string;
  proof?: string;
  note?: string;
};
/** Of the one that was typed or sent last. `cycleEnd`: as decisions name the cycle. */
type Kept = { userId: string; contractId: string; cycleEnd: string; fields: CancellationFields };
type Place = Omit<Kept, 'fields'>;

/** Null where nothing was entered about that cycle. */
export function readCancellation({ userId, contractId, cycleEnd }: Place): CancellationFields | null {
  const kept = readDraft<Kept>(storageKeys.cancellation);
  const isIt = kept?.userId === userId && kept.contractId === contractId && kept.cycleEnd === cycleEnd;
  return isIt ? kept.fields : null;
}

/** Null forgets it: it was saved, or given up. */
export function keepCancellation(kept: Kept | null): void {
  keepDraft(kept, storageKeys.cancellation);
}
