import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { pass, stopTheClock } from '../../../tests/setup/clock.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { openPopups } from '../../../tests/setup/googleConsent.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import { storageKeys } from '../../domain/storageKeys.ts';
import { consentMessageReceived } from '../connection/connectionSlice.ts';
import { criteriaChanged, keywordAdded, nextChosen } from './wizardSlice.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The results of a search of which some failed. */
async function openResults(meanwhile: () => void = () => {}) {
  backend.chooseScenario('reading-fails');
  const store = await connectedStore();
  store.dispatch(criteriaChanged({ service: 'ALL' }));
  store.dispatch(keywordAdded({ text: 'agreement' }));
  stopTheClock();
  store.dispatch(nextChosen());
  await pass(20_000);
  vi.useRealTimers();
  meanwhile();
  const app = await renderApp({ path: '/upload-contracts', store });
  await screen.findByRole('heading', { name: 'Select contracts' });
  return { ...app, store };
}

it('a retry that takes too long is left for the results of before', async () => {
  const { user } = await openResults();
  await user.click(await screen.findByRole('button', { name: 'Retry 5 emails or files and 1 account' }));
  await user.click(await screen.findByRole('button', { name: 'Back to the results' }));
  expect(await screen.findByRole('heading', { name: 'Select contracts' })).toHaveFocus();
  expect(screen.getByText('4 of 4 contracts selected')).toBeVisible();
});

it('where the connection to Google has ended, it is made again in place, and the retry follows with the selection kept', async () => {
  const { open, allow } = openPopups();
  const reason = 'Google no longer accepts the connection: it was revoked, has expired, or the password was changed.';
  const { user, store } = await openResults(() =>
    backend.db.update((state) => {
      for (const account of Object.values(state.accounts))
        Object.assign(account, { google: null, reconnectReason: reason });
    }),
  );
  const note = (await screen.findByText('The connection to Google has ended')).closest('[role=note]');
  expect(note).toHaveTextContent(reason);
  expect(note).toHaveTextContent(
    '5 emails or files and 1 account could not be read this time. Reconnect, and we try again.',
  );
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Palisade Cloud hosting agreement' }));
  localStorage.setItem(storageKeys.token, store.getState().auth.token ?? '');
  await user.click(screen.getByRole('button', { name: 'Reconnect' }));
  await waitFor(() => expect(store.getState().connection.consent?.starting).toBe(false));
  expect(open).toHaveBeenCalledOnce();
  allow();
  store.dispatch(consentMessageReceived());
  expect(await screen.findByRole('heading', { name: 'Retrying what failed' })).toBeVisible();
  expect(store.getState().wizard.phase).toMatchObject({
    earlier: { contracts: expect.arrayContaining([expect.objectContaining({ selected: false })]) },
  });
});
