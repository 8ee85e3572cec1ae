/** Contracts as files, made by the same code as the service's. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import { listItem } from '../../contract/listItem.ts';
import type { ViewKey } from '../../contract/listFilter.ts';
import { type AskedView, chosenByIds, chosenByView } from '../../sheets/chosenContracts.ts';
import type { ExportedContract } from '../../sheets/sheetColumns.ts';
import { ourKeysOf, recordsOf } from '../accountContracts.ts';
import { note } from '../activity.ts';
import type { MockBackend } from '../backend.ts';
import { findProblem } from '../checkBody.ts';
import { readBody, Refusal, signedIn, todayOf } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';
import { listImports, undoImport } from './imports.ts';
import { getLeftOutFile } from './broughtDocuments.ts';

type Format = 'xlsx' | 'csv' | 'zip';
const TYPES: Record<Format, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
};
const VIEWS = ['all', 'due', 'undecided', 'passed', 'check', 'undated', 'ended', 'trash'];

/** The operations under the tag spreadsheets. */
export function spreadsheetHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get('*/api/contracts/export', signedIn(backend, exportView)),
    http.post('*/api/contracts/export', signedIn(backend, exportSelected)),
    http.post(
      '*/api/contracts/import',
      // What reads sheets is loaded with the first of them.
      signedIn(backend, async (call) => (await import('./importSheet.ts')).importSheet(call)),
    ),
    http.get('*/api/contracts/imports', signedIn(backend, listImports)),
    http.post('*/api/contracts/imports/:id/undo', signedIn(backend, undoImport)),
    http.get('*/api/gmail/left-out/:foundId/file', signedIn(backend, getLeftOutFile)),
  ];
}

async function exportView(call: SignedInCall): Promise<Response> {
  const asked = Object.fromEntries(new URL(call.request.url).searchParams);
  const { format, view = 'all' } = asked;
  const problem =
    findProblem(format, { type: 'string', enum: Object.keys(TYPES) }, 'format') ??
    findProblem(view, { type: 'string', enum: VIEWS }, 'view');
  if (problem) throw new Refusal(400, 'INVALID', `The request is not valid: ${problem}`);
  const today = todayOf(call);
  const all = gather(call, view === 'trash');
  const chosen = chosenByView(all, { ...(asked as AskedView), view: view as ViewKey }, today);
  note(call, 'contracts-exported', format?.toUpperCase());
  return file(call, format as Format, chosen);
}

async function exportSelected(call: SignedInCall): Promise<Response> {
  type Body = { format: Format; ids: string[]; trash?: boolean };
  const { format, ids, trash = false } = await readBody<Body>(call.request, 'exportSelectedContracts');
  note(call, 'contracts-exported', `${ids.length} as ${format.toUpperCase()}`);
  return file(call, format, chosenByIds(gather(call, trash), ids));
}

function gather(call: SignedInCall, trash: boolean): ExportedContract[] {
  const today = todayOf(call);
  const ourKeys = ourKeysOf(call.account);
  const keys = Object.values(call.account.sheetKeys ?? {});
  const numbers = new Map(keys.map(({ contractId, number }) => [contractId, number]));
  return recordsOf(call.account)
    .filter(({ deletedAt }) => (deletedAt !== null) === trash)
    .map((record) => ({ record, item: listItem(record, today, ourKeys), number: numbers.get(record.id) ?? null }));
}

/** What makes the files is loaded with the first of them. */
async function file(call: SignedInCall, format: Format, contracts: readonly ExportedContract[]): Promise<Response> {
  const { fileOfContracts } = await import('../world/exportedFile.ts');
  const today = todayOf(call);
  const bytes = await fileOfContracts(format, contracts, today);
  return new Response(bytes, {
    headers: {
      'content-type': TYPES[format],
      'content-disposition': `attachment; filename="contracts-${today}.${format}"`,
    },
  });
}
