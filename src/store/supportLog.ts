/**
 * Remembers what reached the reducers, so that support can replay it. Bounded: of the oldest actions only the state they
 * led to is kept. Nothing leaves the browser unless the user saves it.
 */
import type { Action, StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { maskSecrets } from '../domain/maskSecrets.ts';

/** Secrets are masked already. Replaying `actions` on `preloadedState` gives the state at the end. */
export type RecordedLog<State> = { preloadedState: State; actions: UnknownAction[] };

export type SupportLog<State> = { enhancer: StoreEnhancer; read: () => RecordedLog<State> };

/** How many actions are remembered at least, once there are as many, and at most. */
const maxActions = 1_000;
export const LONGEST_LOG = 2 * maxActions;

const mayCarrySecrets = /^(auth\/|api\/executeMutation)/;

export function makeSupportLog<State>(): SupportLog<State> {
  /** The state before the first remembered action. */
  let base: State;
  let entries: { action: Action; after: State }[] = [];

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    base = store.getState() as State;
    const dispatch: typeof store.dispatch = (action) => {
      const result = store.dispatch(action);
      // Names this page's own API by a random id: replayed in another page it would read as a conflict. It comes first, so
      // that the log can begin after it.
      if (action.type === api.internalActions.middlewareRegistered.type && entries.length === 0) {
        base = store.getState() as State;
        return result;
      }
      // What carries secrets is masked at once; the rest, which may be large, when somebody wants to read it.
      const kept = mayCarrySecrets.test(action.type) ? maskSecrets(action) : action;
      entries.push({ action: kept, after: store.getState() as State });
      if (entries.length >= LONGEST_LOG) forgetOldest();
      return result;
    };
    return { ...store, dispatch };
  };

  const forgetOldest = () => {
    const gone = entries.length - maxActions;
    const last = entries[gone - 1];
    if (gone <= 0 || !last) return;
    base = last.after;
    entries = entries.slice(gone);
  };

  return {
    enhancer,
    read: () => {
      forgetOldest();
      const actions = entries.map(({ action }) => maskSecrets(action) as UnknownAction);
      return { preloadedState: maskSecrets(base), actions };
    },
  };
}
