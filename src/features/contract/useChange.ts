/** Saves what a person says of a contract: tells whether that worked, offers to undo it, and shows why it failed. */
import { useCallback, useState } from 'react';
import { readApiError } from '../../api/apiError.ts';
import { type ContractDetails, cycleApi, type UpdateContractRequest } from '../../api/cycleApi.ts';
import { changeSaved } from '../../domain/changeMessages.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import { changeUndone } from '../../store/undoEvents.ts';
import { useSaveFailure } from './useSaveFailure.tsx';

type Said = Omit<UpdateContractRequest, 'version'>;

export function useChange({ id, version, values }: ContractDetails, today: string) {
  const dispatch = useAppDispatch();
  // Not the API's hook for a change: it follows the store, and every value of a contract has one of these.
  const [saving, setSaving] = useState(false);
  const { failure, explain, clear } = useSaveFailure(values);
  const change = useCallback(
    async (said: Said): Promise<boolean> => {
      setSaving(true);
      const saved = cycleApi.endpoints.updateContract.initiate(
        { id, today, updateContractRequest: { version, ...said } },
        { track: false },
      );
      const { data, error } = await dispatch(saved);
      setSaving(false);
      if (error) {
        // Whoever reads that the newest values are there may save again at once: with the newest version, then.
        if (readApiError(error).code === 'STALE_VERSION')
          await dispatch(
            cycleApi.endpoints.getContract.initiate({ id, today }, { forceRefetch: true, subscribe: false }),
          );
        explain(error);
        return false;
      }
      clear();
      // What was said like that before leaves nothing to take back.
      if (data.version === version) return true;
      const name = data.summary.counterparty ?? data.name;
      const event = changeUndone({ id, version: data.version, name, today });
      const text = changeSaved(changed(said), said.confirm ? 'confirmed' : 'saved', name);
      dispatch(noticeShown({ kind: 'success', text, about: [id], action: { label: 'Undo', event } }));
      return true;
    },
    [dispatch, id, version, today, explain, clear],
  );
  return { change, saving, failure, explain, clear };
}

/** What was changed, for the message. Currency and period are entered with the amount. */
function changed({ values, confirm, ...beside }: Said): readonly string[] {
  const fields = confirm ?? Object.keys(values ?? beside);
  return !confirm && fields.includes('amount') ? ['amount'] : fields;
}
