import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, settle, stopTheClock } from '../../../tests/setup/clock.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import {
  failure,
  found,
  startAnswers,
  status,
  watchAbandoned,
  watchStatus,
} from '../../../tests/setup/searchAnswers.ts';
import type { AppStore } from '../../store/setupStore.ts';
import { sessionExpired, signedOut } from '../auth/authSlice.ts';
import { editSearchChosen, keywordAdded, nextChosen, wizardLeft } from './wizardSlice.ts';
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
    store.dispatch(keywordAdded({ text: 'agreement' }));
  });
  afterEach(() => {
    vi.useRealTimers();
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
});
