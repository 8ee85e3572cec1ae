/** The reminders of one state; each opens its message. */
import type { Reminder } from '../../api/remindersApi.ts';
import { formatDay } from '../../domain/format.ts';

type Props = {
  title: string;
  rows: readonly Reminder[];
  reading: string | null;
  onRead: (id: string) => void;
};

export function ReminderGroup({ title, rows, reading, onRead }: Props) {
  if (rows.length === 0) return null;
  const name = `reminders-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section className="panel" aria-labelledby={name}>
      <header className="panel-head">
        <h2 id={name}>{title}</h2>
        <span>{rows.length}</span>
      </header>
      <ul className="reminder-list">
        {rows.map((row) => (
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
    </section>
  );
}
