/** What is to be done by when about a document that a search found: what its contract will say once it is stored as it was read. */
import { dayDoubts } from './acting.ts';
import { addDays, type CalendarDay } from './calendar.ts';
import type { ActByKind } from './cycle.ts';
import { knownOf } from './known.ts';
import { showDay } from './showDay.ts';
import { standingOf } from './standing.ts';
import type { Reading } from './values.ts';

export type FoundChance = {
  /** Null where no such day is known, or where it ended long ago. */
  actBy: CalendarDay | null;
  actByKind: ActByKind | null;
  /** Something has to be looked at before the day is relied on. */
  actByUnsure: boolean;
};

/** So many days ahead it is told of at once, and comes first. */
const NEAR_DAYS = 30;

export function foundChance(reading: Reading, today: CalendarDay): FoundChance {
  const known = knownOf({}, [reading]);
  const { cycle, toCheck } = standingOf({ known, decisions: [], acknowledged: [], since: today }, today);
  const { actBy, ending, kind } = cycle;
  // Whether the contract ends with its term has to be looked at, too.
  const mayRenew = kind === 'end' && ending === 'unknown';
  if (actBy === null || kind === null || (kind === 'end' && actBy < today))
    return { actBy: null, actByKind: null, actByUnsure: false };
  return { actBy, actByKind: kind, actByUnsure: mayRenew || dayDoubts(toCheck).length > 0 };
}

type Found = Partial<Pick<FoundChance, 'actBy'>>;

/** Is its last day to act in the next thirty days? */
export function isNear({ actBy }: Found, today: CalendarDay): boolean {
  return typeof actBy === 'string' && actBy >= today && actBy <= addDays(today, NEAR_DAYS);
}

/** Those with a near last day to act first, the nearest first; the others as they were. */
export function nearFirst<F extends Found>(finds: readonly F[], today: CalendarDay): F[] {
  const near = finds.filter((find) => isNear(find, today));
  const dayOf = ({ actBy }: F) => actBy ?? '';
  return [
    ...near.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0)),
    ...finds.filter((find) => !isNear(find, today)),
  ];
}

/** What is to be done by that day. */
export const acts = { notice: 'Give notice by', option: 'Use the option by', end: 'It ends on' } as const;

/** What the bell says of a find with a near last day to act: `Found: Coldwater Couriers services contract. Give notice by Dec 2, 2026.` */
export function nearFindTitle(name: string, { actBy, actByKind, actByUnsure }: FoundChance): string {
  const day = actBy === null || actByKind === null ? '' : ` ${acts[actByKind]} ${showDay(actBy)}.`;
  return `New find: ${name}.${day}${actByUnsure ? ' Please check this day.' : ''}`;
}
