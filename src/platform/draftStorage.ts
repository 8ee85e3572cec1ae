/** Work that is not uploaded yet, kept in session storage: it outlives a reload and a session that ends, not the tab and not a sign-out. */
import { storageKeys } from '../domain/storageKeys.ts';

/** What was kept last, or null; what cannot be read counts as nothing. */
export function readDraft<T>(): T | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKeys.wizardDraft) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Keeps it in the place of what was kept before; null forgets that. */
export function keepDraft(draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(storageKeys.wizardDraft);
    else sessionStorage.setItem(storageKeys.wizardDraft, JSON.stringify(draft));
  } catch {
    // Full or forbidden: the work then ends with the page, about which the page asks before it closes.
  }
}
