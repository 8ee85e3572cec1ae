/** What was being saved when the page was left is not called unsaved where the service has it by now. What it hasn't stays typed. */
import { useEffect, useState } from 'react';
import type { ContractDetails } from '../../api/cycleApi.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks.ts';
import { forgetSavedNotes } from './notesDrafts.ts';
import { isSavedBy } from './typedFields.ts';
import { type DraftField, type ValueDraft, valueSettled } from './valueDraftsSlice.ts';

/** To be called where the page of a contract begins: later on, what saves something says so itself. */
export function useSavedMeanwhile(contract: ContractDetails): void {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const [first] = useState(contract);
  // After a reload they come with the user, who may be known after the contract is.
  const isTyped = useAppSelector(({ valueDrafts }) => valueDrafts[first.id] !== undefined);
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  useEffect(() => forgetSavedNotes(userId, first), [userId, first]);
  useEffect(() => {
    if (!isTyped) return;
    const drafts = Object.entries(getState().valueDrafts[first.id] ?? {}) as [DraftField, ValueDraft][];
    for (const [field, { typed }] of drafts)
      if (isSavedBy(field, typed, first)) dispatch(valueSettled({ id: first.id, field }));
  }, [isTyped, first, dispatch, getState]);
}
