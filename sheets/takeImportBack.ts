/** An import is taken back as a whole: what it added moves to the trash, what it updated gets back what it had, what has changed since stays. */
import { type Actor, type Changed, moveToTrash } from '../contract/changes.ts';
import type { ContractRecord, HistoryEntry } from '../contract/record.ts';
import { Refused } from '../contract/refused.ts';
import { valuesBefore } from '../contract/undo.ts';
import type { RowPlan } from './planImport.ts';

/** A contract that an import added or updated, and the version that it had afterwards. */
export type ImportedContract = { id: string; name: string; version: number; isNew: boolean };
/** What is kept of an import, so that it can be taken back. Instants are ISO texts. */
export type KeptImport = {
  id: string;
  fileName: string;
  /** Email address. */
  who: string;
  at: string;
  undoneAt: string | null;
  contracts: ImportedContract[];
};
/** What stays as it is: it was changed since, has been moved to the trash, or is joined to another one or deleted for good. */
export type LeftContract = { id: string; name: string; because: 'changed' | 'trash' | 'gone' };
export type TakenBack = {
  changed: Changed[];
  trashed: number;
  restored: number;
  inTrash: number;
  left: LeftContract[];
};
export type ImportUndone = Omit<TakenBack, 'changed'> & { undone: boolean };

/** Of each renewals database, the newest. */
export const KEPT_IMPORTS = 10;

/** 404: it is not there, it is another user's, or there have been too many since. */
export function noSuchImport(): Refused {
  return new Refused(404, 'NOT_FOUND', 'This import is not kept any more.');
}

/** 409: another tab or a colleague was faster. */
export function importUndone(): Refused {
  return new Refused(409, 'ALREADY_UNDONE', 'This import has been undone already.');
}

/** What an import has added and updated; null where it changed nothing. */
export function importedBy(plans: readonly RowPlan[]): ImportedContract[] | null {
  const contracts = plans.flatMap(({ outcome, name, changed }) =>
    changed && (outcome === 'create' || outcome === 'update')
      ? [{ id: changed.record.id, name, version: changed.record.version, isNew: outcome === 'create' }]
      : [],
  );
  return contracts.length === 0 ? null : contracts;
}

/** An import as a list names it: the shape of `KeptImport` in openapi.yaml. */
export function shownImport({ id, fileName, who, at, undoneAt, contracts }: KeptImport) {
  const created = contracts.filter(({ isNew }) => isNew).length;
  return { id, fileName, who, at, undoneAt, created, updated: contracts.length - created };
}

/** What taking back makes of each contract. `lines` are those of its last change. */
export function takeImportBack(
  contracts: readonly ImportedContract[],
  records: ReadonlyMap<string, ContractRecord>,
  lines: (record: ContractRecord) => readonly HistoryEntry[],
  actor: Actor,
): TakenBack {
  const result: TakenBack = { changed: [], trashed: 0, restored: 0, inTrash: 0, left: [] };
  for (const { id, name, version, isNew } of contracts) {
    const record = records.get(id);
    const leave = (because: LeftContract['because']) =>
      result.left.push({ id, name: record?.known.values.name ?? name, because });
    if (!record) leave('gone');
    else if (record.deletedAt !== null && isNew) result.inTrash += 1;
    else if (record.deletedAt !== null) leave('trash');
    else if (record.version !== version) leave('changed');
    else if (isNew) {
      result.changed.push(moveToTrash(record, true, actor));
      result.trashed += 1;
    } else {
      const back = backOf(record, lines(record), actor);
      if (back === null) {
        leave('changed');
      } else {
        result.changed.push(back);
        result.restored += 1;
      }
    }
  }
  return result;
}

function backOf(record: ContractRecord, lines: readonly HistoryEntry[], actor: Actor): Changed | null {
  try {
    return valuesBefore(record, lines, actor);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
