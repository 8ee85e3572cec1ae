/** A contract by hand. Sent twice as the same entry it is one contract. */
import { receiveDocument, sayValues } from '../../contract/changes.ts';
import { newRecord } from '../../contract/record.ts';
import { alreadyAdded } from '../../contract/refused.ts';
import type { CreateContractRequest } from '../../src/api/generated/cycle.gen.ts';
import { actorOf, keep, recordOf } from '../changeRecord.ts';
import { accountNow, changeAccount, readBody, Refusal, type SignedInCall } from '../operation.ts';
import { broughtDocument, takenFile } from './broughtDocuments.ts';
import { shown } from './shownContract.ts';

/** POST contracts. */
export async function createContract(call: SignedInCall): Promise<Response> {
  const { entryId, ...contents } = await readBody<CreateContractRequest>(call.request, 'createContract');
  const entry = entryId === undefined ? null : { id: entryId.toLowerCase(), contents: JSON.stringify(contents) };
  // What was made while the body arrived counts, too.
  const now = { ...call, account: accountNow(call) };
  const before = entry && now.account.entries?.[entry.id];
  if (before && before.contents === entry.contents) return shown(now, recordOf(now, before.contractId), 201);
  if (before) {
    const { status, code, message, details } = alreadyAdded();
    throw new Refusal(status, code, message, details, { contractId: before.contractId });
  }
  const actor = actorOf(call);
  const { document, ...said } = contents;
  const made = sayValues(newRecord(crypto.randomUUID(), 'hand', actor.when), said, actor);
  const record = { ...made.record, version: 1 };
  const file = document && takenFile(call, document);
  keep(call, [{ ...made, record }]);
  if (entry)
    changeAccount(call, (account) => {
      account.entries = { ...account.entries, [entry.id]: { contractId: record.id, contents: entry.contents } };
    });
  if (!file) return shown(call, record, 201);
  const received = receiveDocument(record, broughtDocument(file, actor.when), actor);
  keep(call, [received]);
  return shown(call, received.record, 201);
}
