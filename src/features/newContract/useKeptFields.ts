/** What is typed into the form of a new contract outlives a reload and a session that ends, for the user who typed it. */
import { useState } from 'react';
import { storageKeys } from '../../domain/storageKeys.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';
import { useAppSelector } from '../../store/hooks.ts';
import type { Fields } from './newContractValues.ts';

type KeptFields = { userId: string; from: string; fields: Fields };

/** `from` is what the page was opened with: a link to the document of another contract begins another form. */
export function useKeptFields(from: string) {
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const [kept] = useState(() => {
    const draft = readDraft<KeptFields>(storageKeys.newContract);
    return draft && draft.userId === userId && draft.from === from ? draft.fields : null;
  });
  return {
    kept,
    keep: (fields: Fields) => {
      if (userId !== undefined) keepDraft({ userId, from, fields } satisfies KeptFields, storageKeys.newContract);
    },
    forget: () => keepDraft(null, storageKeys.newContract),
  };
}
