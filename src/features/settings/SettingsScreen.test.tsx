import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { freshTelling } from '../../../mocks/telling.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

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
  const make = await screen.findByRole('button', { name: 'Create an address' });
  await waitFor(() => expect(make).toBeEnabled());
  await user.click(make);
  expect(await screen.findByLabelText('Secret address')).toHaveDisplayValue(/\/feeds\/\w{43,}\.ics$/);
  await user.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByRole('button', { name: 'Create an address' })).toBeInTheDocument();
});

it('sends a message to see that messages arrive', async () => {
  const { user } = await renderApp({ path: '/settings' });
  await user.click(await screen.findByRole('button', { name: 'Send me one now' }));
  expect(await screen.findByText(/the message is shown under Reminders/)).toBeInTheDocument();
});

it('offers the zone of the computer while none was chosen, once', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone: 'Asia/Tokyo' });
  const { user } = await renderApp({ path: '/settings' });
  expect(
    await screen.findByText(/^Reminders come at 8:00 in the time zone UTC\. This computer is in Asia\/Tokyo/),
  ).toBeVisible();
  // Saving something else chooses no zone.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Keep UTC' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep UTC' })).not.toBeInTheDocument());
});

it('finds a time zone by a part of its name', async () => {
  const { user } = await renderApp({ path: '/settings' });
  await user.type(await screen.findByRole('combobox', { name: 'Time zone' }), 'new york');
  await user.click(await screen.findByTitle('America/New York'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(backend.db.read().accounts['demo-user']?.settings).toMatchObject({ timeZone: 'America/New_York' });
});

it('names the addresses that get no messages, and lets only the holder of one have them again', async () => {
  backend.db.update((state) => {
    const account = state.accounts['demo-user'];
    const own = state.users.find(({ id }) => id === 'demo-user')?.email ?? '';
    const unsubscribed = [own, 'dana@example.com'].map((address) => ({ address, at: '2026-06-01T08:00:00.000Z' }));
    if (account) account.telling = { ...freshTelling(backend.now()), unsubscribed };
  });
  const { user } = await renderApp({ path: '/settings' });
  const list = await screen.findByRole('list', { name: 'Addresses that get no messages' });
  expect(within(list).getAllByText('Unsubscribed on Jun 1, 2026: gets no reminders and no digest.')).toHaveLength(2);
  await user.click(within(list).getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(within(list).getByText('dana@example.com')).toBeInTheDocument();
  expect(screen.getByText(/^Only the holder of an address can ask/)).toBeInTheDocument();
});
