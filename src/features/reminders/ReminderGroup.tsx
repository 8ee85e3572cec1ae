/** The reminders of one state; each opens its message. Of hundreds the first are shown, so that what was sent isn't far below. */
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Reminder } from '../../api/remindersApi.ts';
import { formatCount, formatDay } from '../../domain/format.ts';

type Props = {
  title: string;
  rows: readonly Reminder[];
  reading: string | null;
  onRead: (id: string) => void;
};

/** So many are looked through at once; so few more are simply shown. */
const FIRST = 20;
const A_FEW_MORE = 5;

export function ReminderGroup({ title, rows, reading, onRead }: Props) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (rows.length === 0) return null;
  const name = `reminders-${title.toLowerCase().replaceAll(' ', '-')}`;
  // The one that is being read is among those that are shown.
  const least = Math.max(FIRST, rows.findIndex(({ id }) => id === reading) + 1);
  const shown = all || rows.length <= least + A_FEW_MORE ? rows : rows.slice(0, least);
  const others = rows.length - shown.length;
  // The button goes: the focus goes on at the first of the others.
  const onAll = () => {
    flushSync(() => setAll(true));
    list.current?.children[shown.length]?.querySelector('button')?.focus();
  };
  return (
    <section className="panel" aria-labelledby={name}>
      <header className="panel-head">
        <h2 id={name}>{title}</h2>
        <span>{rows.length}</span>
      </header>
      <ul ref={list} className="reminder-list">
        {shown.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="reminder-row"
              aria-current={row.id === reading}
              onClick={() => onRead(row.id)}
            >
              <span>{formatDay(row.day)}</span>
              <span>
                {row.subject}
                <small>{row.address}</small>
                {row.reason === null ? null : <small>{row.reason}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {others === 0 ? null : (
        <button type="button" className="reminder-others" onClick={onAll}>
          Show the other {formatCount(others)}
        </button>
      )}
    </section>
  );
}
