import { screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';

vi.mock('./FailureToast.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./DownloadTray.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('./DeleteContractDialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a failed download is told by a notice where the network kept away the code of toast and tray, too', async () => {
  server.use(http.get('*/api/contracts/:id/download', () => Response.error()));
  const { user } = await renderApp({ path: '/contracts?search=dock' });
  await user.click(await screen.findByRole('button', { name: /^Download Warehouse/ }));
  const notices = within(screen.getByRole('region', { name: 'Notices' }));
  expect(await notices.findByText('Failed to download contract')).toBeInTheDocument();
  expect(screen.queryByText(/This part could not be shown/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Download Warehouse/ })).toBeInTheDocument();
});

it('a question that cannot be asked is a notice, not a button that does nothing', async () => {
  const { user } = await renderApp({ path: '/contracts?search=dock' });
  await user.click(await screen.findByRole('button', { name: /^Delete Warehouse/ }));
  const notices = within(screen.getByRole('region', { name: 'Notices' }));
  expect(await notices.findByText(/^This part could not be shown/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Delete Warehouse/ })).toBeInTheDocument();
});
