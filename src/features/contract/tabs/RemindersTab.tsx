/** The reminders about a contract: what is set for them, then what is planned, was sent, stopped or failed. */
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { formatDay } from '../../../domain/format.ts';
import { SnoozeReminders } from './SnoozeReminders.tsx';

const states = { planned: 'Planned', sent: 'Sent', failed: 'Could not be sent', stopped: 'Stopped' } as const;

type Props = { contract: ContractDetails; today: string };

export function RemindersTab({ contract, today }: Props) {
  const { reminders } = contract;
  return (
    <>
      <SnoozeReminders contract={contract} today={today} />
      {reminders.some(({ state }) => state === 'planned') ? null : (
        <p className="tab-note">No reminder is planned for this contract.</p>
      )}
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
    </>
  );
}
