import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { pass, settle, stopTheClock } from '../../../tests/setup/clock.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { failure, found, never, startAnswers, status, watchStatus } from '../../../tests/setup/searchAnswers.ts';
import type { AppStore } from '../../store/setupStore.ts';
import { editSearchChosen, keywordAdded, nextChosen, processResultsChosen, wizardOpened } from './wizardSlice.ts';
import { wizardView } from './wizardView.ts';

let store: AppStore;
const wizard = () => wizardView(store.getState().wizard);

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

  it('says the default where the server says nothing, and what to do', async () => {
    startAnswers(() => Response.error());
    await search();
    expect(wizard()).toMatchObject({
      error: 'Failed to start Gmail search. Please check server logs for more details.',
      hint: 'The server could not be reached. Please check your connection and try again.',
    });
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
    expect(wizard().search).toMatchObject({ matterId: 'direct-api', statusCheckFailCount: 1 });
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
    [failure(500, { message: 'Out of memory' }), 'Out of memory', null],
    [failure(500, { details: 'See the log' }), 'See the log', null],
    [
      new Response('', { status: 500 }),
      'Failed to process search results',
      'The server isn’t working properly right now. Please try again in a few minutes.',
    ],
  ])('says why processing failed', async (response, sentence, hint) => {
    startAnswers(() => status('PROCESSING'));
    watchStatus(() => status('COMPLETED'));
    server.use(http.post('*/api/gmail/process/:id', () => response.clone()));
    await search();
    expect(wizard()).toMatchObject({ step: 2, error: sentence, hint, processing: false });
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
});
