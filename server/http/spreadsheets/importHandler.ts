/** Contracts from a spreadsheet: read in the child, planned row by row, and stored all in one transaction or not at all. */
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../../contract/changes.ts';
import { companyKeys } from '../../../contract/counterparty.ts';
import type { ContractRecord } from '../../../contract/record.ts';
import { alikeContracts } from '../../../sheets/alikeContracts.ts';
import { alikeQuestions, importReport } from '../../../sheets/importReport.ts';
import { pause } from '../../../sheets/pauses.ts';
import { keysOfRows, type RowPlan, rowPlanner } from '../../../sheets/planImport.ts';
import { readChoices } from '../../../sheets/sheetChoices.ts';
import { importedBy } from '../../../sheets/takeImportBack.ts';
import type { SheetQuestion, UnderstoodSheet } from '../../../sheets/understandSheet.ts';
import { loadRecords } from '../../db/contractRecords.ts';
import { moveRevision } from '../../db/contracts.ts';
import { loadListed } from '../../db/listedContracts.ts';
import type { Queries } from '../../db/database.ts';
import { saveRecords } from '../../db/saveRecords.ts';
import { ourCompaniesOf } from '../../db/settings.ts';
import { saveImport } from '../../db/sheetImports.ts';
import { contractsOfKeys, saveSheetKeys } from '../../db/sheetKeys.ts';
import { isUuid } from '../../db/uuid.ts';
import { DocumentError } from '../../documents/documentError.ts';
import type { SheetRequest } from '../../documents/readSheet.ts';
import type { AppContext } from '../appContext.ts';
import { todayOf } from '../contracts/today.ts';
import { HttpError } from '../httpError.ts';
import type { Handler, SignedInUser } from '../operations.ts';

const AT_ONCE = 200;

export function importContractsHandler(context: AppContext): Handler<'importContracts'> {
  const { database, clock } = context;
  return async (request) => {
    const { user, query, body } = request;
    const now = clock();
    const actor = { who: user.email, when: now.toISOString(), today: todayOf(query, clock) };
    const bytes = request.uploadedBytes;
    if (bytes === null || bytes.length === 0) throw new HttpError(422, 'The file is empty.', { code: 'NOT_A_SHEET' });
    const fileName = request.uploadedFileName ?? '';
    const sheet = await understood(context, user, { bytes, fileName, choices: readChoices(body) });
    const dryRun = query.dryRun === 'true' || body.dryRun === 'true';
    if (dryRun) return importReport(sheet, await plan(database.queries, user.databaseId, sheet, actor), false);
    refuseOpen(sheet.questions);
    return database.queries.transaction(async (transaction) => {
      // From here on any other change of this user waits: two tabs cannot both find a row to be new.
      await moveRevision(transaction, user.databaseId);
      const plans = await plan(transaction, user.databaseId, sheet, actor);
      refuseOpen(alikeQuestions(plans, sheet));
      const created = new Set(
        plans.flatMap(({ outcome, changed }) => (outcome === 'create' && changed ? changed.record.id : [])),
      );
      const contracts = importedBy(plans);
      const importId = contracts === null ? null : randomUUID();
      if (contracts !== null && importId !== null) {
        const kept = { id: importId, fileName, who: user.email, at: now.toISOString(), undoneAt: null, contracts };
        await saveImport(transaction, user.databaseId, kept);
      }
      for (let from = 0; from < plans.length; from += AT_ONCE) {
        const part = plans.slice(from, from + AT_ONCE);
        const changed = part.flatMap((each) => each.changed ?? []);
        await saveRecords(transaction, user.databaseId, changed, { now, isNew: (id) => created.has(id) });
        await saveSheetKeys(
          transaction,
          user.databaseId,
          part.flatMap(({ keys }) => keys),
          importId,
        );
        await pause();
      }
      return { ...importReport(sheet, plans, true), ...(importId === null ? {} : { importId }) };
    });
  };
}

function refuseOpen([question]: readonly SheetQuestion[]): void {
  if (question) throw new HttpError(422, question.message, { code: 'QUESTION', details: question.about });
}

async function understood({ reader }: AppContext, user: SignedInUser, request: SheetRequest): Promise<UnderstoodSheet> {
  const reading = await reader.readSheet(request, { user: user.id, first: true }).catch((error: unknown) => {
    if (!(error instanceof DocumentError)) throw error;
    throw new HttpError(422, 'The sheet is too large or too complicated for us to read. Split it, or save it as CSV.', {
      code: 'NOT_A_SHEET',
    });
  });
  if ('problem' in reading) throw new HttpError(422, reading.problem, { code: 'NOT_A_SHEET' });
  return reading.sheet;
}

async function plan(queries: Queries, userId: string, sheet: UnderstoodSheet, actor: Actor): Promise<RowPlan[]> {
  const rowKeys = keysOfRows(sheet.rows);
  const keys = await contractsOfKeys(queries, userId, rowKeys);
  const own = sheet.rows.flatMap(({ id }) => (id !== null && isUuid(id) ? id.toLowerCase() : []));
  const ourKeys = companyKeys(await ourCompaniesOf(queries, userId));
  const alike = rowKeys.every((key) => keys.has(key))
    ? new Map<string, never[]>()
    : alikeContracts(sheet.rows, rowKeys, keys, await loadListed(queries, userId), ourKeys);
  const called = [...alike.values()].flatMap((each) => each.map(({ id }) => id));
  const ids = [...new Set([...own, ...keys.values(), ...called])];
  const records = new Map<string, ContractRecord>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    for (const record of await loadRecords(queries, userId, ids.slice(from, from + AT_ONCE)))
      records.set(record.id, record);
  }
  const known = {
    records,
    keys,
    ourKeys,
    alike,
    alikeIs: sheet.alike ?? undefined,
    sameTermsIs: sheet.sameTerms ?? undefined,
    severalAre: sheet.several ?? undefined,
  };
  const planRow = rowPlanner(known, actor, randomUUID);
  const plans: RowPlan[] = [];
  for (const [index, row] of sheet.rows.entries()) {
    plans.push(planRow(row, rowKeys[index] ?? ''));
    if (index % AT_ONCE === AT_ONCE - 1) await pause();
  }
  return plans;
}
