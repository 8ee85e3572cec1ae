import { http } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNT } from '../../../mocks/backend.ts';
import { server } from '../../../mocks/node.ts';
import { signedInStore } from '../../../tests/setup/renderApp.tsx';
import { api } from '../../api/api.ts';
import { navigation } from '../../platform/navigation.ts';
import { startPersistence } from '../../store/persistence.ts';
import { setupStore } from '../../store/setupStore.ts';
import { sessionExpired, signedOut, tokenRestored, userUpdated } from './authSlice.ts';
import { signIn } from './signIn.ts';

/** What another tab has written. */
const heard = (key: string, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));

const stored = () => [localStorage.getItem('token'), sessionStorage.getItem('auth_token_backup')];

beforeEach(() => {
  vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
});

/** A token that the mock backend knows. */
async function validToken(): Promise<string> {
  return (await signedInStore()).getState().auth.token ?? '';
}

describe('a session', () => {
  it('starts loading, and without a stored token ends signed out, with nothing fetched', async () => {
    const requests = vi.spyOn(globalThis, 'fetch');
    const store = setupStore();
    expect(store.getState().auth).toMatchObject({ loading: true, user: null });
    await startPersistence(store);
    expect(store.getState().auth).toMatchObject({ loading: false, user: null });
    expect(requests).not.toHaveBeenCalled();
    requests.mockRestore();
  });

  it('is taken up with the stored token as bearer', async () => {
    localStorage.setItem('token', await validToken());
    const store = setupStore();
    await startPersistence(store);
    await expect.poll(() => store.getState().auth.loading).toBe(false);
    expect(store.getState().auth.user).toEqual({
      id: expect.any(String),
      email: DEMO_ACCOUNT.email,
      google_credentials: false,
      googleWorkspaceEmail: null,
    });
  });

  it('asks for what its screen shows before it is known who is there', async () => {
    const asked: string[] = [];
    server.use(http.all('*/api/*', ({ request }) => void asked.push(new URL(request.url).pathname)));
    localStorage.setItem('token', await validToken());
    asked.length = 0;
    vi.spyOn(navigation, 'path').mockReturnValue('/contracts?view=due');
    const store = setupStore();
    await startPersistence(store);
    expect(store.getState().auth.user).toBeNull();
    await expect.poll(() => asked).toEqual(expect.arrayContaining(['/api/auth/me', '/api/contracts']));
    await expect.poll(() => store.getState().auth.loading).toBe(false);
    vi.mocked(navigation.path).mockRestore();
  });

  it('that turns out to be over leaves nothing of what was asked for beside it', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const token = await validToken();
    server.use(http.get('*/api/auth/me', () => Response.json({ message: 'Gone.' }, { status: 401 })));
    localStorage.setItem('token', token);
    vi.spyOn(navigation, 'path').mockReturnValue('/contracts');
    const store = setupStore();
    await startPersistence(store);
    await expect.poll(() => store.getState().auth.loading).toBe(false);
    await expect.poll(() => Object.keys(store.getState()[api.reducerPath].queries)).toEqual([]);
    vi.mocked(navigation.path).mockRestore();
    log.mockRestore();
  });

  it('has its backup in every tab, also in one that found the token there', async () => {
    const token = await validToken();
    localStorage.setItem('token', token);
    const store = setupStore();
    await startPersistence(store);
    expect(stored()).toEqual([token, token]);
    await expect.poll(() => store.getState().auth.loading).toBe(false);
  });

  it('whose first check fails is forgotten, silently but for the console', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    localStorage.setItem('token', 'stale');
    const store = setupStore();
    await startPersistence(store);
    await expect.poll(() => store.getState().auth.loading).toBe(false);
    expect(store.getState().auth).toMatchObject({ user: null, token: null, error: null });
    // It is written a moment after the state has changed.
    await expect.poll(stored).toEqual([null, null]);
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('whose first check is broken off because the page is loaded again is there after loading', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const token = await validToken();
    const broken = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    localStorage.setItem('token', token);
    const store = setupStore();
    window.dispatchEvent(new Event('beforeunload'));
    await startPersistence(store);
    await expect.poll(() => broken.mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(stored()).toEqual([token, token]);
    expect(store.getState().auth.token).toBe(token);

    // Whoever then stays on the page has a check that failed, like any other.
    window.dispatchEvent(new Event('pageshow'));
    await expect.poll(stored).toEqual([null, null]);
    broken.mockRestore();
    log.mockRestore();
  });

  it('keeps the bare token and its backup, and nothing else', async () => {
    const store = setupStore();
    await startPersistence(store);
    await store.dispatch(signIn(DEMO_ACCOUNT));
    const { token } = store.getState().auth;
    expect(stored()).toEqual([token, token]);
    expect(Object.keys(localStorage)).toEqual(['token']);
    store.dispatch(signedOut());
    expect(stored()).toEqual([null, null]);
  });

  it('that is signed out takes everything with it', async () => {
    const store = await signedInStore();
    await store.dispatch(api.endpoints.listContracts.initiate({}, { subscribe: false }));
    store.dispatch(signedOut());
    const { auth, api: calls, wizard } = store.getState();
    expect(auth).toMatchObject({ user: null, token: null, loading: false, signedOutBy: 'user' });
    expect(calls.queries).toEqual({});
    expect(wizard).toEqual(setupStore().getState().wizard);
  });

  it.each([
    ['is ended on the service, too', () => new Response(null, { status: 204 })],
    ['is over on screen even where the service fails to end it', () => Response.error()],
    ['is over on screen at once, however long the service takes', () => new Promise<never>(() => undefined)],
  ])('that is signed out %s', async (_what, answer) => {
    const store = await signedInStore();
    const { token } = store.getState().auth;
    const asked: (string | null)[] = [];
    server.use(
      http.post('*/api/auth/logout', ({ request }) => {
        asked.push(request.headers.get('authorization'));
        return answer();
      }),
    );
    store.dispatch(signedOut());
    expect(store.getState().auth).toMatchObject({ user: null, token: null, loading: false });
    await expect.poll(() => asked).toEqual([`Bearer ${token}`]);
  });

  it('ends gracefully when the service no longer knows it', async () => {
    const store = await signedInStore();
    server.use(http.get('*/api/contracts', () => Response.json({ error: { message: 'Who?' } }, { status: 401 })));
    await store.dispatch(api.endpoints.listContracts.initiate({}, { subscribe: false }));
    expect(store.getState().auth).toMatchObject({ user: null, token: null, signedOutBy: 'expiry' });
  });

  it('is no other for a wrong password', async () => {
    const store = await signedInStore();
    await store.dispatch(
      api.endpoints.login.initiate({ loginRequest: { email: 'x@y.example', password: 'no' } }, { track: false }),
    );
    expect(store.getState().auth.user).not.toBeNull();
  });

  it('ends when another tab signs out', async () => {
    localStorage.setItem('token', await validToken());
    const store = setupStore();
    await startPersistence(store);
    await expect.poll(() => store.getState().auth.user).not.toBeNull();
    heard('signOut', 'true');
    heard('signOut', null);
    localStorage.removeItem('token');
    heard('token', null);
    expect(store.getState().auth).toMatchObject({ user: null, signedOutBy: 'user' });
  });

  it('that ended by itself and was met by another tab leaves what is typed here, and says so', async () => {
    localStorage.setItem('token', await validToken());
    sessionStorage.setItem('notes', '{"userId":"u","byContract":{}}');
    const store = setupStore();
    await startPersistence(store);
    await expect.poll(() => store.getState().auth.user).not.toBeNull();
    localStorage.removeItem('token');
    heard('token', null);
    expect(store.getState().auth).toMatchObject({ user: null, signedOutBy: 'expiry' });
    expect(sessionStorage.getItem('notes')).not.toBeNull();
    sessionStorage.removeItem('notes');
  });

  it('that the user ends in another tab leaves what is typed in this one, and says so', async () => {
    localStorage.setItem('token', await validToken());
    const store = setupStore();
    await startPersistence(store);
    await expect.poll(() => store.getState().auth.user).not.toBeNull();
    const userId = store.getState().auth.user?.id;
    const notes = { userId, byContract: { c: { saved: '', text: 'Ask Kim' } } };
    sessionStorage.setItem('notes', JSON.stringify(notes));
    localStorage.removeItem('token');
    heard('signOut', 'true');
    heard('token', null);
    expect(store.getState().auth).toMatchObject({ user: null, signedOutBy: 'elsewhere' });
    expect(sessionStorage.getItem('notes')).not.toBeNull();
    sessionStorage.removeItem('notes');
  });

  it('that the user ends is told to other tabs before its token goes, and leaves nothing behind', async () => {
    localStorage.setItem('token', await validToken());
    const store = setupStore();
    await startPersistence(store);
    await expect.poll(() => store.getState().auth.user).not.toBeNull();
    const changes = vi.spyOn(Storage.prototype, 'removeItem');
    store.dispatch(signedOut());
    await expect.poll(() => localStorage.getItem('token')).toBeNull();
    const keys = changes.mock.calls.map(([key]) => key).filter((key) => key === 'signOut' || key === 'token');
    expect(keys.slice(0, 2)).toEqual(['signOut', 'token']);
    expect(localStorage.getItem('signOut')).toBeNull();
    changes.mockRestore();
  });

  it('has its user replaced by an update', async () => {
    const store = await signedInStore();
    const user = { id: 'u', email: 'new@x.example', google_credentials: true, googleWorkspaceEmail: 'w@x.example' };
    store.dispatch(userUpdated(user));
    expect(store.getState().auth.user).toEqual(user);
  });

  it('that ended believes no late token', () => {
    const store = setupStore();
    store.dispatch(tokenRestored({ token: null }));
    store.dispatch(sessionExpired());
    store.dispatch(tokenRestored({ token: 'late' }));
    expect(store.getState().auth.token).toBeNull();
  });
});
