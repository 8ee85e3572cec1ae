import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNT } from '../../../mocks/backend.ts';
import { backend, server } from '../../../mocks/node.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp, signedOutStore } from '../../../tests/setup/renderApp.tsx';
import { navigation } from '../../platform/navigation.ts';

const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);

async function openLogin(path = '/login') {
  const app = await renderApp({ path, store: signedOutStore() });
  await screen.findByRole('button', { name: 'Sign In' });
  const signInAs = async (email: string, password: string) => {
    await fill(app.user, screen.getByLabelText('Email'), email);
    await fill(app.user, screen.getByLabelText('Password'), password);
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }));
  };
  return { ...app, signInAs };
}

beforeEach(() => go.mockClear());

describe('the sign-in screen', () => {
  it('shows the tagline and the way to sign up', async () => {
    await openLogin();
    expect(screen.getByText('Track your renewals effortlessly')).toBeVisible();
    expect(screen.getByText(/Don't have an account\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  });

  it('lets password managers fill it in', async () => {
    await openLogin();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('signing in without an email and a password asks for both', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter your email')).toBeInTheDocument();
    expect(await screen.findByText('Please enter your password')).toBeInTheDocument();
  });

  it('signs in and leaves by full page navigation to /upload-contracts', async () => {
    const { store, signInAs } = await openLogin();
    await signInAs(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await waitFor(() => expect(go).toHaveBeenCalledWith('/upload-contracts'));
    expect(store.getState().auth.user?.email).toBe(DEMO_ACCOUNT.email);
    const button = screen.getByRole('button', { name: /Sign In/ });
    expect(button).toBeDisabled();
    expect(within(button).getByRole('img', { name: 'loading' })).toBeInTheDocument();
  });

  it('follows the remembered path once', async () => {
    sessionStorage.setItem('redirectAfterLogin', '/contracts?page=2');
    const { signInAs } = await openLogin();
    await signInAs(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await waitFor(() => expect(go).toHaveBeenCalledWith('/contracts?page=2'));
    expect(sessionStorage.getItem('redirectAfterLogin')).toBeNull();
  });

  it('tells whoever comes by an invitation what signing in is for', async () => {
    const sentence = 'You’re invited to join your colleagues. Sign in, or sign up if you’re new here.';
    backend.chooseScenario('invited');
    sessionStorage.setItem('redirectAfterLogin', '/join?token=anna.open');
    const { user } = await openLogin();
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible();
    expect(screen.getByText(sentence, { exact: false })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(DEMO_ACCOUNT.email));
    expect(screen.getByText(`${sentence} The invitation is for ${DEMO_ACCOUNT.email}.`)).toBeVisible();
    sessionStorage.removeItem('redirectAfterLogin');
  });

  it.each([
    ['anna.op', 'This invitation link is broken.', /Open it again from the message, or ask whoever invited you/],
    ['anna.expired', 'This invitation has expired.', /Ask whoever invited you for a new one/],
    ['anna.withdrawn', 'This invitation was taken back.', /ask whoever invited you/],
    ['anna.replaced', 'There is a newer invitation for you.', /Open the link of the latest message/],
    ['anna.accepted', 'This invitation has been used.', /^Sign in with \S+@\S+\.$/],
  ])('says of the invitation %s: %s', async (token, title, todo) => {
    backend.chooseScenario('invited');
    sessionStorage.setItem('redirectAfterLogin', `/join?token=${token}`);
    await openLogin();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(todo)).toBeVisible();
    expect(screen.queryByText(/You’re invited/)).not.toBeInTheDocument();
    sessionStorage.removeItem('redirectAfterLogin');
  });

  it('never follows a path of another origin', async () => {
    sessionStorage.setItem('redirectAfterLogin', '//evil.example/x');
    const { signInAs } = await openLogin('/login?redirect=https://evil.example');
    await signInAs(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    await waitFor(() => expect(go).toHaveBeenCalledWith('/upload-contracts'));
  });

  it('answers a wrong password with the alert, and can be tried again', async () => {
    const { store, signInAs } = await openLogin();
    await signInAs(DEMO_ACCOUNT.email, 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Invalid email or password$/);
    expect(screen.getByRole('alert')).toHaveClass('ant-alert-error');
    expect(store.getState().auth.error).toBe('Login failed. Please check your credentials.');
    expect(screen.getByRole('button', { name: /Sign In/ })).toBeEnabled();
    expect(go).not.toHaveBeenCalled();
  });

  it('says in a second line what really happened when it was no refusal', async () => {
    server.use(http.post('*/api/auth/login', () => new Response('{}', { status: 503 })));
    const { signInAs } = await openLogin();
    await signInAs(DEMO_ACCOUNT.email, 'x');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Invalid email or password');
    expect(alert).toHaveTextContent('The server isn’t working properly right now.');
  });

  it('says when caps lock is on', async () => {
    const { user } = await openLogin();
    await user.click(screen.getByLabelText('Password'));
    await user.keyboard('{CapsLock}A');
    expect(screen.getByText('Caps Lock is on')).toBeVisible();
  });

  it('is left by somebody who is signed in', async () => {
    await renderApp({ path: '/login' });
    expect(await screen.findByRole('heading', { name: 'Perennial Search & Upload' })).toBeVisible();
  });
});
