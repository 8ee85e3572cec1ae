/**
 * `/?replay`: a store for support to import a log into. It reads no token, no call leaves the browser, and nothing that the screens
 * dispatch reaches the state: that is the log's alone. Every door to the service is loaded, since a log names the calls of all of them.
 */
import '../api/accountApi.ts';
import '../api/cycleApi.ts';
import '../api/filesApi.ts';
import '../api/originalDocument.ts';
import '../api/remindersApi.ts';
import '../api/sharingApi.ts';
import '../api/spreadsheetsApi.ts';
import '../api/textSearchApi.ts';
import '../api/watchingApi.ts';
import { outgoing } from '../api/baseQuery.ts';
import { leadToPlace } from './followPlace.ts';
import { type AppStore, setupStore } from './setupStore.ts';

export function startReplayStore(): AppStore {
  outgoing.blocked = true;
  const store = setupStore(undefined, { passive: true });
  leadToPlace(store);
  return store;
}
