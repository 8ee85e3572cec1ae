/** Asks before the page is closed while there is work to lose: corrections and what is typed outlive a reload, but not the tab, and an upload neither. */
import { useEffect } from 'react';
import { selectValuesTyped } from '../../features/contract/valueDraftsSlice.ts';
import { hasUnsavedWork } from '../../features/wizard/unsavedWork.ts';
import { askBeforeLeaving } from '../../platform/pageEvents.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { useTypedForms } from './useTypedForms.ts';

export function useKeepEdits(): void {
  const forms = useTypedForms();
  const work = useAppSelector((state) => hasUnsavedWork(state.wizard) || selectValuesTyped(state));
  const unsaved = work || forms.length > 0;
  useEffect(() => (unsaved ? askBeforeLeaving() : undefined), [unsaved]);
}
