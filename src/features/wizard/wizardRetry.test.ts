import { http } from 'msw/http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { backend, server } from '../../../mocks/node.ts';
import { pass, settle, stopTheClock } from '../../../tests/setup/clock.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { found, startAnswers, watchStatus } from '../../../tests/setup/searchAnswers.ts';
import type { StartSearchRequest } from '../../api/api.ts';
import { toSearchRecord } from '../../domain/search.ts';
import { type AppStore, setupStore } from '../../store/setupStore.ts';
import { initialAuthState } from '../auth/authState.ts';
import { toCorrection, toFoundContract } from './foundContract.ts';
import {
  accountConnected,
  contractEdited,
  contractToggled,
  criteriaChanged,
  keywordAdded,
  nextChosen,
  retryChosen,
  retryGivenUp,
  searchGone,
  searchProcessed,
  searchStarted,
  searchStartFailed,
  searchStatusReceived,
  wizardSlice,
} from './wizardSlice.ts';
import { wizardAt } from '../../../tests/setup/wizardAt.ts';
import { wizardView } from './wizardView.ts';

const { reducer } = wizardSlice;
type Action = Parameters<typeof reducer>[1];
const stateAfter = (...actions: Action[]) => actions.reduce(reducer, reducer(undefined, { type: '@@INIT' }));
const after = (...actions: Action[]) => wizardView(stateAfter(...actions));

const contracts = ['a', 'b'].map((id) => toFoundContract({ id, name: id }, '2026-11-21T12:00:00Z', () => id));
const toCriteria = [accountConnected({ message: null }), keywordAdded({ text: 'lease' })];
const start = nextChosen();
const toSearch = [
  ...toCriteria,
  start,
  searchStarted({ clientRequestId: start.payload.clientRequestId, search: { id: 's-1', status: 'PROCESSING' } }),
];
const toSelection = [
  ...toSearch,
  searchStatusReceived({ id: 's-1', status: 'COMPLETED' }),
  searchProcessed({ id: 's-1', contracts, receipt: null }),
];

describe('a retry', () => {
  const failed = { name: 'x.pdf', source: 'gmail' as const, outcome: 'skipped' as const, retryable: true };
  const receipt = { accounts: [], items: [failed], warnings: [] };
  const again = retryChosen();
  const { clientRequestId } = again.payload;
  const results = [
    ...toSearch,
    searchStatusReceived({ id: 's-1', status: 'COMPLETED' }),
    searchProcessed({ id: 's-1', contracts, receipt }),
    contractToggled({ id: 'b' }),
    contractEdited({ id: 'a', changes: { renewalDate: '2027-03-31' } }),
  ];
  const started = [...results, again, searchStarted({ clientRequestId, search: { id: 's-2', status: 'PROCESSING' } })];
  const before = after(...results);

  it('goes on from the results of a search, and from nothing else', () => {
    expect(after(...results, again)).toMatchObject({
      step: 2,
      search: null,
      contracts: [],
      starting: { clientRequestId, retryOf: 's-1' },
      earlier: { search: { id: 's-1' }, contracts: [{ id: 'a' }, { id: 'b' }] },
    });
    for (const way of [toCriteria, toSearch, toSelection, [...results, nextChosen()]]) {
      expect(after(...way, again)).toEqual(after(...way));
    }
  });

  it('goes on from a search that failed as a whole, too, and then there are no results to go back to', () => {
    const broken = [...toSearch, searchStatusReceived({ id: 's-1', status: 'FAILED' })];
    expect(after(...broken, again)).toMatchObject({
      step: 2,
      starting: { retryOf: 's-1' },
      earlier: null,
      error: null,
    });
    const refusal = { clientRequestId, answered: true, timedOut: false, message: 'No.', details: null };
    expect(after(...broken, again, searchStartFailed(refusal))).toMatchObject({ step: 1, error: 'No.' });
  });

  it('keeps selection and corrections of what was there, and selects what is new', () => {
    const documents = ['b', 'c', 'a'].map((id) =>
      toFoundContract({ id: `again-${id}`, name: id, documentId: `d-${id}` }, '2026-11-21T12:00:00Z', () => id),
    );
    const known = contracts.map((contract) => ({ ...contract, documentId: `d-${contract.id}` }));
    const done = after(
      ...toSearch,
      searchStatusReceived({ id: 's-1', status: 'COMPLETED' }),
      searchProcessed({ id: 's-1', contracts: known, receipt }),
      ...started.slice(results.length - 2),
      searchStatusReceived({ id: 's-2', status: 'COMPLETED' }),
      searchProcessed({ id: 's-2', contracts: documents, receipt: null }),
    );
    expect(done).toMatchObject({ step: 3, earlier: null, success: 'The retry is done. It found 1 more contract.' });
    expect(done.contracts.map(({ id, selected, renewalDate }) => [id, selected, renewalDate])).toEqual([
      ['again-b', false, null],
      ['again-c', true, null],
      ['again-a', true, '2027-03-31'],
    ]);
  });

  it.each([
    [
      'does not start',
      [again, searchStartFailed({ clientRequestId, answered: true, timedOut: false, message: 'No.', details: null })],
      'No.',
    ],
    [
      'fails',
      [...started.slice(results.length), searchStatusReceived({ id: 's-2', status: 'FAILED', message: 'Gone.' })],
      'The retry failed. What was found before is still here.',
    ],
    [
      'is gone',
      [...started.slice(results.length), searchGone({ id: 's-2' })],
      'The retry failed. What was found before is still here.',
    ],
  ])('that %s gives back the results it went on from', (_what, actions, error) => {
    const { hint, ...state } = after(...results, ...actions);
    expect(state).toEqual({ ...before, error, hint: undefined, success: null });
    expect([null, 'Gone.']).toContain(hint);
  });

  it('is given up for the results of before, and its late answers change nothing', () => {
    const given = after(...started, retryGivenUp());
    expect(given).toEqual({ ...before, success: null, abandoned: ['s-2'] });
    const late = [
      searchStatusReceived({ id: 's-2', status: 'COMPLETED' }),
      searchProcessed({ id: 's-2', contracts: [], receipt: null }),
    ];
    expect(after(...started, retryGivenUp(), ...late)).toEqual(given);
    const unanswered = after(...results, again, retryGivenUp(), ...started.slice(-1));
    expect(unanswered).toEqual({ ...before, success: null, abandoned: ['s-2'] });
  });
});

