/** Asks before the page is closed while there is work to lose: corrections outlive a reload, but not the tab, and an upload neither. */
import { useEffect } from 'react';
import { hasUnsavedWork } from '../../features/wizard/unsavedWork.ts';
import { useAppSelector } from '../../store/hooks.ts';

export function useKeepEdits(): void {
  const unsaved = useAppSelector(({ wizard }) => hasUnsavedWork(wizard));
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
