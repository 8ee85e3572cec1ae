/** A contract with everything known of it, as the API shows it. */
import { contractDetails } from '../../contract/details.ts';
import type { ContractRecord } from '../../contract/record.ts';
import type { ContractDetails } from '../../src/api/generated/cycle.gen.ts';
import { ourKeysOf, recordsOf } from '../accountContracts.ts';
import { accountNow, answer, todayOf } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';

/** The contract as the API shows it, of the account as it is after the call. */
export function shown(call: SignedInCall, record: ContractRecord, status = 200): Response {
  const account = accountNow(call);
  const namesOfRelated = new Map(recordsOf(account).map(({ id, known }) => [id, known.values.name ?? '']));
  const around = { ourKeys: ourKeysOf(account), reminders: [], namesOfRelated };
  return answer<ContractDetails>(contractDetails(record, todayOf(call), around), { status });
}
