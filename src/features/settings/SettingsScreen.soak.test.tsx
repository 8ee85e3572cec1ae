import { screen } from '@testing-library/react';
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
