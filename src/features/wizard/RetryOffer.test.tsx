import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { pass, stopTheClock } from '../../../tests/setup/clock.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
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

it('what failed is offered to be read again, in words and in the receipt', async () => {
  await openResults();
  const retry = await screen.findByRole('button', { name: 'Retry 5 emails or files and 1 account' });
  expect(retry.closest('[role=note]')).toHaveTextContent(
    '5 emails or files and 1 account could not be read this time' +
      'The problem may be gone by now. What we found stays, with your selection and corrections.' +
      'Retry 5 emails or files and 1 account',
  );
  const row = screen.getByRole('row', { name: /Kestrel/, hidden: true });
  expect(row).toHaveTextContent('Google isn’t answering properly right now. A retry may read it.');
});

it('a retry goes through the search step and comes back with what failed, the selection kept', async () => {
  const { user } = await openResults();
  await user.click(await screen.findByRole('checkbox', { name: 'Palisade Cloud hosting agreement' }));
  screen.getByRole('button', { name: 'Retry 5 emails or files and 1 account' }).focus();
  stopTheClock();
  act(() => void document.activeElement?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  await act(() => pass(1000));
  const heading = screen.getByRole('heading', { name: 'Retrying what failed' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('PROCESSING', { exact: false })).toBeVisible();
  await act(() => pass(20_000));
  vi.useRealTimers();
  expect(await screen.findByRole('heading', { name: 'Select contracts' })).toHaveFocus();
  expect(screen.getByText('The retry is done. It found 5 more contracts.')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Found contracts' }));
  expect(list.getAllByRole('checkbox')).toHaveLength(9);
  expect(list.getByRole('checkbox', { name: 'Palisade Cloud hosting agreement' })).not.toBeChecked();
  expect(list.getByRole('checkbox', { name: /Kestrel/ })).toBeChecked();
  expect(screen.queryByRole('button', { name: /^Retry/ })).toBeNull();
});
