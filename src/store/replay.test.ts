import { legacy_createStore } from '@reduxjs/toolkit';
import { type EnhancedStore, instrument } from '@redux-devtools/instrument';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from 'msw/http';
import { backend, server } from '../../mocks/node.ts';
import { pass, settle, stopTheClock } from '../../tests/setup/clock.ts';
import { openPopups } from '../../tests/setup/googleConsent.ts';
import { maskSecrets } from '../domain/maskSecrets.ts';
import { tokenRestored } from '../features/auth/authSlice.ts';
import { signIn, signUp } from '../features/auth/signIn.ts';
import {
  connectStepShown,
  consentStarted,
  disconnectSubmitted,
  methodChosen,
} from '../features/connection/connectionSlice.ts';
import { uploadKeyFile } from '../features/connection/uploadKeyFile.ts';
import { supportLogFile } from '../features/support/supportLogFile.ts';
import {
  contractEdited,
  contractToggled,
  criteriaChanged,
  editSearchChosen,
  keywordAdded,
  nextChosen,
  wizardOpened,
} from '../features/wizard/wizardSlice.ts';
import { consentPopup } from '../platform/consentPopup.ts';
import { navigation } from '../platform/navigation.ts';
import type { ThunkExtra } from './appTypes.ts';
import { cycleApi } from '../api/cycleApi.ts';
import { api } from '../api/api.ts';
import { changesUndone, changeUndone } from './undoEvents.ts';
import { type RootState, rootReducer } from './rootReducer.ts';
import { type AppStore, setupStore } from './setupStore.ts';
import { wizardView } from '../features/wizard/wizardView.ts';

const email = 'mara@brightwater.example';
const password = 'correct-horse-battery-staple';
const privateKey = '-----BEGIN PRIVATE KEY-----planted';

const reduce = (state: unknown, action: Parameters<typeof rootReducer>[1]) => rootReducer(state as RootState, action);

/** Takes a change of all contracts back, of which one was changed since; then a change of that one. */
async function undoChanges({ dispatch }: AppStore): Promise<void> {
  await import('./takeBack.ts');
  const today = '2026-11-21';
  const { changeContracts, updateContract } = cycleApi.endpoints;
  const tag = async (ids: string[], addTags: string[]) =>
    (await dispatch(changeContracts.initiate({ today, changeContractsRequest: { ids, addTags } }))).data?.contracts;
  const listed = await dispatch(api.endpoints.listContracts.initiate({ today }, { subscribe: false }));
  const ids = listed.data?.map(({ id }) => id) ?? [];
  const [first = ''] = ids;
  const changes = (await tag(ids, ['Reviewed'])) ?? [];
  const [since = { id: first, version: 0 }] = (await tag([first], ['Once more'])) ?? [];
  dispatch(changesUndone({ changes, today }));
  await settle();
  const updateContractRequest = { version: since.version, notes: 'Ask Priya.' };
  const { data } = await dispatch(updateContract.initiate({ id: first, today, updateContractRequest }));
  dispatch(changeUndone({ id: first, version: data?.version ?? 0, name: 'The lease', today }));
  await settle();
}

/** Signs up, mistypes once, connects by a key file, searches twice with a failure between, edits, uploads. */
async function fullJourney(store: AppStore): Promise<void> {
  const { dispatch, getState } = store;
  const newcomer = { email: 'lena@brightwater.example', password };
  dispatch(tokenRestored({ token: null }));
  await dispatch(signIn({ email, password: `${password}-mistyped` }));
  await dispatch(signUp(newcomer));

  dispatch(wizardOpened());
  dispatch(connectStepShown());
  dispatch(methodChosen({ method: 'service_account' }));
  server.use(http.post('*/api/google/upload-credentials', () => new Response('{}', { status: 400 })));
  await dispatch(uploadKeyFile(newcomer.email, new File([privateKey], 'key.json')));
  dispatch(methodChosen({ method: 'oauth' }));
  await connect(store);
  expect(wizardView(getState().wizard).step).toBe(1);

  backend.chooseScenario('search-fails');
  await connect(store);
  dispatch(keywordAdded({ text: 'agreement' }));
  dispatch(criteriaChanged({ service: 'ALL' }));
  dispatch(nextChosen());
  await pass(20_000);
  expect(wizardView(getState().wizard).search?.status).toBe('FAILED');

  backend.chooseScenario('default');
  await connect(store);
  dispatch(editSearchChosen());
  dispatch(nextChosen());
  await pass(25_000);
  expect(wizardView(getState().wizard).step).toBe(3);

  const [first, second] = wizardView(getState().wizard).contracts;
  dispatch(contractToggled({ id: first?.id ?? '' }));
  dispatch(nextChosen());
  dispatch(contractEdited({ id: second?.id ?? '', changes: { renewalDate: '2027-02-28' } }));
  dispatch(nextChosen());
  await settle();
  expect(wizardView(getState().wizard).step).toBe('completed');
}

