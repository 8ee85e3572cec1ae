/** One day of the grid: its number, how many contracts renew, and how many want notice by then. */
import ClockCircleOutlined from '@ant-design/icons/es/icons/ClockCircleOutlined';
import type { KeyboardEvent } from 'react';
import { type CalendarDay, parseDay } from '../../../contract/calendar.ts';
import { counted, formatDay } from '../../domain/format.ts';
import { renewals as renewalsInWords } from '../../domain/messages.ts';
import type { DayContents } from './renewalDays.ts';

type Props = {
  day: CalendarDay;
  contents: DayContents;
  inMonth: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The one day of the grid that the Tab key stops at. */
  reachable: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
};

export function DayCell(props: Props) {
  const { day, contents, inMonth, isToday, isChosen, reachable, onKeyDown } = props;
  const { renewals, notices } = contents;
  const marks = [renewals.length > 0 && 'has-renewals', !inMonth && 'other-month', isToday && 'is-today'];
  return (
    <button
      type="button"
      className={['day-cell', ...marks.filter(Boolean)].join(' ')}
      data-day={day}
      tabIndex={reachable ? 0 : -1}
      onKeyDown={onKeyDown}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="day-number" aria-hidden>
        {parseDay(day)?.day}
      </span>
      <span className="visually-hidden">{formatDay(day)}</span>
      {renewals.length > 0 ? <span className="day-renewals">{renewalsInWords(renewals.length)}</span> : null}
      {notices.length > 0 ? (
        <span className="day-notices">
          <ClockCircleOutlined aria-hidden /> {notices.length}
          <span className="day-notices-words"> to act by</span>
          <span className="visually-hidden">: {counted(notices.length, 'notice deadline')}</span>
        </span>
      ) : null}
    </button>
  );
}
