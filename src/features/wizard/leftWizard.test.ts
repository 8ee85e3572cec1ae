import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, server } from '../../../mocks/node.ts';
import { pass, settle, stopTheClock } from '../../../tests/setup/clock.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { failure, found, startAnswers, status, watchStatus } from '../../../tests/setup/searchAnswers.ts';
import { selectNotices } from '../../store/noticesSlice.ts';
import type { AppStore } from '../../store/setupStore.ts';
import { keywordAdded, nextChosen, wizardLeft, wizardOpened } from './wizardSlice.ts';
import { wizardView } from './wizardView.ts';

let store: AppStore;
const wizard = () => wizardView(store.getState().wizard);
const noticed = () => selectNotices(store.getState()).map(({ kind, text }) => `${kind}: ${text}`);

async function search(): Promise<void> {
  store.dispatch(nextChosen());
  await settle();
}

describe('a search whose page was left', () => {
  beforeEach(async () => {
    store = await connectedStore();
    stopTheClock();
    store.dispatch(wizardOpened());
    store.dispatch(keywordAdded({ text: 'agreement' }));
  });
  afterEach(() => {
    vi.useRealTimers();
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
