/** A contract with everything known of it, as the API shows it. */
import { contractDetails } from '../../contract/details.ts';
import type { ContractRecord } from '../../contract/record.ts';
import { toldAbout } from '../../contract/reminderAddresses.ts';
import { STOPPED } from '../../contract/reminderRows.ts';
import { shownSettings } from '../../contract/settings.ts';
import type { ContractDetails, ReminderChoice } from '../../src/api/generated/cycle.gen.ts';
import { ourKeysOf, recordsOf } from '../accountContracts.ts';
import type { MockAccount } from '../db.ts';
import { addressesOf, tell } from '../tell.ts';
import { keptChoice, refusingOf } from '../telling.ts';
import { accountNow, answer, todayOf } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';

/** The contract as the API shows it, of the account as it is after the call. */
export function shown(call: SignedInCall, record: ContractRecord, status = 200): Response {
  const account = accountNow(call);
  const namesOfRelated = new Map(recordsOf(account).map(({ id, known }) => [id, known.values.name ?? '']));
  const around = { ourKeys: ourKeysOf(account), reminders: contractReminders(call, record.id), namesOfRelated };
  const whoIsTold = toldAbout(record, {
    settings: shownSettings(account.settings, []),
    userAddresses: addressesOf(call),
    refusing: refusingOf(account.telling),
  });
  const reminderChoice = choiceOf(account, record.id);
  const details = { ...contractDetails(record, todayOf(call), around), reminderChoice, whoIsTold };
  return answer<ContractDetails>(details, { status });
}

function contractReminders(call: SignedInCall, contractId: string): ContractDetails['reminders'] {
  return tell(call)
    .rows.filter((row) => row.contractId === contractId)
    .map(({ id, day, state, subject, address }) => ({
      id,
      day,
      state: state === 'claimed' ? 'planned' : state,
      ...(subject === null ? {} : { subject }),
      address,
      reason: state === 'stopped' ? STOPPED : null,
    }));
}

function choiceOf(account: MockAccount, contractId: string): ReminderChoice {
  const choice = keptChoice(account.telling?.choices[contractId]);
  return { ...choice, days: choice.days && [...choice.days] };
}
