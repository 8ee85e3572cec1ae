import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openContract } from '../../../tests/setup/contractPage.tsx';

const arrives = vi.hoisted(() => vi.fn<() => boolean>());
vi.mock('./OwnerForm.tsx', async (original) => {
  if (!arrives()) throw new TypeError('Failed to fetch dynamically imported module');
  return original();
});
vi.mock('../../ui/document/DocumentViewer.tsx', () => ({ DocumentViewer: () => null }));

it('an owner’s form whose code does not arrive is said in its panel, which closes by the keyboard', async () => {
  arrives.mockReturnValue(false);
  const { user } = await openContract('firewall');
  screen.getByRole('button', { name: 'Add an owner' }).focus();
  await user.keyboard('{Enter}');
  const said = await screen.findByText(/^This part could not be shown/);
  const close = within(said.parentElement as HTMLElement).getByRole('button', { name: 'Close' });
  expect(close).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(said).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Add an owner' })).toHaveFocus();
});
