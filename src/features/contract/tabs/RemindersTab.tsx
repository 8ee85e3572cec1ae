/** The reminders about a contract: what is set for them, then what is planned, was sent, stopped or failed. */
import type { ContractDetails } from '../../../api/cycleApi.ts';
import { formatDay } from '../../../domain/format.ts';
import { SnoozeReminders } from './SnoozeReminders.tsx';

const states = { planned: 'Planned', sent: 'Sent', failed: 'Could not be sent', stopped: 'Stopped' } as const;

type Props = { contract: ContractDetails; today: string };

export function RemindersTab({ contract, today }: Props) {
  const { reminders, whoIsTold } = contract;
  return (
    <>
      <SnoozeReminders contract={contract} today={today} />
      {whoIsTold && whoIsTold.unreached.length > 0 ? <p className="tab-note">{unreachedSentence(contract)}</p> : null}
      {reminders.some(({ state }) => state === 'planned') ? null : (
        <p className="tab-note">No reminder is planned for this contract.</p>
      )}
      <ul className="cycle-list">
        {reminders.map(({ id, day, state, subject, address, reason }) => (
          <li key={id}>
            <span className="cycle-days">{formatDay(day)}</span>
            <span>
              {states[state]}
              {subject ? <small>{subject}</small> : null}
              {address ? <small>{address}</small> : null}
              {reason ? <small>{reason}</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Who gets no messages, and who is told instead: "Dana (dana@x.com) gets no messages, so me@x.com is told instead." */
function unreachedSentence({ owner, whoIsTold }: ContractDetails): string {
  const { told = [], unreached = [], instead = [] } = whoIsTold ?? {};
  const nameOf = (address: string) =>
    owner && owner.email?.toLowerCase() === address && owner.name ? `${owner.name} (${address})` : address;
  const those = (wanted: string) => unreached.filter(({ why }) => why === wanted).map(({ address }) => nameOf(address));
  const [silent, failed, waiting] = [those('unsubscribed'), those('failed'), those('waiting')];
  const parts = [
    ...(silent.length > 0 ? [`${andList(silent)} ${silent.length === 1 ? 'gets' : 'get'} no messages`] : []),
    ...(failed.length > 0 ? [`the last message to ${andList(failed)} couldn’t be sent`] : []),
    ...(waiting.length > 0 ? [`a message to ${andList(waiting)} waits until tomorrow`] : []),
  ].join(', and ');
  // An address is spelled as it is, a sentence begins with a capital.
  const theirs = silent.length > 0 ? parts : parts.replace(/^[at]/, (letter) => letter.toUpperCase());
  if (told.length === 0)
    return `${theirs}, so nobody is reminded of this contract. Give it another owner, or add an address in Settings.`;
  return instead.length === 0
    ? `${theirs}.`
    : `${theirs}, so ${andList(instead)} ${isAre(instead)} told ${silent.length > 0 ? 'instead' : 'as well'}.`;
}

const isAre = (names: readonly string[]) => (names.length === 1 ? 'is' : 'are');
const andList = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
