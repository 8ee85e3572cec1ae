/** One change to many contracts at once. */
import { acknowledge, type Actor, type Changed, finished, moveToTrash, sayValues } from './changes.ts';
import { cycleEndOf } from './cycle.ts';
import { distinct } from './distinct.ts';
import { decide } from './decide.ts';
import type { DecisionKind } from './decision.ts';
import { standingOfRecord } from './listItem.ts';
import type { ContractRecord, Owner } from './record.ts';
import { contractInTrash, Refused } from './refused.ts';
import type { FieldName } from './values.ts';

export type BulkChange = {
  /** Of the present cycle of each. A contract without a day to decide about stays as it is. */
  decision?: DecisionKind | undefined;
  note?: string | null | undefined;
  owner?: Owner | null | undefined;
  addTags?: readonly string[] | undefined;
  removeTags?: readonly string[] | undefined;
  confirm?: readonly FieldName[] | undefined;
  acknowledge?: boolean | undefined;
  trash?: boolean | undefined;
};

/**
 * What it makes of one contract: one version, however much of it changes, so that undoing takes back all of it. Throws `Refused` 409 for one in
 * the trash, unless it is restored.
 */
export function changeOne(record: ContractRecord, change: BulkChange, actor: Actor): Changed {
  const { decision, note, owner, addTags, removeTags, confirm } = change;
  if (record.deletedAt !== null && change.trash === undefined) throw contractInTrash();
  const standing = standingOfRecord(record, actor.today);
  const cycleEnd = cycleEndOf(standing.cycle);
  const removed = new Set((removeTags ?? []).map((tag) => tag.trim().toLowerCase()));
  const tags =
    addTags === undefined && removeTags === undefined
      ? undefined
      : distinct([...record.tags, ...(addTags ?? [])]).filter((tag) => !removed.has(tag.toLowerCase()));
  const steps: ((each: ContractRecord) => Changed)[] = [
    (each) => sayValues(each, { owner, tags, confirm }, actor),
    ...(decision === undefined || cycleEnd === null
      ? []
      : [(each: ContractRecord) => decide(each, { cycleEnd, decision, note }, actor)]),
    ...(change.acknowledge ? [(each: ContractRecord) => acknowledge(each, standing.passedEnds, actor)] : []),
    ...(change.trash === undefined ? [] : [(each: ContractRecord) => moveToTrash(each, change.trash === true, actor)]),
  ];
  const after = steps.reduce((each, step) => step(each).record, record);
  return finished(record, after, actor);
}

/** One that stays as it is, and why. */
export type Left = { id: string; code: string; message: string };

/**
 * What it makes of all of them. One that can't be changed like that is left as it is, and nothing of the others waits for it. Throws
 * `Refused` where that is all of them.
 */
export function changeEach(records: readonly ContractRecord[], change: BulkChange, actor: Actor) {
  const changed: Changed[] = [];
  const left: Left[] = [];
  let refused: Refused | null = null;
  for (const record of records) {
    try {
      changed.push(changeOne(record, change, actor));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused ??= error;
      left.push({ id: record.id, code: error.code, message: error.message });
    }
  }
  if (refused !== null && changed.length === 0) throw refused;
  return { changed, left };
}

/** What `changeContracts` answers. */
export function changesOf({ changed, left }: ReturnType<typeof changeEach>) {
  const contracts = versionsOf(changed.filter(({ history }) => history.length > 0));
  return { changed: contracts.length, contracts, ...(left.length > 0 ? { left } : {}) };
}

/** Each contract with the version that it has now. */
export function versionsOf(changed: readonly Changed[]): { id: string; version: number }[] {
  return changed.map(({ record: { id, version } }) => ({ id, version }));
}
