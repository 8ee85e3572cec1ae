/**
 * The storage engine that redux-persist writes the session token through. Its records are JSON of JSON; what lies in local
 * storage is the bare token, as specified, with a backup in session storage. Storage that throws (blocked, full) costs the
 * memory of a session, never the session itself.
 */
import type { WebStorage } from 'redux-persist';
import { storageKeys } from '../domain/storageKeys.ts';

/** The one field that is persisted, as redux-persist serialises it. */
type TokenRecord = { token?: string };

export const tokenStorage: WebStorage = {
  getItem: async (key) => {
    const token = read(() => localStorage, key);
    // Session storage is a tab's own: a tab that did not sign in itself has its backup from here.
    if (token) write(() => sessionStorage, storageKeys.tokenBackup, token);
    return token ? JSON.stringify({ token: JSON.stringify(token) } satisfies TokenRecord) : null;
  },
  setItem: async (key, value) => {
    const { token: serialised } = JSON.parse(value) as TokenRecord;
    const token = serialised === undefined ? null : (JSON.parse(serialised) as string | null);
    write(() => localStorage, key, token);
    write(() => sessionStorage, storageKeys.tokenBackup, token);
  },
  removeItem: async (key) => {
    write(() => localStorage, key, null);
    write(() => sessionStorage, storageKeys.tokenBackup, null);
  },
};

/** The stored session token, or null. Answers at once, unlike redux-persist. */
export function storedToken(): string | null {
  return read(() => localStorage, storageKeys.token) || null;
}

/** Is there a stored session token? */
export function hasStoredToken(): boolean {
  return storedToken() !== null;
}

/** Is the stored token gone? Not where the browser forbids storage, which then never held one. */
export function storedTokenIsMissing(): boolean {
  try {
    return !localStorage.getItem(storageKeys.token);
  } catch {
    return false;
  }
}

/** Puts the backup back where the stored token has gone (a popup may have cleared it); a token that is there stays. */
export function restoreTokenFromBackup(): void {
  if (read(() => localStorage, storageKeys.token)) return;
  const backup = read(() => sessionStorage, storageKeys.tokenBackup);
  if (backup) write(() => localStorage, storageKeys.token, backup);
}

/** Tells the other tabs that it's the user who ends the session. To be called before the token is taken away: they hear it in this order. */
export function tellSignOut(): void {
  write(() => localStorage, storageKeys.signOut, 'true');
  write(() => localStorage, storageKeys.signOut, null);
}

/**
 * Calls back when another tab signs in or out: with its token, or null, and then whether the user signed out there. A session that ended by
 * itself is met by one tab first, which takes the token away from all. Returns the way to stop.
 */
export function onTokenChangedElsewhere(
  tokenChanged: (token: string | null, how: { byUser: boolean }) => void,
): () => void {
  let byUser = false;
  const callback = (token: string | null) => {
    tokenChanged(token, { byUser });
    byUser = false;
  };
  const listen = (event: StorageEvent) => {
    if (event.key === storageKeys.signOut && event.newValue !== null) byUser = true;
    // Session storage is a tab's own: its changes are told to nobody but frames of that tab.
    if (event.key === storageKeys.token) callback(event.newValue || null);
    else if (event.key === null && !hasStoredToken()) callback(null);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** A browser that forbids storage throws already where the storage is named. */
type NamedStorage = () => Storage;

function read(storage: NamedStorage, key: string): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

function write(storage: NamedStorage, key: string, value: string | null): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    // Nothing to do: the session then ends with the page.
  }
}
