/** What a mark means, in sentences: what is to be done by the day, and what happens otherwise. */
import { dayDoubts } from '../../../contract/acting.ts';
import { afterPassedSentence, whyPassed, withoutEnd } from '../../../contract/afterPassed.ts';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { showDuration, showWeekdayAndDay } from '../../../contract/showDay.ts';
import { awayInWords } from '../../domain/deadlines.ts';
import { actByLabel, decisionLabel, passedLabel } from '../../domain/decisions.ts';
import { formatDay, formatDayOfWeek } from '../../domain/format.ts';
import { type ActMark, markWord } from './actMarks.ts';

const LATE_UNSENT = 'Decided: Cancel. Notice was due on this day, and none is recorded as sent.';

/** `Give notice by Wed, Nov 25`; of a day that went by, `Notice was due Fri, Nov 20`; of one to check, `Perhaps act by Wed, Nov 25`. */
export function markLine({ contract, day, kind, state }: ActMark, today: CalendarDay): string {
  const shown = formatDayOfWeek(day, today);
  if (state === 'check') return `Perhaps act by ${shown}`;
  return `${(day < today ? passedLabel : actByLabel)(kind, contract.ending)} ${shown}`;
}

/** What stands at the end of a line: the decision, `3 days ago`, `send by Fri Dec 18`, `in 5 days`. */
export function markAside(mark: ActMark, today: CalendarDay): string {
  const { contract, day, kind, state } = mark;
  if (state === 'unsent' || state === 'decided' || state === 'over' || state === 'check') return markWord(mark);
  const { actByWorkingDay: workingDay } = contract;
  if (state === 'open' && kind !== 'end' && workingDay && workingDay < day && workingDay >= today)
    return `send by ${showWeekdayAndDay(workingDay)}`;
  return awayInWords(day, today);
}

/** Of a chosen day: `Give notice by this day, or it renews on Jan 24, 2027 for 1 year.` */
export function markSentence(mark: ActMark, today: CalendarDay): string {
  const { contract, day, state } = mark;
  if (state === 'check') {
    const doubt = dayDoubts(contract.toCheck ?? [])[0]?.message ?? '';
    return `Perhaps the last day to act. Please check: ${doubt}`.trim();
  }
  if (state === 'decided') return decided(mark);
  if (state === 'unsent')
    return day < today ? LATE_UNSENT : `Decided: Cancel. No notice is recorded as sent. ${toDo(mark)}.`;
  if (state === 'open') return `${toDo(mark)}.`;
  const acknowledged = state === 'over' && contract.acknowledged ? ' You have acknowledged that.' : '';
  const passed = contract.passedCycle?.actBy === day ? contract.passedCycle : null;
  const outcome = passed ? ` ${afterPassedSentence(passed, contract.ending, today)}` : '';
  const why = passed?.notice ? `. ${whyPassed(passed)}` : ', and nothing was decided.';
  return `${passedLabel(mark.kind)} on this day${why}${outcome}${acknowledged}`;
}

function decided({ contract: { decision, noticeSentOn } }: ActMark): string {
  return `Decided: ${decisionLabel(decision)}.${noticeSentOn ? ` Notice sent on ${formatDay(noticeSentOn)}.` : ''}`;
}

function toDo({ contract, kind }: ActMark): string {
  const { cycleEnd, renewalDate, ending, renewalTerm } = contract;
  const way = kind === 'option' ? 'Use the option' : 'Give notice';
  if (kind !== 'end' && !renewalDate) return `${way} by this day, or it ${withoutEnd(ending)}`;
  const end = cycleEnd ? ` on ${formatDay(cycleEnd)}` : '';
  if (kind === 'notice')
    return `Give notice by this day, or it renews${end}${renewalTerm ? ` for ${showDuration(renewalTerm)}` : ''}`;
  if (kind === 'option') return `Use the option by this day, or it ends${end}`;
  return ending === 'unknown' ? 'Its term ends on this day, and we don’t know whether it renews' : 'Ends on this day';
}
