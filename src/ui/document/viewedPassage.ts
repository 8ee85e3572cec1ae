/** A passage that a document marks. */
import type { Passage } from '../../domain/findPassages.ts';

export type ViewedPassage = Passage & {
  /** Asks to be looked at. */
  check?: boolean;
  /** The page it stands on, counted from 1; where that isn't known it is marked on every page that has its words. */
  page?: number | null;
};

/** Those that may stand on a page. */
export function onPage<P extends ViewedPassage>(passages: readonly P[], number: number): P[] {
  return passages.filter(({ page }) => (page ?? number) === number);
}
