import { globSync, readFileSync } from 'node:fs';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { tokenReceived } from '../features/auth/authSlice.ts';
import { setupStore } from './setupStore.ts';
import { startStore } from './startStore.ts';

type DevToolsOptions = { actionSanitizer: (action: object) => object; stateSanitizer: (state: object) => object };
type Enhancer = (createStore: unknown) => unknown;

/** The extension is there before the toolkit looks for it, which it does when it is loaded. */
const extension = vi.hoisted(() => {
  const seen: { options?: DevToolsOptions } = {};
  Object.assign(globalThis, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: DevToolsOptions) => {
      seen.options = options;
      return (...enhancers: Enhancer[]) =>
        (createStore: unknown) =>
          enhancers.reduceRight((made, enhancer) => enhancer(made), createStore);
    },
  });
  return seen;
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
});

/** Without a screen, nothing but the replay has loaded what a log's calls are looked up in. */
it('a replay knows every call that a log can name', async () => {
  window.history.replaceState(null, '', '/?replay');
  await startStore();
  const { api } = await import('../api/api.ts');
  const generated = globSync('src/api/{endpoints,generated/*}.gen.ts').map((file) => readFileSync(file, 'utf8'));
  const calls = [...generated.join('\n').matchAll(/(\w+): build\.(?:query|mutation)/g)].map(([, name]) => name ?? '');
  expect(calls.length).toBeGreaterThan(70);
  expect(calls.filter((name) => !(name in api.endpoints))).toEqual([]);
  for (const own of ['getOriginal', 'exportAccount', 'putFile']) expect(Object.keys(api.endpoints)).toContain(own);
});

it('DevTools see no secret, in any build', () => {
  const store = setupStore();
  const action = tokenReceived({ token: 'planted-token' });
  store.dispatch(action);
  expect(store.getState().auth.token).toBe('planted-token');
  const { actionSanitizer, stateSanitizer } = extension.options ?? {};
  const shown = JSON.stringify([stateSanitizer?.(store.getState()), actionSanitizer?.(action)]);
  expect(shown).toContain('[masked]');
  expect(shown).not.toContain('planted-token');
});
