/** Asks before the page is closed while there is work to lose: corrections and typed values outlive a reload, but not the tab, and an upload neither. */
import { useEffect } from 'react';
import { selectValuesTyped } from '../../features/contract/valueDraftsSlice.ts';
import { hasUnsavedWork } from '../../features/wizard/unsavedWork.ts';
import { askBeforeLeaving } from '../../platform/pageEvents.ts';
import { useAppSelector } from '../../store/hooks.ts';

export function useKeepEdits(): void {
  const unsaved = useAppSelector((state) => hasUnsavedWork(state.wizard) || selectValuesTyped(state));
  useEffect(() => (unsaved ? askBeforeLeaving() : undefined), [unsaved]);
}
