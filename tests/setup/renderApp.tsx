/** Renders the app at a path, on the mock backend and a store of its own, signed in as the demo account unless told otherwise. */
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { DEMO_ACCOUNT } from '../../mocks/backend.ts';
import { App } from '../../src/app/App.tsx';
import { ThemeProvider } from '../../src/app/ThemeProvider.tsx';
import { api } from '../../src/api/api.ts';
import { tokenReceived, tokenRestored } from '../../src/features/auth/authSlice.ts';
import { setupStore } from '../../src/store/setupStore.ts';

/** A store whose user is signed in at the mock backend. */
export async function signedInStore() {
  const store = setupStore();
  store.dispatch(tokenRestored({ token: null }));
  const { data } = await store.dispatch(api.endpoints.login.initiate({ loginRequest: DEMO_ACCOUNT }, { track: false }));
  store.dispatch(tokenReceived({ token: data?.token ?? '' }));
  await store.dispatch(api.endpoints.getCurrentUser.initiate(undefined, { subscribe: false }));
  return store;
}

/** A store of somebody who has not signed in, after the first check. */
export function signedOutStore() {
  const store = setupStore();
  store.dispatch(tokenRestored({ token: null }));
  return store;
}

type Options = { path: string; store?: ReturnType<typeof setupStore> };

export async function renderApp({ path, store: given }: Options) {
  const store = given ?? (await signedInStore());
  const user = userEvent.setup({ delay: null });
  const view = render(
    <Provider store={store}>
      {/* Without styles made at run time, as in production: jsdom would match every rule for every question about visibility. */}
      <ConfigProvider theme={{ zeroRuntime: true }}>
        <ThemeProvider>
          <MemoryRouter initialEntries={[path]}>
            <App />
          </MemoryRouter>
        </ThemeProvider>
      </ConfigProvider>
    </Provider>,
  );
  return { ...view, store, user };
}