/** Through the popup. A change of scenario starts the backend's world over, so it is done again after one. */
async function connect({ dispatch, getState }: AppStore): Promise<void> {
  if (getState().connection.connected) dispatch(disconnectSubmitted());
  await settle();
  const { allow } = openPopups();
  consentPopup.open();
  dispatch(consentStarted());
  await settle();
  allow();
  await pass(4_000);
}

/** What the extension does with a file: parse it, and let the instrumented store compute every state anew. */
function replay(file: string): RootState {
  const { payload, preloadedState } = JSON.parse(file) as { payload: string; preloadedState: string };
  const store = legacy_createStore(rootReducer, instrument()) as unknown as EnhancedStore<RootState, never, null>;
  store.liftedStore.dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: JSON.parse(payload),
    preloadedState: JSON.parse(preloadedState),
  });
  return store.getState();
}

describe('a recorded log', () => {
  beforeEach(() => {
    stopTheClock();
    vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('replays to the same state, undoing included, without a request, and holds no secret', async () => {
    const store = setupStore();
    await fullJourney(store);
    await undoChanges(store);
    // What the undoing still asks for on a busy machine belongs to the log, and not to its replay.
    await pass(5_000);
    const token = store.getState().auth.token;
    const log = store.dispatch((_dispatch: unknown, _getState: unknown, extra: ThunkExtra) => extra.readSupportLog());
    const file = supportLogFile(log, reduce, '2026-11-21T12:00:00Z');

    const shown: unknown = JSON.parse(JSON.stringify(maskSecrets(store.getState())));

    const requests = vi.spyOn(globalThis, 'fetch');
    const replayed = replay(file);
    await pass(60_000);
    expect(requests.mock.calls.map(([request]) => (request as Request).url)).toEqual([]);
    expect(replayed).toEqual(shown);
    expect(wizardView(replayed.wizard).step).toBe('completed');
    const said = replayed.notices.list.map(({ text }) => text);
    expect(said).toContain('Undone: The lease is as it was before.');
    expect(said).toContainEqual(
      expect.stringMatching(/^Undone for \d+ contracts?; 1 was changed since and left as it is\.$/),
    );

    expect(token).toMatch(/.{16}/);
    for (const secret of [password, privateKey, token ?? '']) expect(file).not.toContain(secret);
  });

  it('is no conflict for the page that replays it, whose own API has another random name', () => {
    const store = setupStore();
    store.dispatch(tokenRestored({ token: null }));
    const log = store.dispatch((_dispatch: unknown, _getState: unknown, extra: ThunkExtra) => extra.readSupportLog());
    const file = supportLogFile(log, reduce, '2026-11-21T12:00:00Z');
    expect(replay(file).api.config).toEqual(store.getState().api.config);
    const actions = JSON.parse((JSON.parse(file) as { payload: string }).payload) as { type: string }[];
    expect(actions.map(({ type }) => type)).not.toContain('api/config/middlewareRegistered');
  });

  it('stays within its size, and what remains of it still replays to the same state', async () => {
    const store = setupStore();
    store.dispatch(tokenRestored({ token: null }));
    const long = 'x'.repeat(20_000);
    for (let n = 0; n < 600; n += 1) store.dispatch(criteriaChanged({ description: `${n} ${long}` }));
    const log = store.dispatch((_dispatch: unknown, _getState: unknown, extra: ThunkExtra) => extra.readSupportLog());
    const file = supportLogFile(log, reduce, '2026-11-21T12:00:00Z');
    expect(file.length).toBeLessThan(8_000_000);
    expect(replay(file).wizard.criteria.description).toBe(store.getState().wizard.criteria.description);
  });
});
