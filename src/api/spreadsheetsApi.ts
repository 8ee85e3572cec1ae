/** The calls that carry spreadsheets. Put into the one API slice by the list, whose menus use them. */
import type { AskedView } from '../../sheets/chosenContracts.ts';
import { saveFile } from '../platform/saveFile.ts';
import { baseApi } from './baseApi.ts';
import { tokenOf } from './baseQuery.ts';
import { receiveFile, type ReceivedFile } from './receiveFile.ts';

export type ExportFormat = 'xlsx' | 'csv' | 'zip';
/** A view as the list's address has it, or contracts that were selected, by their ids. */
export type ExportArg = { format: ExportFormat; today: string } & (
  { view: AskedView } | { ids: string[]; trash: boolean }
);

export const spreadsheetsApi = baseApi.injectEndpoints({
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
  }),
});

export const { useExportContractsMutation } = spreadsheetsApi;
