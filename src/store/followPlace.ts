/** The state learns which screen is open; in a replay the screen follows the state. */
import { localDay, parseDay } from '../../contract/calendar.ts';
import { currentTime, stopClockAt } from '../platform/clock.ts';
import { place } from '../platform/place.ts';
import { placeShown } from './placeSlice.ts';
import type { AppStore } from './setupStore.ts';

/** Call once, when the store is made. Returns the way to stop. */
export function followPlace(store: AppStore): () => void {
  let address: string | null = null;
  const tell = () => {
    if (address === null) return;
    const shown = placeShown({ path: address, day: localDay(currentTime()) });
    const { path, day } = store.getState().place;
    if (shown.payload.path !== path || shown.payload.day !== day) store.dispatch(shown);
  };
  const stopShowing = place.onShown((path) => {
    address = path;
    tell();
  });
  // Over midnight the same screen asks for another day.
  const stopTelling = store.subscribe(tell);
  return () => {
    stopShowing();
    stopTelling();
  };
}

/** A guard can lead elsewhere before both the address and the state are new; and whoever clicks in a replay leaves what the user saw. */
const LEAD_AGAIN = 20;

/** Shows the screen of the state on its day, whatever state is chosen, and keeps `replay` in the address: what is loaded again is a replay, too. */
export function leadToPlace(store: AppStore): () => void {
  let wanted: string | null = null;
  let left = 0;
  const lead = () => {
    const { path, day } = store.getState().place;
    const { year, month, day: ofMonth } = parseDay(day ?? '') ?? {};
    if (year && month && ofMonth) stopClockAt(new Date(year, month - 1, ofMonth, 12));
    if (path === wanted) return;
    wanted = path;
    left = LEAD_AGAIN;
    if (path !== null) place.lead(withReplay(path));
  };
  const stopLeading = store.subscribe(lead);
  const stopShowing = place.onShown((path) => {
    if (wanted === null || path === withReplay(wanted) || left === 0) return;
    left -= 1;
    place.lead(withReplay(wanted));
  });
  return () => {
    stopLeading();
    stopShowing();
  };
}

function withReplay(path: string): string {
  const [, address = '', hash = ''] = /^([^#]*)(.*)$/s.exec(path) ?? [];
  return `${address}${address.includes('?') ? '&' : '?'}replay${hash}`;
}
