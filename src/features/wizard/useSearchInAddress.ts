/** Keeps the search in the address (`?search=<id>`), so that a reload takes it up again instead of losing it. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consentReturnParameters } from '../../platform/consentReturn.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { searchResumed } from './wizardSlice.ts';
import { wizardView } from './wizardView.ts';

const parameter = 'search';

export function useSearchInAddress(): void {
  const dispatch = useAppDispatch();
  const [address, setAddress] = useSearchParams();
  const shown = address.get(parameter);
  const current = useAppSelector(({ wizard }) => {
    const { search, earlier } = wizardView(wizard);
    return (search ?? earlier?.search)?.id ?? null;
  });
  const idle = useAppSelector(
    ({ wizard }) =>
      (wizard.phase.name === 'connect' || wizard.phase.name === 'criteria') && wizard.abandoned.length === 0,
  );

  useEffect(() => {
    if (shown && idle) dispatch(searchResumed({ id: shown }));
    // Only what the address says when the screen opens counts; afterwards the address follows the wizard.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (current) after.set(parameter, current);
        else after.delete(parameter);
        // Taken from the address already, but the router remembers it as it was when the page was opened.
        for (const name of consentReturnParameters) after.delete(name);
        return after;
      },
      { replace: true },
    );
  }, [current, setAddress]);
}
