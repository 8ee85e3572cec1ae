/** Changes of the saved views, made of what is saved now: what another tab or a colleague has saved meanwhile stays. */
import { settingsLimits } from '../../../contract/limits.gen.ts';
import type { SavedView } from '../../../contract/settings.ts';

type Views = readonly SavedView[];
/** What is to be saved, or why it would lose something or be refused: a sentence to tell. */
type Change = { savedViews: SavedView[] } | { why: string };

export const mostViews = settingsLimits.savedViews.maxItems;

const byName = (views: Views, name: string) => views.find((each) => each.name === name);
const others = (views: Views, name: string) => views.filter((each) => each.name !== name);

/** A view of a name that was `seen` is replaced by another of that name; one that was not seen stays. */
export function withView(now: Views, view: SavedView, seen: Views): Change {
  const { name, query } = view;
  const met = byName(now, name)?.query;
  if (met !== undefined && met !== query && met !== byName(seen, name)?.query) {
    const why = `Another view named “${name}” has just been saved in another tab or by a colleague.`;
    return { why: `${why} Choose another name, or save again to replace it.` };
  }
  const savedViews = [...others(now, name), view];
  if (savedViews.length > mostViews) {
    return { why: `There are ${mostViews} saved views already. Remove one, then save this one.` };
  }
  return { savedViews };
}

/** Only the view that was seen is removed. */
export function withoutView(now: Views, { name, query }: SavedView): Change {
  const met = byName(now, name)?.query;
  if (met !== undefined && met !== query) {
    const why = `The view “${name}” has just been changed in another tab or by a colleague, so we didn’t remove it.`;
    return { why: `${why} Open it to see what it shows now.` };
  }
  return { savedViews: others(now, name) };
}
