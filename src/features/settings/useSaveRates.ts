/** Saves the exchange rates against what they were when the screen took them up: another tab's, or a colleague's, are not replaced unseen. */
import { useState } from 'react';
import { type Rates, ratesOf } from '../../../contract/rates.ts';
import { readApiError } from '../../api/apiError.ts';
import { type Settings, useLazyGetSettingsQuery, usePutSettingsMutation } from '../../api/remindersApi.ts';

/** What the rates were when they were taken up, and what they are now. */
type Meanwhile = { before: Rates; now: Rates };

/** `saveRates` answers what was saved meanwhile where that are other rates: nothing is saved then. `meanwhile` says so until the next time. */
export function useSaveRates(settings: Settings) {
  const [seen, setSeen] = useState(settings);
  const [meanwhile, setMeanwhile] = useState(false);
  const [save, state] = usePutSettingsMutation();
  const [load] = useLazyGetSettingsQuery();
  const saveRates = async (change: Settings): Promise<Meanwhile | null> => {
    setMeanwhile(false);
    const put = ({ version }: Settings) => save({ settings: { ...change, ...(version !== undefined && { version }) } });
    let answer = await put(sameRates(settings, seen) ? settings : seen);
    if (readApiError(answer.error).code === 'STALE_VERSION') {
      const { data: now } = await load();
      if (now && !sameRates(now, seen)) {
        setSeen(now);
        setMeanwhile(true);
        return { before: ratesOf(seen), now: ratesOf(now) };
      }
      // Something else was set, which this change leaves alone.
      if (now) answer = await put(now);
    }
    if (answer.data) setSeen(answer.data);
    return null;
  };
  return { saveRates, meanwhile, ...state };
}

const sameRates = (one: Settings, other: Settings) => JSON.stringify(ratesOf(one)) === JSON.stringify(ratesOf(other));
