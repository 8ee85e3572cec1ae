/** The sign of an act-by day: a ring where it is still open, a filled dot where it is settled, a diamond where it is to be checked. */
import type { MarkState } from './actMarks.ts';

/** Always beside its word, and never read aloud. */
export function MarkSign({ state }: { state: MarkState }) {
  return <i className={`mark-sign mark-${state}`} aria-hidden />;
}
