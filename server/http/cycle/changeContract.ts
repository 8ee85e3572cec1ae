/** One change to one contract, from the version that the user saw to the contract as it is afterwards. */
import type { CalendarDay } from '../../../contract/calendar.ts';
import type { Actor, Changed } from '../../../contract/changes.ts';
import type { ContractRecord } from '../../../contract/record.ts';
import { contractInTrash, noSuchContract, staleVersion } from '../../../contract/refused.ts';
import { historySince } from '../../db/contractHistory.ts';
import { loadRecord } from '../../db/contractRecords.ts';
import { moveRevision } from '../../db/contracts.ts';
import type { Queries } from '../../db/database.ts';
import { saveRecords } from '../../db/saveRecords.ts';
import { isUuid } from '../../db/uuid.ts';
import type { AppContext } from '../appContext.ts';
import { HttpError } from '../httpError.ts';
import type { SignedInUser } from '../operations.ts';

export type Change = {
  id: string;
  /** The version that was seen; without it the change counts whatever happened meanwhile. */
  version?: number;
  today: CalendarDay;
  /** What lies in the trash is changed, too: it is restored, or was moved there already. */
  inTrash?: boolean;
  apply(record: ContractRecord, actor: Actor, queries: Queries): Changed | Promise<Changed>;
};

/** Answers the record as it is afterwards. Throws `Refused` 404, 409 from the trash and what `apply` throws, HttpError 409 for a stale version. */
export async function changeContract(
  { database, clock }: AppContext,
  user: Pick<SignedInUser, 'email' | 'databaseId'>,
  { id, version, today, inTrash = false, apply }: Change,
): Promise<ContractRecord> {
  const now = clock();
  const actor = { who: user.email, when: now.toISOString(), today };
  return database.queries.transaction(async (transaction) => {
    await moveRevision(transaction, user.databaseId);
    const record = await findRecord(transaction, user.databaseId, id);
    if (record.deletedAt !== null && !inTrash) throw contractInTrash();
    if (version !== undefined && version !== record.version) throw await stale(transaction, record, version);
    const changed = await apply(record, actor, transaction);
    await saveRecords(transaction, user.databaseId, [changed], { now });
    return changed.record;
  });
}

/** The user's contract, also from the trash. Throws `Refused` 404. */
export async function findRecord(queries: Queries, userId: string, id: string): Promise<ContractRecord> {
  const record = isUuid(id) ? await loadRecord(queries, userId, id.toLowerCase()) : null;
  if (record === null) throw noSuchContract();
  return record;
}

async function stale(queries: Queries, record: ContractRecord, version: number): Promise<HttpError> {
  const changes = await historySince(queries, record.id, version);
  const { status, code, message, details } = staleVersion(changes.map(({ field }) => field));
  return new HttpError(status, message, {
    code,
    ...(details ? { details } : {}),
    stale: { version: record.version, changes },
  });
}
