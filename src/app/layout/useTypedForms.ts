/** Which forms hold something that is typed and not saved: they outlive a reload, but neither the tab nor a logout. */
import { useSyncExternalStore } from 'react';
import { storageKeys } from '../../domain/storageKeys.ts';
import { onDraftKept, readDraft } from '../../platform/draftStorage.ts';
import { useAppSelector } from '../../store/hooks.ts';

export type TypedForm = 'settings' | 'notes' | 'newContract';

type Owned = { userId: string };
type NotesKept = Owned & { byContract: Record<string, { saved: string; text: string }> };
type ContractKept = Owned & { fields: Record<string, unknown> };

/** What stands in an empty form of a new contract, too. */
const PRESET = new Set(['currency', 'period']);

const isTyped: Record<TypedForm, (kept: Owned) => boolean> = {
  settings: () => true,
  notes: (kept) => Object.values((kept as NotesKept).byContract).some(({ saved, text }) => text.trim() !== saved),
  newContract: (kept) =>
    Object.entries((kept as ContractKept).fields).some(([field, value]) => Boolean(value) && !PRESET.has(field)),
};

function typedFormsOf(userId: string | undefined): TypedForm[] {
  return (Object.keys(isTyped) as TypedForm[]).filter((form) => {
    const kept = readDraft<Owned>(storageKeys[form]);
    return kept !== null && kept.userId === userId && isTyped[form](kept);
  });
}

/** Those of the user who is signed in. */
export function useTypedForms(): TypedForm[] {
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const typed = useSyncExternalStore(onDraftKept, () => typedFormsOf(userId).join(' '));
  return typed === '' ? [] : (typed.split(' ') as TypedForm[]);
}
