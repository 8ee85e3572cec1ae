/** Where the app starts in the browser. */
import '@fontsource/roboto/latin-400.css';
import '@fontsource/roboto/latin-500.css';
import '@fontsource/roboto/latin-700.css';
import '@fontsource/roboto/latin-ext-400.css';
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { startPersistence } from '../store/persistence.ts';
import { setupStore } from '../store/setupStore.ts';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ThemeProvider } from './ThemeProvider.tsx';

const store = setupStore();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to put the app in.');

createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <ThemeProvider>
        <ErrorBoundary>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </ErrorBoundary>
      </ThemeProvider>
    </Provider>
  </StrictMode>,
);
void startPersistence(store);
