/** The state learns which screen is open; in a replay the screen follows the state. */
import { place } from '../platform/place.ts';
import { placeShown } from './placeSlice.ts';
import type { AppStore } from './setupStore.ts';

/** Call once, when the store is made. Returns the way to stop. */
export function followPlace(store: AppStore): () => void {
  return place.onShown((path) => {
    const shown = placeShown(path);
    if (shown.payload.path !== store.getState().place.path) store.dispatch(shown);
  });
}

/** A guard can lead elsewhere before both the address and the state are new; and whoever clicks in a replay leaves what the user saw. */
const LEAD_AGAIN = 20;

/** Shows the screen of the state, whatever state is chosen, and keeps `replay` in the address: what is loaded again is a replay, too. */
export function leadToPlace(store: AppStore): () => void {
  let wanted: string | null = null;
  let left = 0;
  const lead = () => {
    const { path } = store.getState().place;
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
