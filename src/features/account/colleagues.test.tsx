/** Colleagues in one renewals database: inviting, joining, and the way back to one's own. */
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNT } from '../../../mocks/backend.ts';
import { ANNA } from '../../../mocks/invitedByAnna.ts';
import { backend } from '../../../mocks/node.ts';
import { renderApp, signedInStore } from '../../../tests/setup/renderApp.tsx';
import { navigation } from '../../platform/navigation.ts';

const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);
afterEach(() => go.mockClear());
afterAll(() => go.mockRestore());

it('joins by a button, never by opening the link, and leads back to their own by the account menu', async () => {
  backend.chooseScenario('invited');
  const first = await renderApp({ path: '/join?token=anna.open' });
  const join = await screen.findByRole('button', { name: 'Join' });
  expect(screen.getByText(`${ANNA.email} invites you to work in a renewals database together.`)).toBeVisible();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(0, 2)).toEqual([ANNA.email, `Started by ${ANNA.email}`]);
  expect(facts[2]).toMatch(`${DEMO_ACCOUNT.email}, a colleague.`);
  expect(facts[3]).toMatch(/^\w{3} \d{1,2}, \d{4}$/);
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

it.each([
  ['anna.expired', /^This invitation expired on/, `Ask ${ANNA.email} for a new one.`],
  ['anna.accepted', 'You have already accepted this invitation.', 'The account menu leads to the renewals database'],
  ['anna.withdrawn', 'This invitation was taken back.', `ask ${ANNA.email} for a new one.`],
  ['anna.replaced', 'There is a newer invitation for you.', `the latest one from ${ANNA.email}`],
  [
    'anna.other',
    'This invitation is for jonas.weber@brightwater.example.',
    `You are signed in as ${DEMO_ACCOUNT.email}.`,
  ],
  ['made.up', 'We don’t know this invitation.', 'ask for a new invitation'],
  ['', 'This link is incomplete.', 'open it again from the message'],
])('an invitation that cannot be accepted says why and what to do: %s', async (token, title, todo) => {
  backend.chooseScenario('invited');
  await renderApp({ path: `/join?token=${token}` });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText((text) => text.includes(todo))).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Join' })).not.toBeInTheDocument();
});

it('an invitation that is taken back while it is read says so when one joins, and its link is no key of the state', async () => {
  backend.chooseScenario('invited');
  const { user, store } = await renderApp({ path: '/join?token=anna.open' });
  const join = await screen.findByRole('button', { name: 'Join' });
  expect(JSON.stringify(Object.keys(store.getState().api.queries))).not.toContain('anna.open');
  backend.db.update((state) => {
    for (const each of state.invitations ?? []) each.ended = 'withdrawn';
  });
  await user.click(join);
  expect(await screen.findByText('This invitation was taken back.')).toBeVisible();
});
