import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('finds a time zone by a part of its name', async () => {
  const { user } = await renderApp({ path: '/settings' });
  await user.type(await screen.findByRole('combobox', { name: 'Time zone' }), 'new york');
  await user.click(await screen.findByTitle('America/New York'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(backend.db.read().accounts['demo-user']?.settings).toMatchObject({ timeZone: 'America/New_York' });
});

it('the exchange rates can be into another currency, which asks for every rate anew', async () => {
  const { user } = await renderApp({ path: '/settings' });
  await user.type(await screen.findByLabelText('What 1 EUR is worth in US dollars'), '1.08');
  await user.click(screen.getByRole('combobox', { name: 'Add totals together in' }));
  await user.click(await screen.findByTitle('euros'));
  expect(screen.queryByLabelText(/What 1 EUR is worth/)).not.toBeInTheDocument();
  const field = await screen.findByLabelText('What 1 USD is worth in euros');
  expect(field).toHaveValue('');
  await user.type(field, '0.9');
  await user.click(screen.getByRole('button', { name: /Save rates$/ }));
  await waitFor(() =>
    expect(backend.db.read().accounts['demo-user']?.settings.rates).toEqual([{ currency: 'USD', rate: 0.9 }]),
  );
  expect(backend.db.read().accounts['demo-user']?.settings.currency).toBe('EUR');
});
