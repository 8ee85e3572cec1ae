/** The history as it is read: several edits of one person in a row are one line, which opens into each of them. */
import type { HistoryEntry } from '../../../api/cycleApi.ts';
import type { DatedChange } from '../moneyThen.ts';

/** `steps` are the changes that a line stands for, the latest first: one, or those that were folded. */
export type HistoryLine = DatedChange & { steps: DatedChange[] };

/** Edits further apart are occasions of their own. */
const SITTING_MS = 60 * 60_000;

/**
 * Of entries with the latest first. A field that was changed more than once in one sitting of one person goes from the first value to the
 * last, or back to the first.
 */
export function foldHistory(entries: readonly DatedChange[]): HistoryLine[] {
  const lines: HistoryLine[] = [];
  let sitting: HistoryEntry | null = null;
  let open = new Map<string, HistoryLine>();
  for (const entry of entries) {
    if (sitting && (sitting.who !== entry.who || Date.parse(sitting.when) - Date.parse(entry.when) > SITTING_MS)) {
      open = new Map();
    }
    sitting = entry;
    const alone = entry.source === 'confirmed' || isUnconfirmed(entry);
    const line = entry.who === null || alone ? undefined : open.get(entry.field);
    if (line) {
      line.from = entry.from;
      line.beside = { before: entry.beside.before, after: line.beside.after };
      line.steps.push(entry);
      continue;
    }
    const own = { ...entry, steps: [entry] };
    lines.push(own);
    if (alone) open.delete(entry.field);
    else open.set(entry.field, own);
  }
  return lines;
}

/** A confirmation was taken back: the value is what was read again, and the same. */
export function isUnconfirmed({ source, sourceBefore, from, to }: HistoryEntry): boolean {
  return sourceBefore === 'confirmed' && source === 'read' && JSON.stringify(from) === JSON.stringify(to);
}
