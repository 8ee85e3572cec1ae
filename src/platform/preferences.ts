/** Small choices about how screens look, kept in this browser; nothing of anybody's data. They go nowhere else. */

const PREFIX = 'perennial.look.';

/** A choice that was kept; null where there is none, or where the browser keeps nothing. */
export function readPreference(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Keeps a choice. A browser that keeps nothing simply forgets it. */
export function keepPreference(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Full, or forbidden: the screen still looks as it was chosen until it is left.
  }
}
