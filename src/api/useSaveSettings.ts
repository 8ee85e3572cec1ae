/** The one way to save settings: against the version that was seen, so that another tab's or a colleague's are never replaced unseen. */
import { useState } from 'react';
import { readApiError } from './apiError.ts';
import { type Settings, useLazyGetSettingsQuery, usePutSettingsMutation } from './remindersApi.ts';

/** What is saved of settings as they are now; null where those have to be looked at first. */
type ChangeOf = (now: Settings) => Settings | null;

/** Of one attempt: `now` is what is set after it, and null where that could not be found out. */
type Outcome = { saved: boolean; now: Settings | null };

/** How often settings may change again between two calls. */
const MOST = 5;

/** `save` makes its change of what was seen, and again of what was set meanwhile. `meanwhile` says that nothing was saved because of that. */
export function useSaveSettings() {
  const [meanwhile, setMeanwhile] = useState(false);
  const [put, state] = usePutSettingsMutation();
  const [load] = useLazyGetSettingsQuery();
  const save = async (seen: Settings, changeOf: ChangeOf): Promise<Outcome> => {
    setMeanwhile(false);
    let now = seen;
    for (let times = 0; times < MOST; times += 1) {
      const change = changeOf(now);
      if (!change) {
        setMeanwhile(true);
        return { saved: false, now };
      }
      const { version } = now;
      // Each attempt follows from what the one before has met.
      // oxlint-disable-next-line no-await-in-loop
      const { data, error } = await put({ settings: { ...change, ...(version !== undefined && { version }) } });
      if (data) return { saved: true, now: data };
      if (readApiError(error).code !== 'STALE_VERSION') break;
      // oxlint-disable-next-line no-await-in-loop
      const loaded = await load();
      if (!loaded.data) break;
      now = loaded.data;
    }
    return { saved: false, now: null };
  };
  const { isLoading, isSuccess, error, reset } = state;
  return {
    save,
    meanwhile,
    isLoading,
    isSuccess: isSuccess && !meanwhile,
    error: meanwhile ? undefined : error,
    reset,
  };
}
