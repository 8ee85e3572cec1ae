/** Work that is not uploaded yet, kept in session storage: it outlives a reload and a session that ends, not the tab and not a sign-out. */
import { storageKeys } from '../domain/storageKeys.ts';

type DraftKey = (typeof storageKeys)[
  | 'wizardDraft'
  | 'completedUpload'
  | 'searchCriteria'
  | 'reviewForm'
  | 'upload'
  | 'newContract'
  | 'notes'
  | 'values'
  | 'cancellation'
  | 'settings'];

const listeners = new Set<() => void>();

/** Calls `callback` whenever something else is kept, in this tab. Returns how to stop. */
export function onDraftKept(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}

/** What was kept last, or null; what cannot be read counts as nothing. */
export function readDraft<T>(key: DraftKey = storageKeys.wizardDraft): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps it in the place of what was kept before; null forgets that. */
export function keepDraft(draft: object | null, key: DraftKey = storageKeys.wizardDraft): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the work then ends with the page, about which the page asks before it closes.
  }
  for (const listener of listeners) listener();
}
