/** The store's factory: the app makes one, every test its own. */
import { configureStore, createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import { maskSecrets } from '../domain/maskSecrets.ts';
import { productName } from '../../contract/product.ts';
import { startAuthListeners } from '../features/auth/authListeners.ts';
import { startConnectionListeners } from '../features/connection/connectionListeners.ts';
import { startValueDraftListeners } from '../features/contract/valueDraftListeners.ts';
import { startCriteriaListeners } from '../features/wizard/criteriaListeners.ts';
import { startDraftListeners } from '../features/wizard/draftListeners.ts';
import { startWizardListeners } from '../features/wizard/wizardListeners.ts';
import type { AppStartListening, ThunkExtra } from './appTypes.ts';
import { startCrossListeners } from './crossListeners.ts';
import { startFirstCalls } from './firstCalls.ts';
import { type RootState, rootReducer } from './rootReducer.ts';
import { makeSupportLog } from './supportLog.ts';
import { startUndoListeners } from './undoListeners.ts';

type Options = {
  /** For replaying a log: nothing follows from an action but the next state. */
  passive?: boolean;
};

export function setupStore(preloadedState?: Partial<RootState>, { passive = false }: Options = {}) {
  const log = makeSupportLog<RootState>();
  const extraArgument: ThunkExtra = {
    readSupportLog: log.read,
    reduce: (state, action: UnknownAction) => rootReducer(state as RootState, action),
  };
  const listeners = createListenerMiddleware({ extra: extraArgument });
  const startListening = listeners.startListening as AppStartListening;
  if (!passive) {
    startAuthListeners(startListening);
    startConnectionListeners(startListening);
    startWizardListeners(startListening);
    startCriteriaListeners(startListening);
    startDraftListeners(startListening);
    startValueDraftListeners(startListening);
    startCrossListeners(startListening);
    startFirstCalls(startListening);
    startUndoListeners(startListening);
  }

  return configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState: preloadedState as RootState } : {}),
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // Both checks stay on in development; how long they take says more about the machine than about the state.
        immutableCheck: { warnAfter: Infinity },
        serializableCheck: { warnAfter: Infinity },
      })
        .prepend(listeners.middleware)
        .concat(api.middleware),
    enhancers: (defaults) => defaults().concat(log.enhancer),
    // In production too: support replays what users see. Secrets are masked before DevTools get to see anything.
    devTools: {
      name: productName,
      maxAge: 500,
      actionSanitizer: (action) => maskSecrets(action),
      stateSanitizer: (state) => maskSecrets(state),
    },
  });
}

export type AppStore = ReturnType<typeof setupStore>;
