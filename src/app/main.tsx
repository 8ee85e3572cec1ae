/** Where the app starts in the browser. */
import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-500.css';
import '@fontsource/roboto/latin-700.css';
import '@fontsource/roboto/latin-ext-400.css';
import './base.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { startPersistence } from '../store/persistence.ts';
import { setupStore } from '../store/setupStore.ts';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
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
  const store = setupStore();
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <ThemeProvider>
          <ErrorBoundary>
            <BrowserRouter>
              <App />
              <Suspense>{DemoCorner ? <DemoCorner /> : null}</Suspense>
            </BrowserRouter>
          </ErrorBoundary>
        </ThemeProvider>
      </Provider>
    </StrictMode>,
  );
  await startPersistence(store);
}

void start();
