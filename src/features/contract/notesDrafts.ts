/** Notes that are typed and not saved yet, in the storage of the tab. */
import type { ContractDetails } from '../../api/cycleApi.ts';
import { storageKeys } from '../../domain/storageKeys.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';

/** What was typed and isn't saved, with the notes that stood there when the first key was pressed. */
export type NotesDraft = { saved: string; text: string };
/** Of one user, by contract. */
type NotesDrafts = { userId: string; byContract: Record<string, NotesDraft> };

/** Those of this user, by contract. */
export function notesDraftsOf(userId: string | undefined): NotesDrafts['byContract'] {
  const kept = readDraft<NotesDrafts>(storageKeys.notes);
  return kept !== null && kept.userId === userId ? kept.byContract : {};
}

/** Null forgets what was typed about this contract. */
export function keepNotesDraft(userId: string | undefined, contractId: string, next: NotesDraft | null): void {
  if (userId === undefined) return;
  const { [contractId]: _, ...others } = notesDraftsOf(userId);
  const byContract = next === null ? others : { ...others, [contractId]: next };
  const isEmpty = Object.keys(byContract).length === 0;
  keepDraft(isEmpty ? null : ({ userId, byContract } satisfies NotesDrafts), storageKeys.notes);
}

/** Forgets what the contract says by now: it was saved when the page was left. */
export function forgetSavedNotes(userId: string | undefined, { id, notes }: ContractDetails): void {
  const draft = notesDraftsOf(userId)[id];
  if (draft && draft.text.trim() === (notes ?? '')) keepNotesDraft(userId, id, null);
}
