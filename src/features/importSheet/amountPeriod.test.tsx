import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

it('what amounts are for is taken from their head, said in the preview, and can be changed', async () => {
  const { user } = await renderApp({ path: '/contracts/import' });
  await screen.findByRole('heading', { name: 'Import a spreadsheet' });
  const sheet = new File(['Name,End,Monthly rent\nHall,2027-03-31,1200\n'], 'register.csv', { type: 'text/csv' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await user.upload(input, sheet);
  const asked = 'What the amounts are for, as the head “Monthly rent” says';
  const choice = within(await screen.findByRole('group', { name: asked }));
  expect(choice.getByRole('radio', { name: 'A month' })).toBeChecked();
  expect(screen.getByText('1,200.00 / month')).toBeVisible();
  await user.click(choice.getByRole('radio', { name: 'Not said' }));
  expect(await screen.findByText('1,200.00')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group', { name: 'What the amounts are for' })).toBeVisible());
  await user.click(screen.getByRole('radio', { name: 'In total' }));
  expect(await screen.findByText('1,200.00 in total')).toBeVisible();
});
