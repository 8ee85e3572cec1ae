import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StartSearchRequest } from '../../api/api.ts';
import { backend, server } from '../../../mocks/node.ts';
import { pass, settle, stopTheClock } from '../../../tests/setup/clock.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import type { User } from '../../domain/user.ts';
import { type AppStore, setupStore } from '../../store/setupStore.ts';
import { sessionExpired, signedOut } from '../auth/authSlice.ts';
import { initialAuthState } from '../auth/authState.ts';
import { toFoundContract } from './foundContract.ts';
import type { WizardDraft } from './wizardDraft.ts';
import { initialState as initialWizard } from './wizardState.ts';
import { toSearchRecord } from '../../domain/search.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';
import { selectNotices } from '../../store/noticesSlice.ts';
import {
  contractEdited,
  contractToggled,
  criteriaChanged,
  editSearchChosen,
  keywordAdded,
  nextChosen,
  processResultsChosen,
  retryChosen,
  searchResumed,
  wizardLeft,
  wizardOpened,
} from './wizardSlice.ts';

const never = () => new Promise<never>(() => undefined);
const failure = (status: number, error: object = {}) => Response.json({ error }, { status });

/** Answers and counts status checks; `answer` may be changed while the search runs. */
function watchStatus(answer: () => Response | Promise<Response>) {
  const checks: number[] = [];
  const watched = { checks, answer };
  server.use(
    http.get('*/api/gmail/search/:id', () => {
      checks.push(Date.now());
      return watched.answer();
    }),
  );
  return watched;
}

const status = (value: string, more: object = {}) => Response.json({ id: 's-1', status: value, ...more });
const found = (contracts: object[]) => Response.json({ contracts });

function startAnswers(answer: (body: StartSearchRequest) => Response | Promise<Response>) {
  const bodies: StartSearchRequest[] = [];
  server.use(
    http.post('*/api/gmail/search', async ({ request }) => {
      const body = (await request.json()) as StartSearchRequest;
      bodies.push(body);
      return answer(body);
    }),
  );
  return bodies;
}

/** Answers and counts the calls that end a search; `answer` may be changed. */
function watchAbandoned(answer: () => Response) {
  const watched = { ids: [] as string[], authorizations: [] as (string | null)[], answer };
  server.use(
    http.post('*/api/gmail/process/:id', ({ request, params }) => {
      if (!new URL(request.url).searchParams.has('abandon')) return undefined;
      watched.ids.push(String(params['id']));
      watched.authorizations.push(request.headers.get('authorization'));
      return watched.answer();
    }),
  );
  return watched;
}

let store: AppStore;
const wizard = () => store.getState().wizard;
const noticed = () => selectNotices(store.getState()).map(({ kind, text }) => `${kind}: ${text}`);

async function search(): Promise<void> {
  store.dispatch(nextChosen());
  await settle();
}

