import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNT } from '../../../mocks/backend.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp, signedInStore } from '../../../tests/setup/renderApp.tsx';

const type = async (user: Awaited<ReturnType<typeof renderApp>>['user'], fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) await fill(user, screen.getByLabelText(label), text);
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
};

it('changes the password, after a sentence on what was wrong with the first try', async () => {
  const { user } = await renderApp({ path: '/account' });
  expect(await screen.findByText(new RegExp(`^${DEMO_ACCOUNT.email}, here since `))).toBeInTheDocument();
  await type(user, { 'Current password': 'guess', 'New password': 'battery staple', 'New password again': 'staple' });
  expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('New password again'));
  await type(user, { 'New password again': 'battery staple' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This is not your current password.');
  await user.clear(screen.getByLabelText('Current password'));
  await type(user, { 'Current password': DEMO_ACCOUNT.password });
  expect(
    await screen.findByText('Your password has been changed. Other devices have been signed out.'),
  ).toBeInTheDocument();
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
});

it('signs out another device, and then everywhere', async () => {
  await signedInStore();
  const { user, store } = await renderApp({ path: '/account' });
  const sessions = within(await screen.findByRole('region', { name: 'Where you are signed in' }));
  expect(await sessions.findByText('This device')).toBeInTheDocument();
  const others = await sessions.findAllByRole('button', { name: /^Sign out (?!everywhere)/ });
  await user.click(others[0] as HTMLElement);
  await waitFor(() =>
    expect(sessions.queryAllByRole('button', { name: /^Sign out (?!everywhere)/ })).toHaveLength(others.length - 1),
  );
  await user.click(sessions.getByRole('button', { name: 'Sign out everywhere' }));
  await user.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(store.getState().auth.token).toBeNull();
});

it('asks for the address to be typed before the account is deleted, and then says until when one can come back', async () => {
  const { user, store } = await renderApp({ path: '/account' });
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  expect(confirm).toBeDisabled();
  expect(await dialog.findByText(/In seven days all contracts and documents are deleted for good/)).toBeVisible();
  await fill(user, dialog.getByRole('textbox'), DEMO_ACCOUNT.email);
  await user.click(confirm);
  expect(await dialog.findByText(/^Your account will be gone on /)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeInTheDocument();
  expect(store.getState().auth.token).toBeNull();
});
