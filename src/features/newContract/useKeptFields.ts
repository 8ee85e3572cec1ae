/** What is typed into the form of a new contract outlives a reload and a session that ends, for the user who typed it. */
import { useRef, useState } from 'react';
import { storageKeys } from '../../domain/storageKeys.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';
import { dropParcel, heldFile, leaveParcel } from '../../platform/parcels.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { Fields } from './newContractValues.ts';

/**
 * `parcel` is the file that was chosen: it stays in the page's memory, so a reload loses it. `entryId` names the entry from its first sending on,
 * so that it is one contract however often it is sent.
 */
type KeptFields = { userId: string; from: string; fields: Fields; parcel?: string; entryId?: string };

/** `from` is what the page was opened with: a link to the document of another contract begins another form. */
export function useKeptFields(from: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const own = () => {
    const draft = readDraft<KeptFields>(storageKeys.newContract);
    return draft && draft.userId === userId && draft.from === from ? draft : null;
  };
  const [kept] = useState(own);
  const entry = useRef(kept?.entryId);
  const write = (changes: Partial<KeptFields>) => {
    if (userId === undefined) return;
    const before = own() ?? { userId, from, fields: {} };
    keepDraft({ ...before, ...changes } satisfies KeptFields, storageKeys.newContract);
  };
  const dropFile = () => dropParcel(own()?.parcel ?? '');
  return {
    kept: kept?.fields ?? null,
    keptFile: heldFile(kept?.parcel ?? '') ?? null,
    keep: (fields: Fields) => write({ fields }),
    keepFile: (file: File | null) => {
      dropFile();
      write({ parcel: file ? leaveParcel(file) : '' });
    },
    entryId: () => {
      entry.current ||= crypto.randomUUID();
      write({ entryId: entry.current });
      return entry.current;
    },
    /** What is sent from now on is another contract. */
    beginAnother: () => {
      entry.current = undefined;
      write({ entryId: '' });
    },
    forget: () => {
      dropFile();
      keepDraft(null, storageKeys.newContract);
    },
  };
}
