/** The reminders about a contract: planned, sent, stopped or failed. */
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { formatDay } from '../../../domain/format.ts';

const states = { planned: 'Planned', sent: 'Sent', failed: 'Could not be sent', stopped: 'Stopped' } as const;

export function RemindersTab({ contract: { reminders } }: { contract: ContractDetails }) {
  if (reminders.length === 0) return <p className="tab-note">No reminder is planned for this contract.</p>;
  return (
    <ul className="cycle-list">
      {reminders.map(({ id, day, state, subject }) => (
        <li key={id}>
          <span className="cycle-days">{formatDay(day)}</span>
          <span>
            {states[state]}
            {subject ? <small>{subject}</small> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
