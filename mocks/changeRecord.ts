/** Changes to the contracts of an account, by the kernel's rules: the same refusals, sentences and history as the service's. */
import { type Actor, type Changed, sayValues } from '../contract/changes.ts';
import type { ContractRecord, HistoryEntry } from '../contract/record.ts';
import { contractInTrash, noSuchContract, staleVersion } from '../contract/refused.ts';
import { recordsOf } from './accountContracts.ts';
import { accountNow, Refusal, type SignedInCall, changeAccount, todayOf } from './operation.ts';

/** Of each contract; a demo needs no more. */
const MOST_ENTRIES = 200;

export function actorOf(call: SignedInCall): Actor {
  return { who: call.user.email, when: call.backend.now().toISOString(), today: todayOf(call) };
}

/** The contract of that id, also from the trash. Throws `Refused` 404. */
export function recordOf(call: SignedInCall, id = call.param('id')): ContractRecord {
  const record = recordsOf(call.account).find((each) => each.id === id);
  if (!record) throw noSuchContract();
  return record;
}

/** Stores what became of records, with the lines of their history. */
export function keep(call: SignedInCall, changed: readonly Changed[]): void {
  changeAccount(call, (account) => {
    for (const { record, history } of changed) {
      account.records[record.id] = record;
      const lines = [...history.toReversed(), ...(account.history[record.id] ?? [])];
      account.history[record.id] = lines.slice(0, MOST_ENTRIES);
    }
  });
}

/** Changes the named contract; one in the trash is refused, unless it is restored, and a version that is not the present one with what was changed. */
export function changeRecord(
  call: SignedInCall,
  version: number | undefined,
  apply: (record: ContractRecord, actor: Actor) => Changed,
  inTrash = false,
): ContractRecord {
  let record = recordOf(call);
  if (record.deletedAt !== null && !inTrash) throw contractInTrash();
  if (version === record.version && call.backend.scenario().colleague === 'edits-first') {
    record = changedByColleague(call, record);
  }
  if (version !== undefined && version !== record.version) throw staleRefusal(call, record, version);
  const changed = apply(record, actorOf(call));
  keep(call, [changed]);
  return changed.record;
}

const COLLEAGUE = 'jonas@brightwater.example';

/** Somebody else's change, once of each contract: five percent on the amount, or an amount where there was none, and a tag. */
function changedByColleague(call: SignedInCall, record: ContractRecord): ContractRecord {
  const history = accountNow(call).history[record.id] ?? [];
  if (history.some(({ who }) => who === COLLEAGUE)) return record;
  const amount = Math.round((record.known.values.amount ?? 1000) * 1.05);
  const said = { values: { amount }, tags: [...record.tags, 'Looked at by Jonas'] };
  const changed = sayValues(record, said, { ...actorOf(call), who: COLLEAGUE });
  keep(call, [changed]);
  return changed.record;
}

/** What happened to the contract after that version, latest first. */
export function historySince(call: SignedInCall, { id }: ContractRecord, version: number): HistoryEntry[] {
  return (accountNow(call).history[id] ?? []).filter((each) => each.version > version);
}

function staleRefusal(call: SignedInCall, record: ContractRecord, version: number): Refusal {
  const changes = historySince(call, record, version);
  const { status, code, message, details } = staleVersion(changes.map(({ field }) => field));
  return new Refusal(status, code, message, details, { version: record.version, changes });
}
