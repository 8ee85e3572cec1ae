/** Saves one more view of the list, or one fewer; what could not be saved is told as a notice. */
import type { SavedView } from '../../../contract/settings.ts';
import type { Settings } from '../../api/remindersApi.ts';
import { useSaveSettings } from '../../api/useSaveSettings.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { noticeShown } from '../../store/noticesSlice.ts';
import { withoutView, withView } from './viewChanges.ts';

type Views = readonly SavedView[];

/** Both answer whether it is saved. */
export function useSaveViews(settings: Settings | undefined) {
  const { save, isLoading } = useSaveSettings();
  const dispatch = useAppDispatch();
  const change = async (changed: (now: Views) => ReturnType<typeof withView>) => {
    if (!settings) return false;
    let text = 'The view could not be saved. Please try again.';
    const { saved } = await save(settings, ({ savedViews = [] }) => {
      const next = changed(savedViews);
      if ('savedViews' in next) return next;
      text = next.why;
      return null;
    });
    if (!saved) dispatch(noticeShown({ kind: 'error', text }));
    return saved;
  };
  return {
    addView: (view: SavedView) => change((now) => withView(now, view, settings?.savedViews ?? [])),
    removeView: (view: SavedView) => change((now) => withoutView(now, view)),
    isLoading,
  };
}
