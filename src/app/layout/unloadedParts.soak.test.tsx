import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

vi.mock('./TemporaryDrawer.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a menu whose code does not arrive is a notice, and takes nothing else along', async () => {
  const { user } = await renderApp({ path: '/dashboard' });
  const button = await screen.findByRole('button', { name: 'Open menu' });
  await user.click(button);
  const notices = within(await screen.findByRole('region', { name: 'Notices' }));
  expect(await notices.findByText(/^This part could not be shown/)).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
});
