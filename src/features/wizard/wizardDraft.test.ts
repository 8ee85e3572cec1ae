import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, settle, stopTheClock } from '../../../tests/setup/clock.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import type { User } from '../../domain/user.ts';
import { keepDraft, readDraft } from '../../platform/draftStorage.ts';
import { type AppStore, setupStore } from '../../store/setupStore.ts';
import { sessionExpired, signedOut } from '../auth/authSlice.ts';
import { initialAuthState } from '../auth/authState.ts';
import type { WizardDraft } from './wizardDraft.ts';
import { backChosen, contractEdited, contractToggled, keywordAdded, nextChosen, searchResumed } from './wizardSlice.ts';
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
    // Whoever was reviewing goes on there.
    store.dispatch(nextChosen());
    expect(wizard().step).toBe(4);
    expect((await comeBack(user)).map((contract) => contract.id)).toEqual([chosen, left]);
    expect(wizard()).toMatchObject({ step: 4, success: 'Your selection and corrections are back.' });
    store.dispatch(backChosen());
    await settle();
    await comeBack(user);
    expect(wizard().step).toBe(3);
    expect(await comeBack(user && { ...user, id: 'somebody-else' })).toEqual([]);
    keepDraft(kept);
    store.dispatch(signedOut());
    await settle();
    expect(readDraft()).toBeNull();
    keepDraft({ ...kept, userId: 'somebody-else' });
    await connectedStore();
    expect(readDraft()).toBeNull();
  });
});
