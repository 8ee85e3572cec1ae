/** New finds whose last day to act is near: no reminder comes for what is not among the contracts yet. */
import type { CalendarDay } from '../../contract/calendar.ts';
import { foundChance, isNear, nearFirst } from '../../contract/foundChance.ts';
import type { NearFind } from '../../contract/nearFindsGroup.ts';
import type { Analysis } from './analysis/types.ts';
import { readingOf } from './cycle/readingOf.ts';

type Found = { id: string; documentId: string; name: string; analysis: Analysis };

/** The nearest first, each with the document that it is about. `agreements`: by find, the contracts that it may amend or renew. */
export function nearFindsOf(
  found: readonly Found[],
  today: CalendarDay,
  agreements: ReadonlyMap<string, readonly { name: string }[]> = new Map(),
): (NearFind & { documentId: string })[] {
  const near = found.flatMap(({ id, documentId, name, analysis }) => {
    const reading = readingOf(documentId, name, analysis);
    const { actBy, actByKind, actByUnsure } = foundChance(reading, today);
    if (actBy === null || actByKind === null || !isNear({ actBy }, today)) return [];
    const [other] = agreements.get(id) ?? [];
    const belongsTo = reading.about && other ? { kind: reading.about.kind, name: other.name } : undefined;
    return [{ documentId, name, actBy, actByKind, actByUnsure, belongsTo }];
  });
  return nearFirst(near, today);
}
