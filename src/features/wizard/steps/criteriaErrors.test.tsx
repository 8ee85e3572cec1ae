import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SearchCriteria } from '../../../domain/searchCriteria.ts';
import { connectedStore } from '../../../../tests/setup/connectedStore.ts';
import { renderApp } from '../../../../tests/setup/renderApp.tsx';
import { criteriaChanged, keywordAdded } from '../wizardSlice.ts';

async function openCriteria(criteria: Partial<Omit<SearchCriteria, 'keywords'>> = {}) {
  const store = await connectedStore();
  store.dispatch(criteriaChanged(criteria));
  store.dispatch(keywordAdded({ text: 'agreement' }));
  const app = await renderApp({ path: '/upload-contracts', store });
  await screen.findByRole('heading', { name: 'Search criteria' });
  return app;
}
const next = () => screen.getByRole('button', { name: /^Next/ });
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

it('an end before the start is marked at its field, which gets the focus, and is no longer said once it is corrected', async () => {
  const { user } = await openCriteria({ startDate: '2027-02-02', endDate: '2027-02-01' });
  const [start, end] = [screen.getByLabelText('Start Date'), screen.getByLabelText('End Date')];
  await user.click(next());
  const sentence = 'The end date is before the start date.';
  await waitFor(() => expect(end).toHaveAccessibleDescription(expect.stringContaining(sentence)));
  expect(end).toBeInvalid();
  expect(end).toHaveFocus();
  await user.clear(start);
  await user.paste('2027-01-01');
  await user.tab();
  await waitFor(() => expect(end).not.toBeInvalid());
  expect(alerts().join(' ')).not.toContain(sentence);
});

it('an account that is no address is marked at its field', async () => {
  const { user } = await openCriteria({ entityType: 'SPECIFIC_ACCOUNTS' });
  const accounts = await screen.findByLabelText('Specific Accounts');
  await user.type(accounts, 'ann');
  await user.click(next());
  await waitFor(() => expect(accounts).toHaveAccessibleDescription(expect.stringContaining('is not an email address')));
  await waitFor(() => expect(accounts).toHaveFocus());
  await user.paste('@b.example');
  await waitFor(() => expect(accounts).not.toBeInvalid());
  expect(alerts().join(' ')).not.toContain('is not an email address');
});
