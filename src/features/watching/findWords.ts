/** What the screen of new finds says of them: what is to be done by when, and what kept searches have found. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import { isNear } from '../../../contract/foundChance.ts';
import type { NewFind, PastSearch } from '../../api/watchingApi.ts';
import { awayInWords } from '../../domain/deadlines.ts';
import { actByLabel, passedLabel } from '../../domain/decisions.ts';
import { counted, formatDay } from '../../domain/format.ts';

type Chance = Pick<NewFind, 'actBy' | 'actByKind' | 'actByUnsure'>;

/** `Give notice by Dec 2, 2026, in 6 days`, and whether that is near or has passed; null where no such day is known. */
export function actWords({ actBy, actByKind, actByUnsure }: Chance, today: CalendarDay) {
  if (!actBy) return null;
  const when = actBy < today ? 'late' : isNear({ actBy }, today) ? 'near' : 'later';
  const label = when === 'late' ? passedLabel(actByKind) : actByLabel(actByKind);
  const check = actByUnsure ? ', please check' : '';
  return { when, text: `${label} ${formatDay(actBy)}, ${awayInWords(actBy, today)}${check}` } as const;
}

/** The first line of the screen. `searches` is undefined until they are known: then nothing is said of what is not found. */
export function findsAnswer(
  finds: readonly NewFind[],
  searches: readonly PastSearch[] | undefined,
  today: CalendarDay,
): string | undefined {
  const [first] = finds;
  if (first) {
    const found = `Kept searches have found ${counted(finds.length, 'contract')} you don’t have yet.`;
    if (!first.actBy || !isNear(first, today)) return found;
    const check = first.actByUnsure ? ', please check' : '';
    const nearest = `${formatDay(first.actBy)}, ${awayInWords(first.actBy, today)}${check}`;
    return `${found} The nearest last day to act is ${nearest}.`;
  }
  if (searches === undefined) return undefined;
  const kept = searches.flatMap(({ watch }) => watch ?? []);
  if (kept.length === 0) return 'You aren’t keeping any search, so nothing new is looked for.';
  return kept.some(({ lastRun }) => lastRun)
    ? 'Kept searches have found nothing new.'
    : 'Kept searches haven’t run yet.';
}
