/** Makes the store and ties it to what outlives the page. Resolves when the stored token has been read. */
import { startPersistence } from './persistence.ts';
import { setupStore, type AppStore } from './setupStore.ts';

export async function startStore(): Promise<AppStore> {
  const store = setupStore();
  await startPersistence(store);
  return store;
}
