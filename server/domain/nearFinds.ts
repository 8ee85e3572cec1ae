/** New finds whose last day to act is near: no reminder comes for what is not among the contracts yet. */
import type { CalendarDay } from '../../contract/calendar.ts';
import { foundChance, isNear, nearFirst } from '../../contract/foundChance.ts';
import type { NearFind } from '../../contract/nearFindsGroup.ts';
import type { Analysis } from './analysis/types.ts';
import { readingOf } from './cycle/readingOf.ts';

type Found = { documentId: string; name: string; analysis: Analysis };

/** The nearest first, each with the document that it is about. */
export function nearFindsOf(found: readonly Found[], today: CalendarDay): (NearFind & { documentId: string })[] {
  const near = found.flatMap(({ documentId, name, analysis }) => {
    const { actBy, actByKind, actByUnsure } = foundChance(readingOf(documentId, name, analysis), today);
    if (actBy === null || actByKind === null || !isNear({ actBy }, today)) return [];
    return [{ documentId, name, actBy, actByKind, actByUnsure }];
  });
  return nearFirst(near, today);
}
