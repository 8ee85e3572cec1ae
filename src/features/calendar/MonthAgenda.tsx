/** The month as a list of the days that hold something, on narrow screens. */
import { Skeleton } from 'antd';
import { renewals as renewalsInWords } from '../../domain/messages.ts';
import { counted, formatDay, formatMonth } from '../../domain/format.ts';
import { ContractLines } from './ContractLines.tsx';
import { daysOfMonth } from './calendarMonth.ts';
import type { MonthProps } from './monthProps.ts';

/** Lines of each day shown at first: a month has thirty days to scroll past. */
const linesOfADay = 10;

export function MonthAgenda({ view, today, contentsOf, known }: MonthProps) {
  const days = daysOfMonth(view.day)
    .map((day) => ({ day, ...contentsOf(day, today) }))
    .filter(({ renewals, notices }) => renewals.length > 0 || notices.length > 0);
  if (known === 'failed') return null;
  if (known === 'loading') {
    return (
      <div aria-hidden>
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      </div>
    );
  }
  if (days.length === 0) return <p className="calendar-note">Nothing renews in {formatMonth(view.day)}.</p>;
  return (
    <ul className="agenda">
      {days.map(({ day, renewals, notices }) => (
        <li key={day} aria-current={day === today ? 'date' : undefined}>
          <h3>{day === today ? `${formatDay(day)}, today` : formatDay(day)}</h3>
          {renewals.length > 0 ? <p className="day-renewals">{renewalsInWords(renewals.length)}</p> : null}
          <ContractLines contracts={renewals} atFirst={linesOfADay} />
          {notices.length > 0 ? (
            <p className="day-notices">{counted(notices.length, 'contract')} to act by this day</p>
          ) : null}
          <ContractLines contracts={notices} atFirst={linesOfADay} />
        </li>
      ))}
    </ul>
  );
}
