/** Colleagues in one renewals database: inviting, joining, and the way back to one's own. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNT } from '../../../mocks/backend.ts';
import { backend } from '../../../mocks/node.ts';
import { renderApp, signedInStore } from '../../../tests/setup/renderApp.tsx';
import { navigation } from '../../platform/navigation.ts';

const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
afterEach(() => go.mockClear());
afterAll(() => go.mockRestore());

const ANNA = { id: 'anna', email: 'anna@brightwater.example' };

/** Anna, whose renewals database the demo user is invited to. */
function invitedByAnna(): void {
  backend.db.update((state) => {
    state.users.push({ ...ANNA, passwordDigest: '', demo: false });
    const empty = structuredClone(Object.values(state.accounts)[0]);
    if (empty) state.accounts[ANNA.id] = { ...empty, seed: 'empty', google: null, searches: [] };
    const invited = { databaseId: ANNA.id, email: DEMO_ACCOUNT.email, invitedBy: ANNA.email };
    state.invitations = [{ id: 'one', token: 'the.token', expiresAt: '2099-01-01T00:00:00.000Z', ...invited }];
  });
}

it('invites by a link to hand over, and takes the invitation back', async () => {
  const { user } = await renderApp({ path: '/account' });
  const panel = within(await screen.findByRole('region', { name: 'Colleagues' }));
  await user.type(panel.getByLabelText('A colleague’s email address'), 'jonas@brightwater.example');
  await user.click(panel.getByRole('button', { name: 'Invite' }));
  expect(await panel.findByText(/\/join\?token=/)).toBeInTheDocument();
  const withdraw = await panel.findByRole('button', { name: 'Withdraw the invitation for jonas@brightwater.example' });
  await user.click(withdraw);
  await waitFor(() => expect(panel.queryByText(/^Invited. The link works until/)).not.toBeInTheDocument());
});

it('joins by a button, never by opening the link, and leads back to their own by the account menu', async () => {
  invitedByAnna();
  const first = await renderApp({ path: '/join?token=the.token' });
  const join = await screen.findByRole('button', { name: 'Join' });
  expect(backend.db.read().colleagues ?? []).toEqual([]);
  await first.user.click(join);
  await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
  first.unmount();

  const { user } = await renderApp({ path: '/account', store: await signedInStore() });
  expect(await screen.findByRole('link', { name: `Renewals database started by ${ANNA.email}` })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: `Account of ${DEMO_ACCOUNT.email}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Your own' }));
  await waitFor(() => expect(go).toHaveBeenCalledTimes(2));
  expect(backend.db.read().colleagues?.[0]).toMatchObject({ databaseId: ANNA.id, open: false });
});

it('leaves a shared database after a question', async () => {
  invitedByAnna();
  backend.db.update((state) => {
    const joined = { joinedAt: '2026-01-01T00:00:00.000Z', open: true };
    state.colleagues = state.users
      .filter(({ demo }) => demo)
      .map(({ id }) => ({ databaseId: ANNA.id, userId: id, ...joined }));
  });
  const { user } = await renderApp({ path: '/account' });
  const panel = within(await screen.findByRole('region', { name: 'Colleagues' }));
  await user.click(await panel.findByRole('button', { name: 'Leave' }));
  await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
  expect(backend.db.read().colleagues).toEqual([]);
});
