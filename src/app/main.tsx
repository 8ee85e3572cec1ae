/** Where the app starts in the browser. */
import 'virtual:roboto.css';
import './base.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { localDay } from '../../contract/day.ts';
import { baseUrl } from '../api/baseUrl.ts';
import { firstAddresses } from '../domain/firstAddresses.ts';
import { initialAuthState } from '../features/auth/authState.ts';
import { appBase } from '../platform/appBase.ts';
import { callEarly } from '../platform/earlyCalls.ts';
import { onFirstInteraction } from '../platform/firstInteraction.ts';
import { navigation } from '../platform/navigation.ts';
import { onTokenChangedElsewhere, storedToken } from '../platform/tokenStorage.ts';
import { lazyStore } from '../store/lazyStore.ts';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { beginScreens } from './routes.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

/** The demo's menu: only the demo's build has it. */
const DemoCorner =
  import.meta.env.MODE === 'demo'
    ? lazy(async () => ({ default: (await import('./DemoCorner.tsx')).DemoCorner }))
    : null;

async function start(): Promise<void> {
  // The demo answers its own calls; the branch and the mock backend are not in any other build.
  if (import.meta.env.MODE === 'demo') await (await import('../../mocks/browser.ts')).startDemo();

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to put the app in.');
  // A log that support replays starts as its first state says: whoever has no token here is not sent to sign in.
  const isReplay = navigation.query().has('replay');
  const token = storedToken();
  const known = token !== null || isReplay;
  if (token !== null && !isReplay) {
    const addresses = firstAddresses(navigation.path().split('?')[0] ?? '', localDay(new Date()));
    callEarly(
      token,
      addresses.map((address) => baseUrl + address),
    );
  }
  const store = lazyStore({ ...initialAuthState, loading: known }, async () =>
    (await import('../store/startStore.ts')).startStore(),
  );
  const page = createRoot(root);
  page.render(
    <StrictMode>
      <Provider store={store}>
        <ThemeProvider>
          <ErrorBoundary>
            <BrowserRouter basename={appBase}>
              <App />
              <Suspense>{DemoCorner ? <DemoCorner /> : null}</Suspense>
            </BrowserRouter>
          </ErrorBoundary>
        </ThemeProvider>
      </Provider>
    </StrictMode>,
  );
  // Somebody who has to sign in first reads for a while: the store comes with the first key, pointer or focus, and where another
  // tab changed the token. What is dispatched before loads it, too.
  if (known) {
    beginScreens(navigation.path());
    store.load().catch(() =>
      page.render(
        <Provider store={store}>
          <ErrorPage />
        </Provider>,
      ),
    );
  } else {
    const load = () => void store.load().catch(() => undefined);
    onFirstInteraction(load);
    onTokenChangedElsewhere(load);
  }
  // A page out of the browser's memory shows what was true when it was left: who is there may have changed.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) navigation.reload();
  });
}

void start();
