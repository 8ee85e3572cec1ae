import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { instrument } from '@redux-devtools/instrument';
import { afterAll, expect, it, vi } from 'vitest';
import { renderApp, signedInStore } from '../../tests/setup/renderApp.tsx';
import { supportLogFile } from '../features/support/supportLogFile.ts';
import { criteriaChanged } from '../features/wizard/wizardSlice.ts';
import type { ThunkExtra } from './appTypes.ts';
import { followPlace } from './followPlace.ts';
import { type RootState, rootReducer } from './rootReducer.ts';
import type { AppStore } from './setupStore.ts';
import { startStore } from './startStore.ts';

type Lifted = {
  dispatch: (action: object) => void;
  getState: () => { stagedActionIds: number[]; computedStates: { error?: string }[] };
};
type Compose = (next: unknown) => unknown;
type Instrumented = AppStore & { liftedStore: Lifted };

/** The extension's own part, put where the extension puts it: under everything that the app adds to its store. */
vi.hoisted(() => {
  Object.assign(globalThis, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
      ({ maxAge }: { maxAge: number }) =>
      (...enhancers: Compose[]) =>
      (createStore: unknown) =>
        [...enhancers, instrumented(maxAge)].reduceRight((made, enhancer) => enhancer(made), createStore),
  });
});

function instrumented(maxAge: number): Compose {
  return instrument(undefined, { maxAge }) as unknown as Compose;
}

afterAll(() => {
  Reflect.deleteProperty(globalThis, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
});

const reduce = (state: unknown, action: Parameters<typeof rootReducer>[1]) => rootReducer(state as RootState, action);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A visit of three screens, and its log: `{ payload, preloadedState }`. */
async function recordVisit() {
  const store = await signedInStore();
  const stop = followPlace(store);
  const { user } = await renderApp({ path: '/dashboard', store });
  // A screen's heading may stand there before the state has learnt of it.
  const shown = (path: RegExp) => waitFor(() => expect(store.getState().place.path).toMatch(path));
  await heading('Dashboard');
  await shown(/^\/dashboard$/);
  await user.click(await screen.findByRole('link', { name: 'All Contracts' }));
  await heading('All Contracts');
  await shown(/^\/contracts$/);
  await user.click(await screen.findByRole('link', { name: /Sundial Time/ }));
  const { textContent: contract } = await screen.findByRole('heading', { level: 1, name: /Sundial Time/ });
  await shown(/^\/contracts\/./);
  await user.click(await screen.findByRole('link', { name: 'New finds' }));
  await heading('New finds');
  await shown(/^\/new-finds$/);
  stop();
  cleanup();
  const log = store.dispatch((_dispatch: unknown, _getState: unknown, extra: ThunkExtra) => extra.readSupportLog());
  return { log, file: supportLogFile(log, reduce, '2026-11-21T12:00:00Z'), contract: contract ?? '' };
}

async function openReplay() {
  window.history.replaceState(null, '', '/?replay');
  const store = (await startStore()) as Instrumented;
  await renderApp({ path: '/?replay', store });
  return store;
}

async function importLog({ liftedStore }: Instrumented, file: string) {
  const { payload, preloadedState } = JSON.parse(file) as { payload: string; preloadedState: string };
  await act(async () => {
    liftedStore.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: JSON.parse(payload),
      preloadedState: JSON.parse(preloadedState),
    });
    await new Promise((later) => setTimeout(later, 100));
  });
}

it('a replay shows the screens that the user saw, of each state its own, and adds nothing to the log', async () => {
  const { log, file, contract } = await recordVisit();
  const paths = log.actions.flatMap(({ type, payload }) =>
    type === 'place/placeShown' ? [(payload as { path: string }).path] : [],
  );
  expect(paths).toEqual(['/dashboard', '/contracts', expect.stringMatching(/^\/contracts\/./), '/new-finds']);

  // Support looks at it days later: the user's contracts are those of the user's day.
  vi.setSystemTime(Date.now() + 5 * 86_400_000);
  const fetched = vi.spyOn(globalThis, 'fetch');
  const store = await openReplay();
  await importLog(store, file);
  await heading('New finds');
  const { liftedStore } = store;
  expect(liftedStore.getState().computedStates.filter(({ error }) => error)).toEqual([]);

  const opened = (index: number) =>
    1 + log.actions.findIndex(({ payload }) => (payload as { path?: string } | undefined)?.path === paths[index]);
  const jump = (index: number) => act(() => liftedStore.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index }));
  jump(opened(0));
  await heading('Dashboard');
  jump(opened(3) - 1);
  await heading(contract);
  jump(opened(2) - 1);
  await heading('All Contracts');
  expect(await screen.findByRole('link', { name: /Sundial Time/ })).toBeVisible();

  // Neither what the screens ask for when they are drawn, nor what the support clicks.
  await act(async () => {
    store.dispatch(criteriaChanged({ description: 'of the support' }));
    await new Promise((later) => setTimeout(later, 500));
  });
  expect(liftedStore.getState().stagedActionIds).toHaveLength(1 + log.actions.length);
  expect(fetched).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('the longest log stays whole where it is replayed', async () => {
  const store = await openReplay();
  const actions = Array.from({ length: 2_000 }, (_, n) => criteriaChanged({ description: `${n}` }));
  await importLog(
    store,
    JSON.stringify({ payload: JSON.stringify(actions), preloadedState: JSON.stringify(store.getState()) }),
  );
  act(() => void store.dispatch(criteriaChanged({ description: 'of the support' })));
  expect(store.liftedStore.getState().stagedActionIds).toHaveLength(2_001);
  expect(store.getState().wizard.criteria.description).toBe('1999');
});
