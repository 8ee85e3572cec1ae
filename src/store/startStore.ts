/** Makes the store and ties it to what outlives the page and to what comes from outside. Resolves when the stored token has been read. */
import { connectBrowserEvents } from './browserEvents.ts';
import { startPersistence } from './persistence.ts';
import { setupStore, type AppStore } from './setupStore.ts';

export async function startStore(): Promise<AppStore> {
  const store = setupStore();
  connectBrowserEvents(store);
  await startPersistence(store);
  return store;
}
