import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { backend } from '../../../mocks/node.ts';
import { renderApp, signedInStore } from '../../../tests/setup/renderApp.tsx';

/** Two reminders were told: one about a contract, and a digest. */
async function openDashboard() {
  // Without contracts nothing else is told.
  backend.chooseScenario('empty-account');
  const store = await signedInStore();
  backend.db.update(({ accounts }) => {
    const account = accounts['demo-user'];
    if (!account) return;
    const notice = { at: backend.now().toISOString(), read: false, contractId: null, reminderId: null };
    account.telling = {
      rows: [],
      choices: {},
      notices: [
        { ...notice, id: 'n-1', title: 'Give notice by Dec 20: Northwind hosting', contractId: 'c-1' },
        { ...notice, id: 'n-2', title: '3 to decide this week', reminderId: 'r-1' },
      ],
      feed: null,
      feedEvents: [],
      toldUntil: backend.now().toISOString(),
    };
  });
  const view = await renderApp({ path: '/dashboard', store });
  return { ...view, bell: await screen.findByRole('button', { name: 'What is new, 2 unread' }) };
}

it('the bell and the title in the tab say how many notices are unread, until all are marked as read', async () => {
  const { user, bell } = await openDashboard();
  await waitFor(() => expect(document.title).toBe('(2) Dashboard – Perennial'));
  await user.click(bell);
  const panel = screen.getByRole('dialog', { name: 'What is new' });
  expect(panel).toHaveFocus();
  expect(within(panel).getByRole('link', { name: /^Unread: ?Give notice by Dec 20/ })).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'What is new' })).toBeVisible();
  expect(document.title).toBe('Dashboard – Perennial');
  expect(within(panel).queryByText(/Unread/)).not.toBeInTheDocument();
});

it('the bell is opened, walked and closed by the keyboard', async () => {
  const { user, bell } = await openDashboard();
  bell.focus();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('link', { name: /Give notice by Dec 20/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bell).toHaveFocus();
});

it('a notice that is opened is read, and leads to what it is about', async () => {
  const { user, bell } = await openDashboard();
  await user.click(bell);
  await user.click(screen.getByRole('link', { name: /3 to decide this week/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Reminders' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'What is new, 1 unread' })).toBeVisible();
});

it('the account menu leads to the settings and out', async () => {
  const { user } = await openDashboard();
  const account = screen.getByRole('button', { name: 'Account of mara@brightwater.example' });
  await user.click(account);
  await user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await user.click(account);
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
});
