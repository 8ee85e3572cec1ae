/** What is typed in this tab and not saved: it outlives a reload, but not the tab, and a logout only where another tab signed out. */
import { storageKeys } from '../domain/storageKeys.ts';
import { selectValuesTyped } from '../features/contract/valueDraftsSlice.ts';
import { hasUnsavedWork } from '../features/wizard/unsavedWork.ts';
import { readDraft } from '../platform/draftStorage.ts';
import type { RootState } from './rootReducer.ts';

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

/** The forms that hold something of this user's. */
export function typedFormsOf(userId: string | undefined): TypedForm[] {
  return (Object.keys(isTyped) as TypedForm[]).filter((form) => {
    const kept = readDraft<Owned>(storageKeys[form]);
    return kept !== null && kept.userId === userId && isTyped[form](kept);
  });
}

/** Is there anything that would be lost with a logout? */
export function hasTypedWork(state: RootState): boolean {
  const userId = state.auth.user?.id;
  if (hasUnsavedWork(state.wizard) || selectValuesTyped(state) || typedFormsOf(userId).length > 0) return true;
  return userId !== undefined && readDraft<Owned>(storageKeys.cancellation)?.userId === userId;
}
