/** The calls that carry spreadsheets. Put into the one API slice by the list, whose menus use them. */
import type { AskedView } from '../../sheets/chosenContracts.ts';
import type { SheetImportReport } from '../../sheets/importReport.ts';
import type { SheetChoices } from '../../sheets/sheetTypes.ts';
import { heldFile, leaveParcel } from '../platform/parcels.ts';
import { saveFile } from '../platform/saveFile.ts';
import { spreadsheetsApi as generatedSpreadsheets } from './generated/spreadsheets.gen.ts';
import { tokenOf } from './baseQuery.ts';
import { receiveFile, type ReceivedFile } from './receiveFile.ts';

export type ExportFormat = 'xlsx' | 'csv' | 'zip';
/** A view as the list's address has it, or contracts that were selected, by their ids. */
export type ExportArg = { format: ExportFormat; today: string } & (
  | { view: AskedView }
  | { ids: string[]; trash: boolean }
);

export type SheetImport = SheetImportReport & { importId?: string };
export type ImportArg = { fileKey: string; today: string; dryRun: boolean; choices: SheetChoices };

const imports = { type: 'Imports', id: 'LIST' } as const;
const changed = [{ type: 'Contracts', id: 'LIST' }, { type: 'Stats', id: 'DASHBOARD' }, 'Contract', 'History'] as const;

const withImports = generatedSpreadsheets
  .enhanceEndpoints({ addTagTypes: ['Imports', 'Contracts', 'Contract', 'History', 'Stats'] })
  .enhanceEndpoints({
    endpoints: {
      listImports: { providesTags: [imports] },
      // A refusal says that it is undone already: the list has to say so, too.
      undoImport: { invalidatesTags: (result) => (result?.undone === false ? [] : [imports, ...changed]) },
    },
  });

export const spreadsheetsApi = withImports.injectEndpoints({
  endpoints: (build) => ({
    /** Saves the file under the name that the service gives it; the state only learns that name. After a sign-out nothing is saved. */
    exportContracts: build.mutation<{ fileName: string }, ExportArg>({
      queryFn: async (arg, { getState }, _options, query) => {
        const owner = tokenOf(getState());
        const { format, today } = arg;
        const { data, error } = await query({
          url: '/api/contracts/export',
          ...('ids' in arg
            ? { method: 'POST', params: { today }, body: { format, ids: arg.ids, trash: arg.trash } }
            : { params: { ...arg.view, today, format } }),
          responseHandler: (response) => (response.ok ? receiveFile(response, () => {}) : response.json()),
        });
        if (error) return { error };
        if (tokenOf(getState()) !== owner)
          return { error: { status: 'CUSTOM_ERROR', error: 'Nobody waits for the file any more.' } };
        const { blob, fileName } = data as ReceivedFile;
        const name = fileName ?? `contracts-${today}.${format}`;
        saveFile(blob, name);
        return { data: { fileName: name } };
      },
    }),
    /** Fetches a sheet that a search met in the mail or Drive. It waits under its key outside the state, as one that was chosen. */
    fetchSheet: build.mutation<{ fileKey: string; name: string }, { foundId: string; name: string }>({
      queryFn: async ({ foundId, name }, { signal }, _options, query) => {
        const { data, error } = await query({
          url: `/api/gmail/left-out/${encodeURIComponent(foundId)}/file`,
          responseHandler: (response) => (response.ok ? receiveFile(response, () => {}) : response.json()),
        });
        if (error) return { error };
        if (signal.aborted) return { error: { status: 'CUSTOM_ERROR', error: 'Nobody waits for the sheet any more.' } };
        const { blob, fileName } = data as ReceivedFile;
        const file = new File([blob], fileName ?? name);
        return { data: { fileKey: leaveParcel(file), name: file.name } };
      },
    }),
    /** Shows what would become of a sheet (`dryRun`), or takes its rows. The file waits under its key outside the state. */
    importContracts: build.mutation<SheetImport, ImportArg>({
      queryFn: async ({ fileKey, today, dryRun, choices }, _api, _options, query) => {
        const file = heldFile(fileKey);
        if (!file) return { error: { status: 'CUSTOM_ERROR', error: 'The file is gone. Please choose it again.' } };
        const body = new FormData();
        if (choices.mapping) body.append('mapping', JSON.stringify(choices.mapping));
        if (choices.dateForm) body.append('dateForm', choices.dateForm);
        if (choices.decimal) body.append('decimal', choices.decimal);
        if (choices.amountPeriod) body.append('amountPeriod', choices.amountPeriod);
        if (choices.alike) body.append('alike', choices.alike);
        if (choices.sameTerms) body.append('sameTerms', choices.sameTerms);
        if (choices.several) body.append('several', choices.several);
        body.append('sheet', file, file.name);
        const params = { today, dryRun: String(dryRun) };
        const { data, error } = await query({ url: '/api/contracts/import', method: 'POST', params, body });
        return error ? { error } : { data: data as SheetImport };
      },
      invalidatesTags: (result) => (result?.imported ? [imports, ...changed] : []),
    }),
  }),
});

export const {
  useExportContractsMutation,
  useFetchSheetMutation,
  useImportContractsMutation,
  useListImportsQuery,
  useUndoImportMutation,
} = spreadsheetsApi;
export type { ImportUndone, KeptImport } from './generated/spreadsheets.gen.ts';
