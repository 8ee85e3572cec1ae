/** The store's factory: the app makes one, every test its own. */
import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { startAuthListeners } from '../features/auth/authListeners.ts';
import { startConnectionListeners } from '../features/connection/connectionListeners.ts';
import { startWizardListeners } from '../features/wizard/wizardListeners.ts';
import type { AppStartListening } from './appTypes.ts';
import { startCrossListeners } from './crossListeners.ts';
import { type RootState, rootReducer } from './rootReducer.ts';

/** The checks of development stay on; that they took long on a busy machine is no news. */
const checks = { warnAfter: Number.POSITIVE_INFINITY };

export function setupStore(preloadedState?: Partial<RootState>) {
  const listeners = createListenerMiddleware();
  const startListening = listeners.startListening as AppStartListening;
  startAuthListeners(startListening);
  startConnectionListeners(startListening);
  startWizardListeners(startListening);
  startCrossListeners(startListening);

  return configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState: preloadedState as RootState } : {}),
    middleware: (defaults) =>
      defaults({ immutableCheck: checks, serializableCheck: checks })
        .prepend(listeners.middleware)
        .concat(api.middleware),
  });
}

export type AppStore = ReturnType<typeof setupStore>;
