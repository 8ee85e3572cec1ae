/** The mock backend in the browser: the whole product without a service. Started by the demo before the app is drawn. */
import { setupWorker } from 'msw/browser';
import { localDay } from '../contract/calendar.ts';
import type { DemoBridge } from '../src/platform/demoBridge.ts';
import { setDaysAhead } from '../src/platform/clock.ts';
import { createBackend, DEMO_ACCOUNT } from './backend.ts';
import type { MockBackend } from './backend.ts';
import { makeHandlers } from './handlers.ts';
import { isScenarioName, SCENARIOS } from './scenarios.ts';

/** Starts the mock backend, takes `?scenario=` from the address, and offers the demo menu its part. Resolves when calls are answered. */
export async function startDemo(): Promise<void> {
  const backend = createBackend({ store: localStorage, takesTime: true, pageBase });
  takeScenarioFromAddress(backend);
  setDaysAhead(backend.daysAhead());
  if (backend.scenario().popup === 'blocked') window.open = () => null;
  const registration = await setupWorker(...makeHandlers(backend)).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: new URL('demoWorker.js', pageBase()).href },
  });
  window.perennialDemo = bridge(backend, keepForOffline(registration));
}

function bridge(backend: MockBackend, offlineReady: Promise<void>): DemoBridge {
  return {
    account: DEMO_ACCOUNT,
    scenarios: Object.entries(SCENARIOS).map(([name, { title }]) => ({ name, title })),
    scenario: backend.scenarioName(),
    chooseScenario: (name) => {
      if (isScenarioName(name)) backend.chooseScenario(name);
      const { opens } = backend.scenario();
      if (opens === undefined) location.reload();
      else location.assign(inApp(opens));
    },
    today: localDay(backend.now()),
    moved: backend.daysAhead() > 0,
    moveAMonth: () => {
      backend.moveAMonth();
      location.reload();
    },
    reset: () => {
      backend.reset();
      location.reload();
    },
    offlineReady,
  };
}

/** Asks the worker to keep the app's files; the app is drawn meanwhile. */
function keepForOffline(registration: ServiceWorkerRegistration | undefined): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('message', (event: MessageEvent<{ type?: string }>) => {
      if (event.data.type === 'DEMO_SHELL_CACHED') resolve();
    });
    registration?.active?.postMessage('DEMO_CACHE_SHELL');
  });
}

/** The folder that the demo is served from: the page's own, or what its <base> says (mocks/static/demoHome.js). */
function pageBase(): string {
  return new URL('./', document.baseURI).href;
}

function takeScenarioFromAddress(backend: MockBackend): void {
  const address = new URL(location.href);
  const name = address.searchParams.get('scenario');
  if (name === null) return;
  address.searchParams.delete('scenario');
  history.replaceState(history.state, '', address);
  if (!isScenarioName(name)) return;
  backend.chooseScenario(name);
  const { opens } = backend.scenario();
  // An address that asks for something of its own is left alone.
  if (opens !== undefined && address.search === '') history.replaceState(history.state, '', inApp(opens));
}

/** `path`: begins with "/", which is the app's own folder. */
function inApp(path: string): string {
  return new URL(path.slice(1), pageBase()).href;
}
