/** The working of an act-by day in one line that a person can check by hand. */
import { addDuration, isWeekend, lastWorkingDay, type CalendarDay } from './calendar.ts';
import type { Working } from './cycle.ts';
import { showDay, showDayOfYear, showDuration, showWeekdayAndDay, weekdayName } from './showDay.ts';

/** `Mar 20, 2024 + 3 years = Mar 20, 2027 − 90 days = Dec 20, 2026 (Sunday; last working day Fri Dec 18)`; `Perhaps Oct 1, 2026; otherwise …`. */
export function workingLine({ perhaps, ...working }: Working): string {
  if (perhaps === undefined) return certainLine(working);
  const may = `Perhaps ${showDay(perhaps)}${weekendNote(perhaps)}`;
  return perhaps === working.actBy ? may : `${may}; otherwise ${certainLine(working)}`;
}

function certainLine(working: Working): string {
  const { start, firstEnd, renewed, end, stated, isYearly, actBy } = working;
  if (isYearly) return yearlyLine(actBy, end);
  if (stated || firstEnd === null || end === null) return `${showDay(actBy)} as stated${weekendNote(actBy)}`;
  const dayBefore = start !== null && working.earlierEnd === null ? dayBeforeNote(working) : '';
  const first = start === null ? '' : `${showDay(start.from)} + ${showDuration(start.term)}${dayBefore} = `;
  const renewals = renewed === null ? '' : ` + ${showDuration(renewed.term, renewed.times)} = ${showDay(end)}`;
  return `${first}${showDay(firstEnd)}${renewals}${countedBack(working, end)}${weekendNote(actBy)}`;
}

/** `Sep 30 each year, the last before Dec 31, 2027: Sep 30, 2027`. */
function yearlyLine(actBy: CalendarDay, end: CalendarDay | null): string {
  const last = end === null ? '' : `, the last ${actBy === end ? 'by' : 'before'} ${showDay(end)}`;
  return `${showDayOfYear(actBy)} each year${last}: ${showDay(actBy)}${weekendNote(actBy)}`;
}

/** The length leads to the anniversary; where the stated end is not that day, it is the day before. */
function dayBeforeNote({ start, firstEnd }: Working): string {
  return start === null || addDuration(start.from, start.term) === firstEnd ? '' : ' − 1 day';
}

function countedBack({ earlierEnd, periodEnd, notice, actBy }: Working, end: CalendarDay): string {
  const earlier = earlierEnd === null ? '' : `, or ${showDay(earlierEnd)}; counted from the earlier day`;
  const period =
    periodEnd === null || periodEnd.day === (earlierEnd ?? end)
      ? ''
      : `, to the end of a ${periodEnd.of}: ${showDay(periodEnd.day)}`;
  if (notice === null) return `${earlier}${period}`;
  const leftOut = notice.unit === 'workingDay' ? ' (weekends and common holidays left out)' : '';
  return `${earlier}${period} − ${showDuration(notice)}${leftOut} = ${showDay(actBy)}`;
}

function weekendNote(day: CalendarDay): string {
  if (!isWeekend(day)) return '';
  const working = lastWorkingDay(day);
  const year = working.slice(0, 4) === day.slice(0, 4) ? '' : `, ${working.slice(0, 4)}`;
  return ` (${weekdayName(day)}; last working day ${showWeekdayAndDay(working)}${year})`;
}
