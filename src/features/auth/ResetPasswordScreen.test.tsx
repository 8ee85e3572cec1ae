import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNT } from '../../../mocks/backend.ts';
import { backend } from '../../../mocks/node.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp, signedOutStore } from '../../../tests/setup/renderApp.tsx';

it('leads from a forgotten password to a new one, and says when the link was used before', async () => {
  const { user, unmount } = await renderApp({ path: '/login', store: signedOutStore() });
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
  await fill(user, screen.getByLabelText('Email'), DEMO_ACCOUNT.email);
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^If there is an account with this address/);
  unmount();
  const [token = ''] = Object.keys(backend.db.read().resets ?? {});
  const again = await renderApp({ path: `/reset-password?token=${token}`, store: signedOutStore() });
  await fill(again.user, await screen.findByLabelText('New password'), 'battery staple');
  await fill(again.user, screen.getByLabelText('New password again'), 'battery staple');
  await again.user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your new password works from now on.')).toBeInTheDocument();
  again.unmount();
  const late = await renderApp({ path: `/reset-password?token=${token}`, store: signedOutStore() });
  await fill(late.user, await screen.findByLabelText('New password'), 'one more');
  await fill(late.user, screen.getByLabelText('New password again'), 'one more');
  await late.user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This link no longer works/);
  expect(screen.getByRole('link', { name: 'Send me another link' })).toBeInTheDocument();
});

it('says of a link whose end was lost that part of it is missing, and asks for no password', async () => {
  const app = await renderApp({ path: '/reset-password', store: signedOutStore() });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Part of this link is missing\./);
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send me another link' })).toBeInTheDocument();
  app.unmount();
});

it('says nothing of signing in or up to whoever was invited before', async () => {
  sessionStorage.setItem('redirectAfterLogin', '/join?token=x');
  await renderApp({ path: '/reset-password?token=x', store: signedOutStore() });
  expect(await screen.findByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(screen.queryByText(/invited to join/)).not.toBeInTheDocument();
  sessionStorage.removeItem('redirectAfterLogin');
});
