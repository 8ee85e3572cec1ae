import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

it('keeps what is set, and says what is wrong with reminder days', async () => {
  const { user } = await renderApp({ path: '/settings' });
  const days = await screen.findByLabelText(/^Days before the last day/);
  await user.clear(days);
  await user.type(days, '60, soon');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Reminder days are whole numbers from 0 to 730');
  await user.clear(days);
  await user.type(days, '10, 60');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(await screen.findByText('You are told 60 and 10 days before the last day to act.')).toBeInTheDocument();
});

it('makes a calendar address and revokes it', async () => {
  const { user } = await renderApp({ path: '/settings' });
  const make = await screen.findByRole('button', { name: 'Make an address' });
  await waitFor(() => expect(make).toBeEnabled());
  await user.click(make);
  expect(await screen.findByLabelText('Secret address')).toHaveDisplayValue(/\/feeds\/\w{43,}\.ics$/);
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeInTheDocument();
});

it('sends a message to see that messages arrive', async () => {
  const { user } = await renderApp({ path: '/settings' });
  await user.click(await screen.findByRole('button', { name: 'Send me one now' }));
  expect(await screen.findByText(/the message is shown under Reminders/)).toBeInTheDocument();
});
