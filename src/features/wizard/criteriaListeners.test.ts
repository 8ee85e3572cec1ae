import { expect, it } from 'vitest';
import { signedInStore } from '../../../tests/setup/renderApp.tsx';
import { storageKeys } from '../../domain/storageKeys.ts';
import { signedOut, userUpdated } from '../auth/authSlice.ts';
import { criteriaChanged, keywordAdded, keywordTyped, wizardOpened } from './wizardSlice.ts';
import { initialState } from './wizardState.ts';

/** A store in which something has been entered. */
async function entered() {
  const store = await signedInStore();
  store.dispatch(wizardOpened());
  store.dispatch(keywordAdded({ text: 'agreement' }));
  store.dispatch(criteriaChanged({ service: 'ALL', startDate: '2026-01-01' }));
  store.dispatch(keywordTyped({ text: 'rene' }));
  return store;
}

it('brings back what was entered, after the page has been loaded anew', async () => {
  await entered();
  const store = await signedInStore();
  store.dispatch(wizardOpened());
  const { criteria, typedKeyword } = store.getState().wizard;
  expect(criteria).toEqual({
    ...initialState.criteria,
    keywords: [{ text: 'agreement' }],
    service: 'ALL',
    startDate: '2026-01-01',
  });
  expect(typedKeyword).toBe('rene');
});

it('leaves alone what has been entered since', async () => {
  await entered();
  const store = await signedInStore();
  store.dispatch(keywordAdded({ text: 'lease' }));
  store.dispatch(wizardOpened());
  expect(store.getState().wizard.criteria.keywords).toEqual([{ text: 'lease' }]);
});

it('gives nothing of it to somebody else, nor to anybody after a sign-out', async () => {
  const first = await entered();
  const store = await signedInStore();
  const { user } = store.getState().auth;
  if (user) store.dispatch(userUpdated({ ...user, id: 'somebody-else' }));
  store.dispatch(wizardOpened());
  expect(store.getState().wizard.criteria).toEqual(initialState.criteria);
  first.dispatch(signedOut());
  expect(sessionStorage.getItem(storageKeys.searchCriteria)).toBeNull();
});
