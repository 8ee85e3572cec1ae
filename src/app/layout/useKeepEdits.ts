/** Asks before the page is closed while there is work to lose: corrections outlive a reload, but not the tab, and an upload neither. */
import { useEffect } from 'react';
import { hasUnsavedWork } from '../../features/wizard/unsavedWork.ts';
import { askBeforeLeaving } from '../../platform/pageEvents.ts';
import { useAppSelector } from '../../store/hooks.ts';

export function useKeepEdits(): void {
  const unsaved = useAppSelector(({ wizard }) => hasUnsavedWork(wizard));
  useEffect(() => (unsaved ? askBeforeLeaving() : undefined), [unsaved]);
}
