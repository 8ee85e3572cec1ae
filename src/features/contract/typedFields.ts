/** What was typed and not saved, compared with what is saved, and said in words. */
import type { TypedFields, ValueDraft } from './valueDraftsSlice.ts';

/** Does it read as it is saved? */
export function isSame(typed: TypedFields, saved: TypedFields): boolean {
  const names = Object.keys(typed) as (keyof TypedFields)[];
  return names.every((name) => JSON.stringify(blank(typed[name])) === JSON.stringify(blank(saved[name])));
}

function blank(value: unknown): unknown {
  return value === undefined || value === '' ? null : value;
}

/** All names, the last of which may not have been followed by Enter. Each once. */
export function allNames({ names = [], pending = '' }: TypedFields): string[] {
  return [...new Set([...names, pending].map((name) => name.trim()).filter((name) => name !== ''))];
}

/** `now` is what is saved by now, as it is shown. */
export function keptWords({ saved }: ValueDraft, now: string | null): string {
  if (saved === now) return 'You typed this before. It isn’t saved yet.';
  if (now === null) return 'You typed this before. Since then the saved value was removed.';
  // No full stop: names end with one of their own.
  return `You typed this before. Saved since then: ${now}`;
}
