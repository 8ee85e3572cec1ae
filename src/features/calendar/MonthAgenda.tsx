/** The month as a list of the days that hold something, on narrow screens. The present month starts at today; what was before is folded. */
import { Skeleton } from 'antd';
import { renewals as renewalsInWords } from '../../domain/messages.ts';
import type { CalendarDay } from '../../../contract/calendar.ts';
import { counted, formatDay, formatMonth } from '../../domain/format.ts';
import type { ActMark } from './actMarks.ts';
import { noticesToBeSent } from './calendarAnswer.ts';
import { ContractLines } from './ContractLines.tsx';
import { daysOfMonth, monthOf } from './calendarMonth.ts';
import { contractOfMark, itself, markedLine, renewalLine } from './lines.tsx';
import type { MonthProps } from './monthProps.ts';
import type { DayContents } from './renewalDays.ts';

/** Lines of each day shown at first: a month has thirty days to scroll past. */
const linesOfADay = 10;

type Day = DayContents & { day: CalendarDay };

export function MonthAgenda({ view, today, contentsOf, known }: MonthProps) {
  if (known === 'failed') return null;
  if (known === 'loading') {
    return (
      <div className="agenda-loading" aria-hidden>
        <Skeleton title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  }
  const days = daysOfMonth(view.day)
    .map((day) => ({ day, ...contentsOf(day) }))
    .filter(({ renewals, marks }) => renewals.length > 0 || marks.length > 0);
  const present = monthOf(view.day) === monthOf(today);
  const earlier = present ? days.filter(({ day }) => day < today) : [];
  const ahead = days.slice(earlier.length);
  return (
    <>
      {earlier.length > 0 ? <Earlier days={earlier} today={today} /> : null}
      {ahead.length > 0 ? (
        <Days days={ahead} today={today} />
      ) : (
        <p className="calendar-note">
          {present ? 'Nothing more to act on or renew' : 'Nothing to act on or renew'} in {formatMonth(view.day)}.
        </p>
      )}
    </>
  );
}

/** Folded, but never silent about a day that passed, or a notice that is still to be sent. */
function Earlier({ days, today }: { days: readonly Day[]; today: CalendarDay }) {
  const marks = days.flatMap((day) => day.marks);
  const passed = marks.filter(({ state }) => state === 'passed').length;
  const unsent = marks.filter(({ state }) => state === 'unsent').length;
  return (
    <details className="agenda-earlier">
      <summary>
        Earlier this month: {counted(days.length, 'day')}
        {passed > 0 ? <span className="late">, {passed} passed</span> : null}
        {unsent > 0 ? `, ${noticesToBeSent(unsent)}` : null}
      </summary>
      <Days days={days} today={today} />
    </details>
  );
}

function Days({ days, today }: { days: readonly Day[]; today: CalendarDay }) {
  const line = (mark: ActMark) => markedLine(mark, today);
  return (
    <ul className="agenda">
      {days.map(({ day, renewals, marks }) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <h3>{day === today ? `${formatDay(day)}, today` : formatDay(day)}</h3>
          <ContractLines items={marks} contractOf={contractOfMark} lineOf={line} atFirst={linesOfADay} />
          {renewals.length > 0 ? <p className="day-renewals">{renewalsInWords(renewals.length)}</p> : null}
          <ContractLines items={renewals} contractOf={itself} lineOf={renewalLine} atFirst={linesOfADay} />
        </li>
      ))}
    </ul>
  );
}
