/** A contract with everything known of it, as the API shows it. */
import { contractDetails } from '../../contract/details.ts';
import { WAITS } from '../../contract/messagesWait.ts';
import type { ContractRecord } from '../../contract/record.ts';
import { toldAbout } from '../../contract/reminderAddresses.ts';
import { STOPPED } from '../../contract/reminderRows.ts';
import { shownSettings } from '../../contract/settings.ts';
import type { ContractDetails, ReminderChoice } from '../../src/api/generated/cycle.gen.ts';
import { ourKeysOf, recordsOf } from '../accountContracts.ts';
import type { MockAccount } from '../db.ts';
import { addressesOf, tell } from '../tell.ts';
import { keptChoice, refusingOf, waitingOf, waits } from '../telling.ts';
import { accountNow, answer, todayOf } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';

/** The contract as the API shows it, of the account as it is after the call. */
export function shown(call: SignedInCall, record: ContractRecord, status = 200): Response {
  const telling = tell(call);
  const account = accountNow(call);
  const namesOfRelated = new Map(recordsOf(account).map(({ id, known }) => [id, known.values.name ?? '']));
  const around = { ourKeys: ourKeysOf(account), reminders: contractReminders(call, record.id), namesOfRelated };
  const whoIsTold = toldAbout(record, {
    settings: shownSettings(account.settings, []),
    userAddresses: addressesOf(call),
    refusing: refusingOf(telling),
    waiting: waitingOf(telling, call.backend.now()),
  });
  const reminderChoice = choiceOf(account, record.id);
  const details = { ...contractDetails(record, todayOf(call), around), reminderChoice, whoIsTold };
  return answer<ContractDetails>(details, { status });
}

function contractReminders(call: SignedInCall, contractId: string): ContractDetails['reminders'] {
  const now = call.backend.now();
  return tell(call)
    .rows.filter((row) => row.contractId === contractId)
    .map(({ id, day, state, subject, address, ...row }) => ({
      id,
      day,
      state: state === 'claimed' ? 'planned' : state,
      ...(subject === null ? {} : { subject }),
      address,
      reason: state === 'stopped' ? STOPPED : waits({ ...row, id, day, state, subject, address }, now) ? WAITS : null,
    }));
}

function choiceOf(account: MockAccount, contractId: string): ReminderChoice {
  const choice = keptChoice(account.telling?.choices[contractId]);
  return { ...choice, days: choice.days && [...choice.days] };
}
