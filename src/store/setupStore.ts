/** The store's factory: the app makes one, every test its own. */
import { configureStore, createListenerMiddleware, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
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
import { LONGEST_LOG, makeSupportLog } from './supportLog.ts';
import { startUndoListeners } from './undoListeners.ts';

type Options = {
  /** For replaying a log: nothing follows from its actions but the next state, and no other action reaches the state. */
  passive?: boolean;
};

/** Lets nothing through: what the screens of a replay dispatch is none of the log's. */
const unheard: Middleware = () => () => (action) => action;

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
        .concat(api.middleware, ...(passive ? [unheard] : [])),
    enhancers: (defaults) => defaults().concat(log.enhancer),
    // In production too: support replays what users see. Secrets are masked before DevTools get to see anything.
    devTools: {
      name: productName,
      // As much as a log can hold, and the action that it begins with: DevTools forget the oldest of more.
      maxAge: LONGEST_LOG + 1,
      actionSanitizer: (action) => maskSecrets(action),
      stateSanitizer: (state) => maskSecrets(state),
    },
  });
}

export type AppStore = ReturnType<typeof setupStore>;
