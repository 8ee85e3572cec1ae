/** Asks before the page is closed while corrections wait for their upload: a reload would take up the search, but not them. */
import { useEffect } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { isEdited } from './foundContract.ts';

const fields = ['name', 'renewalDate', 'amount', 'currency', 'parties'] as const;

export function useKeepEdits(): void {
  const edited = useAppSelector(
    ({ wizard }) =>
      wizard.step !== 'completed' &&
      wizard.contracts.some((contract) => fields.some((field) => isEdited(contract, field))),
  );
  useEffect(() => {
    if (!edited) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [edited]);
}
