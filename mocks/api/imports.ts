/** Imports of sheets that were made before, by the same rules as the service's. */
import type { RowPlan } from '../../sheets/planImport.ts';
import {
  importedBy,
  importUndone,
  KEPT_IMPORTS,
  noSuchImport,
  shownImport,
  takeImportBack,
} from '../../sheets/takeImportBack.ts';
import { recordsOf } from '../accountContracts.ts';
import { actorOf, historySince, keep } from '../changeRecord.ts';
import { answer, changeAccount, type SignedInCall } from '../operation.ts';

/** Keeps what an import made, so that it can be taken back: its id, or null where it changed nothing. */
export function keepImport(call: SignedInCall, fileName: string, plans: readonly RowPlan[]): string | null {
  const contracts = importedBy(plans);
  if (contracts === null) return null;
  const id = crypto.randomUUID();
  const at = call.backend.now().toISOString();
  changeAccount(call, (account) => {
    const kept = { id, fileName, who: call.user.email, at, undoneAt: null, contracts };
    account.imports = [kept, ...(account.imports ?? [])].slice(0, KEPT_IMPORTS);
  });
  return id;
}

export function listImports(call: SignedInCall): Response {
  return answer((call.account.imports ?? []).map(shownImport));
}

export function undoImport(call: SignedInCall): Response {
  const dryRun = new URL(call.request.url).searchParams.get('dryRun') === 'true';
  const kept = call.account.imports?.find(({ id }) => id === call.param('id'));
  if (!kept) throw noSuchImport();
  if (kept.undoneAt !== null) throw importUndone();
  const records = new Map(recordsOf(call.account).map((record) => [record.id, record]));
  const actor = actorOf(call);
  const { changed, ...counts } = takeImportBack(
    kept.contracts,
    records,
    (record) => historySince(call, record, record.version - 1),
    actor,
  );
  if (dryRun) return answer({ undone: false, ...counts });
  keep(call, changed);
  const left = new Set(counts.left.map(({ id }) => id));
  changeAccount(call, (account) => {
    const keys = Object.entries(account.sheetKeys ?? {});
    account.sheetKeys = Object.fromEntries(
      keys.filter(([, { importId, contractId }]) => importId !== kept.id || left.has(contractId)),
    );
    account.imports = (account.imports ?? []).map((each) =>
      each.id === kept.id ? { ...each, undoneAt: actor.when } : each,
    );
  });
  return answer({ undone: true, ...counts });
}
