/** A last day to act that is another term's: since it was said, the contract has got an end that is a month later or more. */
import { addMonths, type CalendarDay, orNull } from './calendar.ts';
import type { Known } from './known.ts';
import type { Facts, PersonValues } from './values.ts';

/** An end that is less than a month later is a correction. */
export function isLaterTerm(before: CalendarDay, after: CalendarDay): boolean {
  const month = orNull(() => addMonths(before, 1));
  return month !== null && after >= month;
}

/** The end of the term that the last day to act belongs to; null where that is the present one, or there is no such day. */
export function formerTermOf({ actBy, to }: Pick<Facts, 'actBy' | 'to'>, person: PersonValues): CalendarDay | null {
  const end = person.actBy === undefined ? actBy.reading?.values.to : person.actBy.forEnd;
  return actBy.value !== null && end && to.value !== null && isLaterTerm(end, to.value) ? end : null;
}

/** A last day to act that a person gave before the end became another term's keeps the end that it was given for. */
export function keptForItsTerm(person: PersonValues, before: Known, after: Known): PersonValues {
  const own = person.actBy;
  const [end, next] = [before.values.to, after.values.to];
  if (!own?.value || own.forEnd !== undefined || !end || !next || !isLaterTerm(end, next)) return person;
  // Given in the same breath as the new end, it is the new term's.
  return before.values.actBy === own.value ? { ...person, actBy: { ...own, forEnd: end } } : person;
}