describe('a search', () => {
  beforeEach(async () => {
    store = await connectedStore();
    stopTheClock();
    store.dispatch(wizardOpened());
    store.dispatch(keywordAdded({ text: 'agreement' }));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('runs from its criteria to its contracts', async () => {
    await search();
    expect(wizard()).toMatchObject({
      step: 2,
      success: 'Gmail search started successfully. Waiting for results...',
      search: { matterId: 'direct-api', description: 'Contract Search' },
    });
    await pass(20_000);
    expect(wizard().step).toBe(3);
    expect(wizard().success).toBe(`Found ${wizard().contracts.length} potential contracts`);
    expect(wizard().contracts.every(({ selected, scanned }) => selected && !scanned)).toBe(true);
  });

  it('sends what the form says', async () => {
    const bodies = startAnswers(() => status('PROCESSING'));
    watchStatus(() => status('PROCESSING'));
    await search();
    expect(bodies).toEqual([
      {
        description: 'Contract Search',
        keywords: ['agreement'],
        startDate: null,
        endDate: null,
        service: 'MAIL',
        dataSource: 'ALL_DATA',
        entityType: 'ALL_ACCOUNTS',
        specificAccounts: [],
        timeZone: 'UTC',
        excludeDrafts: true,
        includeAllMatches: false,
        clientRequestId: expect.any(String),
      },
    ]);
  });

  it('starts once, however often the button is pressed', async () => {
    const bodies = startAnswers(() => status('PROCESSING'));
    watchStatus(() => status('PROCESSING'));
    store.dispatch(nextChosen());
    store.dispatch(nextChosen());
    await settle();
    expect(bodies).toHaveLength(1);
  });

  it('asks for the status at once and then every 5 seconds, until it is done', async () => {
    startAnswers(() => status('PROCESSING'));
    const { checks } = watchStatus(() => status('SOMETHING_NEW'));
    await search();
    expect(checks).toHaveLength(1);
    await pass(10_000);
    expect(checks).toHaveLength(3);
    expect((checks[2] ?? 0) - (checks[1] ?? 0)).toBe(5_000);
    store.dispatch(editSearchChosen());
    await pass(15_000);
    expect(checks).toHaveLength(3);
  });

  it('goes back to the criteria when it does not start, and says why', async () => {
    startAnswers(() => failure(422, { message: 'Too many searches.', code: 'BUSY' }));
    await search();
    expect(wizard()).toMatchObject({
      step: 1,
      error: 'Too many searches (Error code: BUSY). Please check server logs for more details.',
    });
  });

  it('says the default where the server says nothing', async () => {
    startAnswers(() => new Response('oops', { status: 502 }));
    await search();
    expect(wizard().error).toBe('Failed to start Gmail search. Please check server logs for more details.');
  });

  it('can be started again after 30 seconds of silence, as the same search', async () => {
    let silent = true;
    const bodies = startAnswers(() => (silent ? never() : status('PROCESSING')));
    watchStatus(() => status('PROCESSING'));
    store.dispatch(nextChosen());
    await pass(29_000);
    expect(wizard().step).toBe(2);
    await pass(2_000);
    expect(wizard()).toMatchObject({
      step: 1,
      error: 'The request timed out. The server might be busy, please try again.',
    });
    silent = false;
    await search();
    expect(bodies[1]?.clientRequestId).toBe(bodies[0]?.clientRequestId);
  });

  it.each([
    ['an answer that is none', () => new Response('<html>', { status: 502 }), true],
    ['a refusal', () => failure(422), false],
  ])('is started again after %s as the same search only where it may have started', async (_what, answer, same) => {
    const bodies = startAnswers(answer);
    await search();
    await search();
    expect(bodies[1]?.clientRequestId === bodies[0]?.clientRequestId).toBe(same);
  });

  it('is ended as soon as it is edited, and at the next start where that did not come through', async () => {
    const ended = watchAbandoned(() => failure(503));
    let number = 0;
    startAnswers(() => Response.json({ id: `s-${(number += 1)}`, status: 'PROCESSING' }));
    watchStatus(() => status('PROCESSING'));
    await search();
    store.dispatch(editSearchChosen());
    expect(wizard()).toMatchObject({ step: 1, search: null, success: null, contracts: [] });
    await settle();
    expect([ended.ids, wizard().abandoned]).toEqual([['s-1'], ['s-1']]);
    ended.answer = () => found([]);
    await search();
    expect([ended.ids, wizard().abandoned]).toEqual([['s-1', 's-1'], []]);
    store.dispatch(editSearchChosen());
    await settle();
    expect([ended.ids.at(-1), wizard().abandoned]).toEqual(['s-2', []]);
  });

  it('is ended when the user signs out, but not by leaving the page or by a session that expires', async () => {
    const ended = watchAbandoned(() => found([]));
    startAnswers(() => status('PROCESSING'));
    watchStatus(() => status('PROCESSING'));
    await search();
    store.dispatch(wizardLeft());
    await pass(20_000);
    expect(ended.ids).toEqual([]);
    const { token } = store.getState().auth;
    store.dispatch(signedOut());
    await settle();
    expect(ended).toMatchObject({ ids: ['s-1'], authorizations: [`Bearer ${token}`] });
    store = await connectedStore();
    store.dispatch(keywordAdded({ text: 'agreement' }));
    await search();
    store.dispatch(sessionExpired());
    await settle();
    expect(ended.ids).toEqual(['s-1']);
  });

  it('is retried where it failed in part: with its own request, and the whole result', async () => {
    backend.chooseScenario('reading-fails');
    store = await connectedStore();
    store.dispatch(criteriaChanged({ service: 'ALL' }));
    store.dispatch(keywordAdded({ text: 'agreement' }));
    await search();
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
    expect(wizard()).toMatchObject({ step: 3, success: 'The retry is done. It found 5 further contracts.' });
    expect(wizard().contracts).toHaveLength(9);
  });

  it('keeps a form that is open, and what was typed into it, when it is retried', async () => {
    startAnswers(() => Response.json({ id: 's-2', status: 'PROCESSING' }));
    watchStatus(() => Response.json({ id: 's-2', status: 'COMPLETED' }));
    server.use(http.post('*/api/gmail/process/:id', () => found([{ id: 'new', documentId: 'd-1', name: 'Lease' }])));
    const { user } = store.getState().auth;
    const typed = { name: 'Typed', renewalDate: null, amount: null, currency: 'USD', parties: '' };
    const failed = { name: 'x.pdf', source: 'gmail' as const, outcome: 'skipped' as const, retryable: true };
    const contract = toFoundContract({ id: 'old', documentId: 'd-1', name: 'Lease' }, '2026-11-21T12:00:00Z', () => '');
    const results = {
      step: 3 as const,
      search: toSearchRecord({ id: 's-1', status: 'COMPLETED' }),
      contracts: [contract],
      corrections: { old: typed },
      receipt: { accounts: [], items: [failed], warnings: [] },
    };
    store = setupStore({
      auth: { ...initialAuthState, loading: false, user },
      wizard: { ...initialWizard, ...results },
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

  it('is found again after a session that expired as its user left it, by nobody else', async () => {
    await search();
    await pass(20_000);
    const [{ id: chosen = '' } = {}, { id: left = '' } = {}] = wizard().contracts;
    store.dispatch(contractEdited({ id: chosen, changes: { renewalDate: '2031-01-31' } }));
    store.dispatch(contractToggled({ id: left }));
    const { id } = wizard().search ?? { id: '' };
    const { token, user } = store.getState().auth;
    store.dispatch(sessionExpired());
    const comeBack = async (as: User | null) => {
      store = setupStore({ auth: { ...initialAuthState, loading: false, token, user: as } });
      store.dispatch(searchResumed({ id }));
      await pass(10_000);
      return wizard().contracts.filter(({ renewalDate, selected }) => renewalDate === '2031-01-31' || !selected);
    };
    expect((await comeBack(user)).map((contract) => contract.id)).toEqual([chosen, left]);
    expect(wizard().success).toMatch(/^Found \d+ potential contracts. Your selection and corrections are back.$/);
    const kept = readDraft<WizardDraft>();
    expect(await comeBack(user && { ...user, id: 'somebody-else' })).toEqual([]);
    keepDraft(kept);
    store.dispatch(signedOut());
    await settle();
    expect(readDraft()).toBeNull();
    keepDraft({ ...kept, userId: 'somebody-else' });
    await connectedStore();
    expect(readDraft()).toBeNull();
  });

  it('changes nothing by a late answer once it was abandoned', async () => {
    const late = Promise.withResolvers<Response>();
    startAnswers(() => status('PROCESSING'));
    watchStatus(() => late.promise);
    await search();
    store.dispatch(editSearchChosen());
    await settle();
    const before = wizard();
    late.resolve(status('COMPLETED'));
    await settle();
    expect(wizard()).toEqual(before);
  });

  it('shows a failure with the reason the server gives', async () => {
    startAnswers(() => status('PROCESSING'));
    const { checks } = watchStatus(() => status('FAILED', { message: 'The mailbox is gone.' }));
    await search();
    expect(wizard()).toMatchObject({
      error: 'Search failed. Please try again with different criteria.',
      hint: 'The mailbox is gone.',
      polling: false,
    });
    await pass(10_000);
    expect(checks).toHaveLength(1);
  });

  it('bears single failures of the status check, and counts only those in a row', async () => {
    startAnswers(() => status('PROCESSING'));
    const watched = watchStatus(() => failure(503));
    await search();
    expect(wizard().error).toBe('Error checking search status. Will retry automatically.');
    await pass(15_000);
    expect(wizard().search?.statusCheckFailCount).toBe(4);
    watched.answer = () => status('PROCESSING');
    await pass(5_000);
    expect(wizard()).toMatchObject({ error: null, polling: true, search: { statusCheckFailCount: 0 } });
  });

  it('gives up after five failures in a row and offers to process by hand', async () => {
    startAnswers(() => status('PROCESSING'));
    const { checks } = watchStatus(() => failure(503));
    await search();
    await pass(60_000);
    expect(checks).toHaveLength(5);
    expect(wizard()).toMatchObject({
      error: 'Too many failures checking search status. Please try processing the results manually.',
      mayProcess: true,
      polling: false,
    });
  });

  it('waits ten seconds for a status', async () => {
    startAnswers(() => status('PROCESSING'));
    watchStatus(never);
    await search();
    await pass(9_000);
    expect(wizard().error).toBeNull();
    await pass(2_000);
    expect(wizard().error).toBe('Status check timed out. Retrying automatically...');
  });

  it('offers Process Results after thirty seconds without results, and then goes on', async () => {
    startAnswers(() => status('PROCESSING'));
    watchStatus(() => status('COMPLETED'));
    let silent = true;
    server.use(http.post('*/api/gmail/process/:id', () => (silent ? never() : found([{ id: 'f-1', name: 'Lease' }]))));
    await search();
    await pass(31_000);
    expect(wizard()).toMatchObject({
      error: 'The request timed out. The server might be busy processing your search.',
      hint: 'You can try processing the search results again by clicking the "Process Results" button below.',
      mayProcess: true,
    });
    silent = false;
    store.dispatch(processResultsChosen());
    await settle();
    expect(wizard()).toMatchObject({ step: 3, mayProcess: false, success: 'Found 1 potential contracts' });
  });

  it.each([
    [failure(500, { message: 'Out of memory' }), 'Out of memory'],
    [failure(500, { details: 'See the log' }), 'See the log'],
    [new Response('', { status: 500 }), 'Failed to process search results'],
  ])('says why processing failed', async (response, sentence) => {
    startAnswers(() => status('PROCESSING'));
    watchStatus(() => status('COMPLETED'));
    server.use(http.post('*/api/gmail/process/:id', () => response.clone()));
    await search();
    expect(wizard()).toMatchObject({ step: 2, error: sentence, processing: false });
  });

  it('stays where it is when it found nothing', async () => {
    startAnswers(() => status('PROCESSING'));
    const { checks } = watchStatus(() => status('COMPLETED'));
    server.use(http.post('*/api/gmail/process/:id', () => found([])));
    await search();
    await pass(10_000);
    expect(checks).toHaveLength(1);
    expect(wizard()).toMatchObject({
      step: 2,
      polling: false,
      search: { status: 'COMPLETED' },
      error: 'No contracts found. Try adjusting your search criteria.',
    });
  });

  it('survives leaving the page, and is announced when it is done', async () => {
    backend.chooseScenario('default');
    store = await connectedStore();
    store.dispatch(keywordAdded({ text: 'agreement' }));
    await search();
    store.dispatch(wizardLeft());
    await pass(20_000);
    expect(wizard().step).toBe(3);
    expect(selectNotices(store.getState())).toMatchObject([
      {
        kind: 'success',
        text: expect.stringMatching(/^Your search is done. Found \d+ potential contracts$/),
        link: { to: '/upload-contracts' },
      },
    ]);
    store.dispatch(wizardOpened());
    expect(selectNotices(store.getState())).toEqual([]);
  });

  it('is not said to be over when only its checks fail', async () => {
    startAnswers(() => status('PROCESSING'));
    watchStatus(() => failure(503));
    await search();
    store.dispatch(wizardLeft());
    await pass(30_000);
    expect(noticed()).toEqual([
      'error: Your search needs you: Too many failures checking search status. Please try processing the results manually.',
    ]);
  });

  it('is said to be over elsewhere when it failed', async () => {
    startAnswers(() => status('PROCESSING'));
    watchStatus(() => status('FAILED'));
    store.dispatch(wizardLeft());
    await search();
    expect(noticed()).toEqual(['error: Your search is over. Search failed. Please try again with different criteria.']);
  });

  it('is announced elsewhere when it does not start, or is gone', async () => {
    store.dispatch(wizardLeft());
    startAnswers(() => failure(500));
    await search();
    startAnswers(() => status('PROCESSING'));
    watchStatus(() => failure(404));
    await search();
    expect(noticed()).toEqual([
      'error: Your search needs you: Failed to start Gmail search. Please check server logs for more details.',
      'error: Your search needs you: This search is no longer there. Please start a new one.',
    ]);
  });

  it('has its upload announced elsewhere, whether it works or not', async () => {
    startAnswers(() => status('PROCESSING'));
    watchStatus(() => status('COMPLETED'));
    server.use(http.post('*/api/gmail/process/:id', () => found([{ id: 'f-1', name: 'Lease' }])));
    await search();
    store.dispatch(nextChosen());
    store.dispatch(wizardLeft());
    server.use(http.post('*/api/contracts/batch', () => failure(503)));
    store.dispatch(nextChosen());
    await settle();
    server.use(http.post('*/api/contracts/batch', () => Response.json({ created: 1, updated: 0 })));
    store.dispatch(nextChosen());
    await settle();
    expect(noticed()).toEqual([
      'error: Failed to upload contracts to database',
      'success: Successfully uploaded 1 contracts',
    ]);
  });
});
