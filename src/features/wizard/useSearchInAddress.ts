/**
 * Keeps the search in the address (`?search=<id>`), so that a reload takes it up again instead of losing it. Once its contracts are
 * uploaded the address says so (`?uploaded=<id>`), and a reload shows what came in.
 */
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { storageKeys } from '../../domain/storageKeys.ts';
import { consentReturnParameters } from '../../platform/consentReturn.ts';
import { readDraft } from '../../platform/draftStorage.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import type { KeptCompleted } from './draftListeners.ts';
import { completedRestored, searchResumed } from './wizardSlice.ts';
import { wizardView } from './wizardView.ts';

const [searched, uploaded] = ['search', 'uploaded'] as const;

export function useSearchInAddress(): void {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useSearchParams();
  const userId = useAppSelector(({ auth }) => auth.user?.id);
  const { search, earlier, completed } = useAppSelector(({ wizard }) => wizardView(wizard));
  const current = (search ?? earlier?.search)?.id ?? null;
  const done = completed?.searchId ?? null;
  const idle = useAppSelector(
    ({ wizard }) =>
      (wizard.phase.name === 'connect' || wizard.phase.name === 'criteria' || wizard.phase.name === 'done') &&
      wizard.abandoned.length === 0,
  );

  useEffect(() => {
    const id = address.get(searched) ?? address.get(uploaded);
    if (!idle || id === null || id === done) return;
    const kept = readDraft<KeptCompleted>(storageKeys.completedUpload);
    if (address.has(uploaded) && kept?.searchId === id && kept.userId === userId) {
      const { userId: _owner, ...what } = kept;
      dispatch(completedRestored(what));
    } else dispatch(searchResumed({ id }));
    // Only what the address says when the screen opens counts; afterwards the address follows the wizard.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const { state } = useLocation();
  useEffect(() => {
    const after = new URLSearchParams(address);
    for (const [name, id] of [
      [searched, current],
      [uploaded, done],
    ] as const) {
      if (id) after.set(name, id);
      else after.delete(name);
    }
    // Taken from the address already, but the router remembers it as it was when the page was opened.
    for (const name of consentReturnParameters) after.delete(name);
    if (after.toString() !== address.toString()) setAddress(after, { replace: true, state: state as unknown });
  }, [current, done, address, state, setAddress]);
}
