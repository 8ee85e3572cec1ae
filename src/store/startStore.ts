/** Makes the store and ties it to what outlives the page and to what comes from outside. Resolves when the stored token has been read. */
import { navigation } from '../platform/navigation.ts';
import { connectBrowserEvents } from './browserEvents.ts';
import { followPlace } from './followPlace.ts';
import { startPersistence } from './persistence.ts';
import { type AppStore, setupStore } from './setupStore.ts';

export async function startStore(): Promise<AppStore> {
  if (navigation.query().has('replay')) return (await import('./startReplay.ts')).startReplayStore();
  const store = setupStore();
  connectBrowserEvents(store);
  followPlace(store);
  await startPersistence(store);
  return store;
}
