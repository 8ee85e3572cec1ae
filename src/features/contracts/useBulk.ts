/** The selection of the list, and one change to all of it. */
import { useCallback, useMemo, useState } from 'react';
import { errorSentence } from '../../api/apiError.ts';
import { type ChangeContractsResponse, useChangeContractsMutation } from '../../api/cycleApi.ts';
import type { Contract } from '../../api/api.ts';
import { deletionTakenBack, leftAsItIs } from '../../domain/changeMessages.ts';
import { cancelledTogether } from '../../domain/decisionMessages.ts';
import { counted } from '../../domain/format.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import { changesUndone, deletionUndone } from '../../store/undoEvents.ts';
import type { BulkChange } from './BulkBar.tsx';

export function useBulk(contracts: readonly Contract[], today: string) {
  const dispatch = useAppDispatch();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [changeContracts, { isLoading: busy }] = useChangeContractsMutation();
  const onSelect = useCallback((ids: readonly string[], chosen: boolean) => {
    setSelected((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (chosen) after.add(id);
        else after.delete(id);
      return after;
    });
  }, []);
  const clear = useCallback(() => setSelected(new Set()), []);
  // What is gone from the list is not selected any more.
  const chosen = useMemo(
    () => (selected.size === 0 ? [] : contracts.filter(({ id }) => selected.has(id))),
    [contracts, selected],
  );
  const apply = async (change: BulkChange) => {
    const ids = chosen.map(({ id }) => id);
    const nameOf = (id: string) => chosen.find((each) => each.id === id)?.name ?? '';
    const { data, error } = await changeContracts({ today, changeContractsRequest: { ids, ...change } });
    if (error) {
      dispatch(noticeShown({ kind: 'error', text: errorSentence(error, 'Nothing was changed. Please try again.') }));
      return;
    }
    const { changed, contracts: changes } = data;
    const text = [saidOf(change, changed), leftAsItIs(data.left ?? [], nameOf)].filter(Boolean).join(' ');
    const event = wayBack(change, changes, today);
    const undo = event ? { action: { label: 'Undo', event } } : {};
    const about = { about: changes.map(({ id }) => id) };
    // Where all of it was like that already there is nothing to take back.
    dispatch(noticeShown({ kind: 'success', text, ...(changed > 0 ? { ...about, ...undo } : {}) }));
    clear();
  };
  return { selected, chosen, busy, onSelect, clear, apply };
}

/** What is said of it. */
function saidOf({ trash, decision }: BulkChange, changed: number): string {
  if (trash === false) return deletionTakenBack(changed);
  if (decision === 'cancel' && changed > 0) return cancelledTogether(changed);
  return `${counted(changed, 'contract')} ${trash ? 'moved to the trash' : 'changed'}.`;
}

type Versions = ChangeContractsResponse['contracts'];

/** What takes the change back; null for coming back from the trash, which the list shows. */
function wayBack({ trash }: BulkChange, changes: Versions, today: string) {
  if (trash === undefined) return changesUndone({ changes, today });
  return trash ? deletionUndone({ ids: changes.map(({ id }) => id), today }) : null;
}
