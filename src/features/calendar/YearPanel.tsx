/** Twelve months in numbers, the one that is shown among them: each leads to its month. What lies in doubt is counted apart. */
import './yearPanel.css';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { Button } from 'antd';
import { memo, type ReactNode, useMemo } from 'react';
import { addMonths, type CalendarDay, orNull } from '../../../contract/calendar.ts';
import type { Contract } from '../../api/api.ts';
import { formatCount, formatMonth, formatSums } from '../../domain/format.ts';
import { paths } from '../../domain/paths.ts';
import { isPlainClick, useOpenLink } from '../../ui/useOpenLink.ts';
import { noticesToBeSent } from './calendarAnswer.ts';
import { monthOf } from './calendarMonth.ts';
import { type YearMonth, yearMonths } from './yearMonths.ts';

type Props = {
  contracts: readonly Contract[];
  /** The day whose month is shown. */
  day: CalendarDay;
  /** The first day of the first month. */
  start: CalendarDay;
  today: CalendarDay;
  /** Shows the month of a day, and leads the focus there where a month was chosen. */
  onGo: (day: CalendarDay, how: { focus: boolean }) => void;
};

/** Memoised: an arrow key within a month does not touch it. */
export const YearPanel = memo(function YearPanel({ contracts, day, start, today, onGo }: Props) {
  const { months, whole } = useMemo(() => yearMonths(contracts, start, today), [contracts, start, today]);
  return (
    <section className="panel calendar-year" aria-labelledby="calendar-year">
      <header className="panel-head">
        <h2 id="calendar-year" aria-live="polite">
          {formatMonth(start)} to {formatMonth(months.at(-1)?.first ?? start)}
        </h2>
        <div>
          <Year name="Previous twelve months" icon={<LeftOutlined aria-hidden />} to={yearFrom(day, -12)} onGo={onGo} />
          <Year name="Next twelve months" icon={<RightOutlined aria-hidden />} to={yearFrom(day, 12)} onGo={onGo} />
        </div>
      </header>
      {/* A list, not a table: the columns of the calendar are those of its weeks. */}
      <p className="year-line year-head" aria-hidden>
        <span>Month</span>
        <span>Last days to act</span>
        <span className="number">Renewals</span>
        <span className="number">They cost a year</span>
      </p>
      <ul aria-labelledby="calendar-year">
        {months.map((month) => (
          <MonthLine
            key={month.first}
            month={month}
            today={today}
            isShown={monthOf(month.first) === monthOf(day)}
            onGo={onGo}
          />
        ))}
        <li className="year-line year-whole">
          <span>Together</span>
          <Numbers month={whole} />
        </li>
      </ul>
    </section>
  );
});

/** Null where the calendar ends. */
function yearFrom(day: CalendarDay, months: number): CalendarDay | null {
  return orNull(() => addMonths(day, months));
}

type YearProps = { name: string; icon: ReactNode; to: CalendarDay | null } & Pick<Props, 'onGo'>;

function Year({ name, icon, to, onGo }: YearProps) {
  return (
    <Button
      type="text"
      icon={icon}
      aria-label={name}
      disabled={to === null}
      onClick={() => to && onGo(to, { focus: false })}
    />
  );
}

type LineProps = { month: YearMonth; isShown: boolean } & Pick<Props, 'today' | 'onGo'>;

function MonthLine({ month, today, isShown, onGo }: LineProps) {
  const { root } = useOpenLink();
  const { first } = month;
  // The month of today is entered by today.
  const day = monthOf(first) === monthOf(today) ? today : first;
  const query = new URLSearchParams({ day }).toString();
  return (
    <li className={isShown ? 'year-line is-shown' : 'year-line'}>
      <a
        href={`${root}${paths.calendar}?${query}`}
        aria-current={isShown ? 'date' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onGo(day, { focus: true });
        }}
      >
        {first.slice(0, 4) === today.slice(0, 4) ? formatMonth(first).replace(/ \d+$/, '') : formatMonth(first)}
      </a>
      <Numbers month={month} />
    </li>
  );
}

function Numbers({ month }: { month: YearMonth }) {
  const { open, passed, unsent, renewals, sums, unknown, check } = month;
  const nothing = open + passed + unsent + check === 0;
  return (
    <>
      <span className={nothing ? 'year-none' : 'year-acts'}>
        <span className="year-word">Last days to act: </span>
        {open > 0 ? <span>{formatCount(open)} ahead</span> : null}
        {passed > 0 ? <span className="late">{formatCount(passed)} passed</span> : null}
        {unsent > 0 ? <span className="year-check">{noticesToBeSent(unsent)}</span> : null}
        {check > 0 ? <span className="year-check">{formatCount(check)} to check</span> : null}
        {nothing ? 0 : null}
      </span>
      <span className={renewals === 0 ? 'number year-none' : 'number'}>
        <span className="year-word">Renewals: </span>
        {formatCount(renewals)}
      </span>
      <span className="number">
        {renewals === 0 ? null : (
          <>
            <span className="year-word">They cost a year: </span>
            {[formatSums(sums), unknown > 0 && `${formatCount(unknown)} unknown`].filter(Boolean).join(', ')}
          </>
        )}
      </span>
    </>
  );
}
