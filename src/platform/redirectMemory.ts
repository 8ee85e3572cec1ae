/** The path to go back to after a sign-in, kept in session storage; only paths of our own origin come out again. */
import { paths } from '../domain/paths.ts';
import { ownPath } from '../domain/redirect.ts';
import { storageKeys } from '../domain/storageKeys.ts';

/** Remembers where the visitor wanted to go. */
export function rememberPath(path: string): void {
  // Nor is a support log's replay a place to come back to.
  if (!ownPath(path) || /[?&]replay\b/.test(path)) return;
  try {
    sessionStorage.setItem(storageKeys.redirectAfterLogin, path);
  } catch {
    // Without session storage the visitor lands on the fallback path.
  }
}

/** The token of the invitation by which the visitor comes; null without one. */
export function invitationToken(): string | null {
  try {
    const path = sessionStorage.getItem(storageKeys.redirectAfterLogin) ?? '';
    return path.startsWith(`${paths.join}?`) ? new URLSearchParams(path.slice(paths.join.length)).get('token') : null;
  } catch {
    return null;
  }
}

/** The remembered path, or null. It is forgotten at once, so that it is followed once. */
export function takeRememberedPath(): string | null {
  try {
    const path = sessionStorage.getItem(storageKeys.redirectAfterLogin);
    sessionStorage.removeItem(storageKeys.redirectAfterLogin);
    return ownPath(path);
  } catch {
    return null;
  }
}
