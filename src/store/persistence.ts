/**
 * What outlives the page: the session token and nothing else, through redux-persist. Its reducer wrapper is not used,
 * because its actions carry functions, and a recorded log of such actions could not be replayed.
 */
import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist';
import { storageKeys } from '../domain/storageKeys.ts';
import { sessionExpired, signedOut, signedOutElsewhere, tokenRestored } from '../features/auth/authSlice.ts';
import type { AuthState } from '../features/auth/authState.ts';
import { navigation } from '../platform/navigation.ts';
import { onTokenChangedElsewhere, tellSignOut, tokenStorage } from '../platform/tokenStorage.ts';
import type { AppStore } from './setupStore.ts';
import { hasTypedWork } from './typedWork.ts';

const config: PersistConfig<AuthState> = {
  key: storageKeys.token,
  keyPrefix: '',
  storage: tokenStorage,
  whitelist: ['token'],
};

/** Reads the stored token, tells the store, and from then on keeps what is stored in step with the state. */
export async function startPersistence(store: AppStore): Promise<void> {
  const stored = (await getStoredState(config)) as Pick<AuthState, 'token'> | undefined;
  store.dispatch(tokenRestored({ token: stored?.token ?? null }));

  const persistoid = createPersistoid(config);
  let written = store.getState().auth.token;
  /** Another tab told of it: it isn't told again. */
  let heard = false;
  store.subscribe(() => {
    const { auth } = store.getState();
    if (auth.token === written) return;
    written = auth.token;
    if (written === null && auth.signedOutBy === 'user' && !heard) tellSignOut();
    persistoid.update(auth);
    void persistoid.flush();
  });

  onTokenChangedElsewhere((token, { byUser }) => {
    const state = store.getState();
    const { auth } = state;
    if (token === auth.token) return;
    // Another tab has signed out, or in as somebody: this one must not go on in a session that has ended.
    if (!token) {
      heard = true;
      // The question before a logout knows only its own tab: nobody was asked about what is typed in this one.
      const signOut = hasTypedWork(state) ? signedOutElsewhere : signedOut;
      store.dispatch(byUser ? signOut() : sessionExpired());
      heard = false;
    } else if (!auth.signingIn) navigation.reload();
  });
}
