/**
 * Runs before every web test file: the shims jsdom needs, the mock backend that refuses what it does not know, a clean
 * browser for every test, and no unexpected noise: a console error or warning that no test asked for fails the test.
 */
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import { createRequire } from 'node:module';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { useId } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, type MockInstance, vi } from 'vitest';

window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as unknown as MediaQueryList;

window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

// Node's fetch sends Node's own files and forms; what becomes of jsdom's on the way arrives cut off. Files share a worker, so that
// this may run again where it is done already.
if (globalThis.Blob !== (NodeBlob as unknown)) {
  const form = await new Response(new URLSearchParams()).formData();
  const NodeRequest = Object.getPrototypeOf(Request) as typeof Request;
  Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile, FormData: form.constructor, Request: NodeRequest });
}

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
// jsdom warns instead of answering when asked for a pseudo element's style. Once for a window, which files share.
if (window.getComputedStyle.name !== 'styleOfElement') {
  const computedStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = function styleOfElement(element) {
    return computedStyle(element);
  };
}

// A query that waits fails many times before it succeeds, and each failure would write down the whole page, for nobody: that took a tenth
// of the web tests' time. The last failure, which is the one that is shown, is written down by what has waited.
const isWaiting = () =>
  (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics;
const elementError = (message: string | null, page: Element) =>
  Object.assign(new Error(isWaiting() ? (message ?? '') : `${message}\n\n${prettyDOM(page)}`), {
    name: 'TestingLibraryElementError',
  });
// Waiting costs nothing where the machine is free, and a busy one is no failure. The bench of breaks waits for failures, and less long.
const patience = Number(process.env['TEST_PATIENCE_MS'] ?? 60_000);
configure({ asyncUtilTimeout: patience, getElementError: elementError });

// The values of the design tokens, which Ant Design still writes into the page: jsdom takes each sheet apart, and no test looks at it.
const css = createRequire(import.meta.url)('@rc-component/util/lib/Dom/dynamicCSS') as { updateCSS: unknown };
css.updateCSS = () => document.createElement('style');

// What Ant Design works out of the theme it forgets when the last part that uses it goes, at the end of each test: 4 % of the web tests' time
// went into working the same out again.
type Kept = [users: number, value: unknown];
type Entity = { cache: Map<string, Kept> };
const { default: AntCache } = createRequire(import.meta.url)('@ant-design/cssinjs/lib/Cache') as {
  default: { prototype: { opUpdate: (this: Entity, key: string, change: (kept?: Kept) => Kept | null) => void } };
};
AntCache.prototype.opUpdate = function keep(key, change) {
  const kept = this.cache.get(key);
  const next = change(kept) ?? (kept && [0, kept[1]]);
  if (next) this.cache.set(key, next);
};

// React would write down, for each element, where in the code it came from, for warnings that fail a test anyway and name the component.
Reflect.deleteProperty(console, 'createTask');
const react = (await import('react')) as unknown as Record<string, object>;
Object.defineProperty(
  react['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set() {}, configurable: true },
);

// In tests Ant Design gives all its parts one id: of two dialogs that had been in the page both were called what the first one was.
const partIds = createRequire(import.meta.url)('@rc-component/util/lib/hooks/useId') as {
  default: (id?: string) => string;
};
partIds.default = function useOwnId(id) {
  const own = useId();
  return id || own;
};

const { backend, server } = await import('../../mocks/node.ts');
const noise: MockInstance[] = [];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  noise.push(vi.spyOn(console, 'error'), vi.spyOn(console, 'warn'));
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  backend.reset();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  // A page that was being left has stayed: for three seconds no failed call of the next test would be told of.
  window.dispatchEvent(new Event('pageshow'));
  const said = noise.splice(0).flatMap((spy) => {
    const { calls } = spy.mock;
    spy.mockRestore();
    return calls.map((words) => words.map(String).join(' '));
  });
  if (said.length > 0) throw new Error(`Console errors and warnings that the test did not expect:\n${said.join('\n')}`);
});
afterAll(() => server.close());
