import { afterAll, expect, it, vi } from 'vitest';
import { tokenReceived } from '../features/auth/authSlice.ts';
import { setupStore } from './setupStore.ts';

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

afterAll(() => {
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
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
