/** The mock backend in the browser: the whole product without a service. Started by the demo before the app is drawn. */
import { setupWorker } from 'msw/browser';
import { createBackend } from './backend.ts';
import type { MockBackend } from './backend.ts';
import { makeHandlers } from './handlers.ts';
import { isScenarioName } from './scenarios.ts';

export const backend: MockBackend = createBackend({ store: localStorage, takesTime: true, pageBase });

/** Starts the worker and takes `?scenario=` from the address. Resolves when requests are answered. */
export async function startDemo(): Promise<void> {
  takeScenarioFromAddress();
  if (backend.scenario().popup === 'blocked') window.open = () => null;
  await setupWorker(...makeHandlers(backend)).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: new URL('demoWorker.js', pageBase()).href },
  });
}

/** The folder that the demo is served from: every route of the app is one level deep, so it is the page's own folder. */
function pageBase(): string {
  return new URL('./', location.href).href;
}

function takeScenarioFromAddress(): void {
  const address = new URL(location.href);
  const name = address.searchParams.get('scenario');
  if (name === null) return;
  address.searchParams.delete('scenario');
  history.replaceState(history.state, '', address);
  if (isScenarioName(name)) backend.chooseScenario(name);
}
