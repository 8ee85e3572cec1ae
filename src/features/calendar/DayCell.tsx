/**
 * One day of the grid: a button with its number and how many contracts renew, and over it the contracts to act on by that day, each a
 * link to its page. The Tab key stops at one day of the grid; a chosen day lists everything below, so nothing is out of its reach.
 */
import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { type CalendarDay, parseDay, weekday } from '../../../contract/calendar.ts';
import { actByLabel } from '../../domain/decisions.ts';
import { formatDay } from '../../domain/format.ts';
import { renewals as renewalsInWords } from '../../domain/messages.ts';
import { contractPath } from '../../domain/paths.ts';
import { type ActMark, markWord } from './actMarks.ts';
import { MarkSign } from './MarkSign.tsx';
import { knownAmount } from './panelAmount.ts';
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

/** As many as a cell has room for. */
const MARKS_SHOWN = 2;

export function DayCell(props: Props) {
  const { day, contents, inMonth, isToday, isChosen, reachable, onKeyDown } = props;
  const { renewals, marks } = contents;
  const more = marks.length - MARKS_SHOWN;
  const kinds = [
    renewals.length > 0 && 'has-renewals',
    !inMonth && 'other-month',
    isToday && 'is-today',
    [0, 6].includes(weekday(day)) && 'is-weekend',
  ];
  return (
    <div className="day-box">
      <button
        type="button"
        className={['day-cell', ...kinds.filter(Boolean)].join(' ')}
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
        {marks.length > 0 ? <span className="visually-hidden">, {marks.length} to act by</span> : null}
      </button>
      {marks.length > 0 ? (
        <ul className="day-marks">
          {marks.slice(0, MARKS_SHOWN).map((mark) => (
            <DayMark key={mark.contract.id} mark={mark} />
          ))}
          {more > 0 ? <li className="day-more">+{more} more</li> : null}
        </ul>
      ) : null}
    </div>
  );
}

/** The cell around it chooses the day when it is clicked; a link leads elsewhere. */
const notTheDay = (event: MouseEvent) => event.stopPropagation();

function DayMark({ mark }: { mark: ActMark }) {
  const { contract, kind, state } = mark;
  const word = markWord(mark);
  const name = contract.counterparty ?? contract.name;
  const amount = knownAmount(contract);
  return (
    <li>
      <Link
        className={`day-mark day-mark-${state}`}
        to={contractPath(contract.id)}
        tabIndex={-1}
        title={[name, word === '' ? actByLabel(kind) : word, amount].filter(Boolean).join(', ')}
        onClick={notTheDay}
      >
        <span className="day-mark-name">
          <MarkSign state={state} />
          <span className="visually-hidden">{word === '' ? actByLabel(kind) : ''} </span>
          {name}
        </span>
        <span className="day-mark-more">
          {word === '' ? null : <span className="day-mark-word">{word} </span>}
          <span>{amount}</span>
        </span>
      </Link>
    </li>
  );
}
