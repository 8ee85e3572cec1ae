/** Colleagues in one renewals database: an address in another script, and leaving. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, it, vi } from 'vitest';
import { ANNA } from '../../../mocks/invitedByAnna.ts';
import { backend } from '../../../mocks/node.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp } from '../../../tests/setup/renderApp.tsx';
import { navigation } from '../../platform/navigation.ts';

const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
afterAll(() => go.mockRestore());

it('says in its own words what is no address, invites one in another script by a link to hand over, and takes that back', async () => {
  const { user } = await renderApp({ path: '/account' });
  const panel = within(await screen.findByRole('region', { name: 'Colleagues' }));
  const field = panel.getByLabelText('A colleague’s email address');
  await fill(user, field, 'björn@');
  await user.click(panel.getByRole('button', { name: 'Invite' }));
  expect(await panel.findByText('Please enter an email address like name@company.com')).toBeInTheDocument();
  await fill(user, field, 'bücher.example');
  await user.click(panel.getByRole('button', { name: 'Invite' }));
  expect(await panel.findByText(/^Send this link to björn@bücher\.example\./)).toBeInTheDocument();
  expect(panel.getByText(/\/join\?token=/)).toBeInTheDocument();
  await user.click(await panel.findByRole('button', { name: 'Withdraw the invitation for björn@bücher.example' }));
  await waitFor(() => expect(panel.queryByText(/^Invited. The link works until/)).not.toBeInTheDocument());
});

it('leaves a shared database after a question', async () => {
  backend.chooseScenario('invited');
  backend.db.update((state) => {
    const joined = { joinedAt: '2026-01-01T00:00:00.000Z', open: true };
    state.colleagues = state.users
      .filter(({ demo }) => demo)
      .map(({ id }) => ({ databaseId: ANNA.id, userId: id, ...joined }));
  });
  const { user } = await renderApp({ path: '/account' });
  const panel = within(await screen.findByRole('region', { name: 'Colleagues' }));
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/that you share stay with your colleagues/)).toBeVisible();
  expect(dialog.queryByText(/all contracts and documents are deleted/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Keep it' }));
  await user.click(await panel.findByRole('button', { name: 'Leave' }));
  expect(
    within(await screen.findByRole('tooltip')).getByText(/^Your own contracts here will have no owner/),
  ).toBeVisible();
  await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
  expect(backend.db.read().colleagues).toEqual([]);
});
