/** Contracts from a spreadsheet, by the same rules as the service's. */
import { Refused } from '../../contract/refused.ts';
import { alikeContracts } from '../../sheets/alikeContracts.ts';
import { alikeQuestions, importReport } from '../../sheets/importReport.ts';
import { SheetError } from '../../sheets/inspectWorkbook.ts';
import { keysOfRows, rowPlanner } from '../../sheets/planImport.ts';
import { readTable } from '../../sheets/readTable.ts';
import { readChoices } from '../../sheets/sheetChoices.ts';
import type { Alike, DateForm, Decimal, SaidPeriod, Several } from '../../sheets/sheetTypes.ts';
import { understandSheet } from '../../sheets/understandSheet.ts';
import { ourKeysOf, recordsOf } from '../accountContracts.ts';
import { actorOf, keep } from '../changeRecord.ts';
import { keepImport } from './imports.ts';
import { answer, changeAccount, type SignedInCall } from '../operation.ts';

const MOST_BYTES = 25 * 1024 * 1024;

export async function importSheet(call: SignedInCall): Promise<Response> {
  const form = await call.request.formData().catch(() => new FormData());
  const file = form.get('sheet');
  if (!(file instanceof Blob))
    throw new Refused(400, 'INVALID', 'The request is not valid: sheet is missing.', 'sheet');
  if (file.size > MOST_BYTES) throw new Refused(413, 'TOO_LARGE', 'The file is larger than 25 MB.');
  if (file.size === 0) throw new Refused(422, 'NOT_A_SHEET', 'The file is empty.');
  const choices = readChoices({
    ...said<string, 'mapping'>(form, 'mapping'),
    ...said<DateForm, 'dateForm'>(form, 'dateForm'),
    ...said<Decimal, 'decimal'>(form, 'decimal'),
    ...said<SaidPeriod, 'amountPeriod'>(form, 'amountPeriod'),
    ...said<Alike, 'alike'>(form, 'alike'),
    ...said<Alike, 'sameTerms'>(form, 'sameTerms'),
    ...said<Several, 'several'>(form, 'several'),
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const table = await readTable(bytes, file instanceof File ? file.name : '').catch((error: unknown) => {
    if (error instanceof SheetError) throw new Refused(422, 'NOT_A_SHEET', error.message);
    throw error;
  });
  const sheet = understandSheet(table, choices);
  const dryRun = form.get('dryRun') === 'true' || new URL(call.request.url).searchParams.get('dryRun') === 'true';
  const kept = call.account.sheetKeys ?? {};
  const records = recordsOf(call.account);
  const keys = new Map(Object.entries(kept).map(([key, { contractId }]) => [key, contractId]));
  const ourKeys = ourKeysOf(call.account);
  const rowKeys = keysOfRows(sheet.rows);
  const known = {
    records: new Map(records.map((record) => [record.id, record])),
    keys,
    ourKeys,
    alike: alikeContracts(sheet.rows, rowKeys, keys, records, ourKeys),
    alikeIs: sheet.alike ?? undefined,
    sameTermsIs: sheet.sameTerms ?? undefined,
    severalAre: sheet.several ?? undefined,
  };
  const planRow = rowPlanner(known, actorOf(call), () => crypto.randomUUID());
  const plans = sheet.rows.map((row, index) => planRow(row, rowKeys[index] ?? ''));
  const [question] = dryRun ? [] : [...sheet.questions, ...alikeQuestions(plans, sheet)];
  if (question) throw new Refused(422, 'QUESTION', question.message, question.about);
  if (dryRun) return answer(importReport(sheet, plans, false));
  keep(
    call,
    plans.flatMap(({ outcome, changed }) => (changed && outcome !== 'same' ? [changed] : [])),
  );
  const importId = keepImport(call, file instanceof File ? file.name : '', plans);
  const fresh = plans.flatMap((plan) => plan.keys).map((each) => [each.key, { ...each, importId }]);
  changeAccount(call, (account) => {
    account.sheetKeys = { ...kept, ...(Object.fromEntries(fresh) as typeof kept) };
  });
  return answer({ ...importReport(sheet, plans, true), ...(importId === null ? {} : { importId }) });
}

function said<T extends string, K extends string>(form: FormData, field: K): { [key in K]?: T } {
  const value = form.get(field);
  return (typeof value === 'string' ? { [field]: value } : {}) as { [key in K]?: T };
}
