/** Makes the store and ties it to what outlives the page and to what comes from outside. Resolves when the stored token has been read. */
import { outgoing } from '../api/baseQuery.ts';
import { navigation } from '../platform/navigation.ts';
import { connectBrowserEvents } from './browserEvents.ts';
import { startPersistence } from './persistence.ts';
import { type AppStore, setupStore } from './setupStore.ts';

export async function startStore(): Promise<AppStore> {
  if (navigation.query().has('replay')) return startReplayStore();
  const store = setupStore();
  connectBrowserEvents(store);
  await startPersistence(store);
  return store;
}

/** `/?replay`: a store for support to import a log into. It reads no token, and no call leaves the browser. */
function startReplayStore(): AppStore {
  outgoing.blocked = true;
  return setupStore(undefined, { passive: true });
}
