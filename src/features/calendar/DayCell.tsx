/**
 * One day of the grid: a button with its number and how many contracts renew, and over it the contracts to act on by that day, each a
 * link to its page. The Tab key stops at one day of the grid; a chosen day lists everything below, so nothing is out of its reach.
 */
import { type KeyboardEvent, memo } from 'react';
import { type CalendarDay, parseDay, weekday } from '../../../contract/calendar.ts';
import { actByLabel } from '../../domain/decisions.ts';
import { formatDay } from '../../domain/format.ts';
import { renewals as renewalsInWords } from '../../domain/messages.ts';
import { contractPath } from '../../domain/paths.ts';
import type { useOpenLink } from '../../ui/useOpenLink.ts';
import { type ActMark, markWord } from './actMarks.ts';
import { dayByKey } from './calendarMonth.ts';
import { MarkSign } from './MarkSign.tsx';
import { amountInCell, knownAmount } from './panelAmount.ts';
import type { DayContents } from './renewalDays.ts';

/** The same for all days of the grid. */
export type InCells = ReturnType<typeof useOpenLink> & {
  /** Leads to a day, and chooses it if told to. */
  onDay: (day: CalendarDay, how: { choose: boolean }) => void;
};

type Props = InCells & {
  day: CalendarDay;
  contents: DayContents;
  inMonth: boolean;
  isToday: boolean;
  isChosen: boolean;
  /** The one day of the grid that the Tab key stops at. */
  reachable: boolean;
};

/** As many as a cell has room for. Places, which another month's contracts take. */
const places = [0, 1];

/** Memoised: an arrow key changes two of them. */
export const DayCell = memo(function DayCell(props: Props) {
  const { day, contents, inMonth, isToday, isChosen, reachable, onDay, root, open } = props;
  const { renewals, marks } = contents;
  const more = marks.length - places.length;
  const kinds = [
    renewals.length > 0 && 'has-renewals',
    !inMonth && 'other-month',
    isToday && 'is-today',
    [0, 6].includes(weekday(day)) && 'is-weekend',
  ];
  const onKeyDown = (event: KeyboardEvent) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : dayByKey(day, event.key);
    if (!to) return;
    event.preventDefault();
    onDay(to, { choose: false });
  };
  return (
    <>
      <button
        type="button"
        className={['day-cell', ...kinds.filter(Boolean)].join(' ')}
        data-day={day}
        tabIndex={reachable ? 0 : -1}
        onKeyDown={onKeyDown}
        onClick={() => onDay(day, { choose: true })}
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
          {places.map((place) =>
            marks[place] ? (
              <DayMark key={place} mark={marks[place]} alone={marks.length === 1} root={root} open={open} />
            ) : null,
          )}
          {more > 0 ? <li className="day-more">+{more} more</li> : null}
        </ul>
      ) : null}
    </>
  );
});

/** Names of more characters than these may need a fourth line, and a third: only those are cut off, which costs time with every month. */
const [FITS_THREE_LINES, FITS_TWO_LINES] = [30, 18];

/** A contract that has the cell for itself has room for three lines of its name, one of two or more for two. */
function linesOf(name: string, alone: boolean): string {
  if (alone) return name.length > FITS_THREE_LINES ? 'day-mark-name in-three-lines' : 'day-mark-name';
  return name.length > FITS_TWO_LINES ? 'day-mark-name in-two-lines' : 'day-mark-name';
}

type MarkProps = Pick<InCells, 'root' | 'open'> & { mark: ActMark; alone: boolean };

function DayMark({ mark, alone, root, open }: MarkProps) {
  const { contract, kind, state } = mark;
  const word = markWord(mark);
  const name = contract.counterparty ?? contract.name;
  const amount = knownAmount(contract);
  return (
    <li>
      <a
        className={`day-mark day-mark-${state}`}
        href={root + contractPath(contract.id)}
        tabIndex={-1}
        title={[name, word === '' ? actByLabel(kind, contract.ending) : word, amount].filter(Boolean).join(', ')}
        onClick={(event) => open(event, contractPath(contract.id))}
      >
        <span className={linesOf(name, alone)}>
          <MarkSign state={state} />
          <span className="visually-hidden">{word === '' ? actByLabel(kind, contract.ending) : ''} </span>
          {name}
        </span>
        <span className="day-mark-more">
          {word === '' ? null : <span className="day-mark-word">{word} </span>}
          <span>{amount === null ? null : amountInCell(amount)}</span>
        </span>
      </a>
    </li>
  );
}