let store: AppStore;
const wizard = () => wizardView(store.getState().wizard);
afterEach(() => {
  vi.useRealTimers();
});

it('a search is retried where it failed in part: with its own request, and the whole result', async () => {
  backend.chooseScenario('reading-fails');
  store = await connectedStore();
  stopTheClock();
  store.dispatch(criteriaChanged({ service: 'ALL' }));
  store.dispatch(keywordAdded({ text: 'agreement' }));
  store.dispatch(nextChosen());
  await settle();
  await pass(20_000);
  const first = wizard();
  expect([first.step, first.contracts.length]).toEqual([3, 4]);
  const bodies: StartSearchRequest[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.url.endsWith('/api/gmail/search')) bodies.push((await request.clone().json()) as StartSearchRequest);
  });
  store.dispatch(retryChosen());
  await settle();
  expect(wizard()).toMatchObject({
    step: 2,
    success: 'Trying again what could not be read. Waiting for the results...',
  });
  await pass(20_000);
  server.events.removeAllListeners();
  expect(bodies).toEqual([{ retryOf: first.search?.id, clientRequestId: expect.any(String) }]);
  expect(wizard()).toMatchObject({ step: 3, success: 'The retry is done. It found 5 more contracts.' });
  expect(wizard().contracts).toHaveLength(9);
});

it('a retry keeps a form that is open, and what was typed into it', async () => {
  startAnswers(() => Response.json({ id: 's-2', status: 'PROCESSING' }));
  watchStatus(() => Response.json({ id: 's-2', status: 'COMPLETED' }));
  server.use(http.post('*/api/gmail/process/:id', () => found([{ id: 'new', documentId: 'd-1', name: 'Lease' }])));
  const { user } = store.getState().auth;
  const failed = { name: 'x.pdf', source: 'gmail' as const, outcome: 'skipped' as const, retryable: true };
  const contract = toFoundContract({ id: 'old', documentId: 'd-1', name: 'Lease' }, '2026-11-21T12:00:00Z', () => '');
  const typed = { ...toCorrection(contract), name: 'Typed' };
  const results = {
    step: 3 as const,
    search: toSearchRecord({ id: 's-1', status: 'COMPLETED' }),
    contracts: [contract],
    corrections: { old: typed },
    receipt: { accounts: [], items: [failed], warnings: [] },
  };
  store = setupStore({
    auth: { ...initialAuthState, loading: false, user },
    wizard: wizardAt(results),
  });
  store.dispatch(retryChosen());
  await settle();
  expect(wizard()).toMatchObject({
    step: 3,
    search: { id: 's-2' },
    contracts: [{ id: 'new' }],
    corrections: { new: typed },
  });
});
