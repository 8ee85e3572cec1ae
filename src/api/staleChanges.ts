/** What a refusal because of a stale version says was changed since. */
import type { HistoryEntry } from './generated/cycle.gen.ts';

/** The changes that came after the version that was sent, latest first; none where another kind of failure. */
export function staleChanges(error: unknown): HistoryEntry[] {
  const { data } = error as { data?: { error?: { changes?: HistoryEntry[] } } };
  return data?.error?.changes ?? [];
}
