/** Saves the exchange rates, unless others were saved since the screen took them up. */
import { useState } from 'react';
import { type Rates, ratesOf } from '../../../contract/rates.ts';
import type { Settings } from '../../api/remindersApi.ts';
import { useSaveSettings } from '../../api/useSaveSettings.ts';

/** What the rates were when they were taken up, and what they are now. */
type Meanwhile = { before: Rates; now: Rates };

/** `saveRates` answers what was saved meanwhile where that are other rates: nothing is saved then. `meanwhile` says so until the next time. */
export function useSaveRates(settings: Settings) {
  const [seen, setSeen] = useState(settings);
  const { save, ...state } = useSaveSettings();
  const saveRates = async (change: Settings): Promise<Meanwhile | null> => {
    const latest = sameRates(settings, seen) ? settings : seen;
    // Something else that was set is left alone by this change.
    const { saved, now } = await save(latest, (met) => (sameRates(met, seen) ? change : null));
    if (now) setSeen(now);
    return now && !saved ? { before: ratesOf(seen), now: ratesOf(now) } : null;
  };
  return { saveRates, ...state };
}

const sameRates = (one: Settings, other: Settings) => JSON.stringify(ratesOf(one)) === JSON.stringify(ratesOf(other));
