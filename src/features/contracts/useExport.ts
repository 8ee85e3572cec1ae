/** Exports contracts to a file, and says what became of it. */
import { useCallback } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import { type ExportArg, useExportContractsMutation } from '../../api/spreadsheetsApi.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';

export function useExport(): { exporting: boolean; run: (arg: ExportArg) => Promise<void> } {
  const dispatch = useAppDispatch();
  const [exportContracts, { isLoading: exporting }] = useExportContractsMutation();
  const run = useCallback(
    async (arg: ExportArg) => {
      const { data, error } = await exportContracts(arg);
      dispatch(
        noticeShown(
          data
            ? { kind: 'success', text: `${data.fileName} has been saved.` }
            : { kind: 'error', text: errorSentence(error, 'The export failed. Please try again.') },
        ),
      );
    },
    [dispatch, exportContracts],
  );
  return { exporting, run };
}
