/** The part of a digest about new finds whose last day to act is near. */
import type { About } from './aboutAgreement.ts';
import { type CalendarDay, daysBetween } from './calendar.ts';
import { acts } from './foundChance.ts';
import type { LetterBlock, LetterRow } from './letter.ts';
import { looksLike } from './looksLike.ts';
import { showDay, showWeekdayAndDay } from './showDay.ts';

/** A find is no contract yet: nobody is reminded of it, so that its day stands in the digest itself. */
export type NearFind = {
  name: string;
  actBy: CalendarDay;
  actByKind: keyof typeof acts;
  actByUnsure: boolean;
  /** The contract that it looks like an amendment or the news of a renewal of. */
  belongsTo?: { kind: About['kind']; name: string } | undefined;
};

const MOST_ROWS = 25;

/** `page` is where they are reviewed. */
export function nearFindsGroup(finds: readonly NearFind[], today: CalendarDay, page: string): LetterBlock[] {
  if (finds.length === 0) return [];
  const rows = finds.slice(0, MOST_ROWS).map(({ name, actBy, actByKind, actByUnsure, belongsTo }): LetterRow => {
    const lines = [`${acts[actByKind]} ${showDay(actBy)}. It isn’t among your contracts yet, so no reminder comes.`];
    if (belongsTo) lines.push(`It looks like ${looksLike[belongsTo.kind]} of “${belongsTo.name}”.`);
    if (actByUnsure) lines.push('Please check this day.');
    const title = { text: name, href: page };
    return { ...daysOf(actBy, today), late: false, title, lines, amount: '', link: { text: 'Review', href: page } };
  });
  return [{ kind: 'group', head: 'New finds, to act on soon', right: `${finds.length} to review`, late: false, rows }];
}

/** The day, and how far away it is. */
export function daysOf(actBy: CalendarDay, today: CalendarDay): Pick<LetterRow, 'day' | 'when'> {
  const days = daysBetween(today, actBy);
  const when = days < 0 ? (days === -1 ? 'yesterday' : `${-days} days ago`) : days === 0 ? 'today' : `in ${days} days`;
  return { day: showWeekdayAndDay(actBy).replace(' ', ', '), when: days === 1 ? 'tomorrow' : when };
}

/** `2 new finds to act on soon`; nothing for none. */
export function toReview(found: number): string {
  return found === 0 ? '' : `${found} new ${found === 1 ? 'find' : 'finds'} to act on soon`;
}
