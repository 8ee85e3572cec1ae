/**
 * Stands in for the store until it has been loaded, so that the sign-in screen is drawn and can be typed into without the
 * store, the API slice and their libraries. What is dispatched meanwhile loads the store and waits its turn.
 */
import type { Store } from '@reduxjs/toolkit';
import type { AuthState } from '../features/auth/authState.ts';
import type { RootState } from './rootReducer.ts';
import type { AppStore } from './setupStore.ts';

/**
 * `auth` is all that can be read of the state before the store is there: guards and sign-in screens read nothing else.
 * `load` is called once; where it fails, the next dispatch or `load()` tries again.
 */
export function lazyStore(auth: AuthState, load: () => Promise<AppStore>) {
  const early = { auth } as RootState;
  const subscribers = new Set<() => void>();
  let store: AppStore | null = null;
  let loading: Promise<AppStore> | null = null;

  const notify = () => subscribers.forEach((subscriber) => subscriber());
  const start = () => {
    loading ??= load().then(
      (loaded) => {
        store = loaded;
        loaded.subscribe(notify);
        notify();
        return loaded;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };

  const dispatch = (action: Parameters<AppStore['dispatch']>[0]) =>
    store ? store.dispatch(action) : start().then((loaded) => loaded.dispatch(action));
  const facade = {
    getState: () => store?.getState() ?? early,
    subscribe: (subscriber: () => void) => {
      subscribers.add(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    dispatch,
    load: start,
  };
  return facade as unknown as Store<RootState> & { load: () => Promise<AppStore> };
}
