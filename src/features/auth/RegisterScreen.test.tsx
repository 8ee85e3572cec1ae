import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw/http';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_ACCOUNT } from '../../../mocks/backend.ts';
import { server } from '../../../mocks/node.ts';
import { fill } from '../../../tests/setup/fill.ts';
import { renderApp, signedOutStore } from '../../../tests/setup/renderApp.tsx';
import { navigation } from '../../platform/navigation.ts';

const go = vi.spyOn(navigation, 'go').mockImplementation(() => undefined);

async function openRegister() {
  const app = await renderApp({ path: '/register', store: signedOutStore() });
  await screen.findByRole('button', { name: 'Sign Up' });
  const signUpAs = async (email: string, password: string, confirmation = password) => {
    await fill(app.user, screen.getByLabelText('Email'), email);
    await fill(app.user, screen.getByLabelText('Password'), password);
    await fill(app.user, screen.getByLabelText('Confirm Password'), confirmation);
    await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  };
  return { ...app, signUpAs };
}

beforeEach(() => go.mockClear());

describe('the sign-up screen', () => {
  it('links to the sign-in screen', async () => {
    await openRegister();
    expect(screen.getByText(/Already have an account\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  it('wants all three fields', async () => {
    const { user } = await openRegister();
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('Please enter your email')).toBeInTheDocument();
    expect(await screen.findByText('Please choose a password')).toBeInTheDocument();
    expect(await screen.findByText('Please enter the password again')).toBeInTheDocument();
  });

  it('creates the account, signs in with it and goes to /upload-contracts', async () => {
    const { store, signUpAs } = await openRegister();
    await signUpAs('new@example.com', 'long enough');
    await waitFor(() => expect(go).toHaveBeenCalledWith('/upload-contracts'));
    expect(store.getState().auth.user?.email).toBe('new@example.com');
  });

  it('brings the invitation of a colleague along, which is what lets some sign up', async () => {
    sessionStorage.setItem('redirectAfterLogin', '/join?token=the.token');
    const sent: unknown[] = [];
    server.use(http.post('*/api/auth/register', async ({ request }) => void sent.push(await request.clone().json())));
    const { signUpAs } = await openRegister();
    await signUpAs('new@example.com', 'long enough');
    await waitFor(() => expect(go).toHaveBeenCalledWith('/join?token=the.token'));
    expect(sent).toEqual([{ email: 'new@example.com', password: 'long enough', invitation: 'the.token' }]);
  });

  it('refuses passwords that differ', async () => {
    const { signUpAs } = await openRegister();
    await signUpAs('new@example.com', 'one thing', 'another');
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
    expect(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Passwords do not match');
    expect(screen.getByLabelText('Confirm Password')).toHaveFocus();
    expect(go).not.toHaveBeenCalled();
  });

  it('refuses a password below three characters with the sentence of eight', async () => {
    const { signUpAs } = await openRegister();
    await signUpAs('new@example.com', 'ab');
    expect(await screen.findByText('Password must be at least 8 characters long')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  it('takes a short password with a hint', async () => {
    const { signUpAs } = await openRegister();
    await signUpAs('short@example.com', 'abc');
    expect(screen.getByText('At least 8 characters are safer.')).toBeVisible();
    await waitFor(() => expect(go).toHaveBeenCalled());
  });

  it('takes a common password with a warning beside the field', async () => {
    const { signUpAs } = await openRegister();
    await signUpAs('common@example.com', 'Password123');
    expect(screen.getByText('This is one of the first passwords people guess. Another one is safer.')).toBeVisible();
    await waitFor(() => expect(go).toHaveBeenCalled());
  });

  it('says that sign-ups are closed', async () => {
    const message = 'Sign-ups are closed here.';
    server.use(http.post('*/api/auth/register', () => Response.json({ error: { message } }, { status: 403 })));
    const { signUpAs } = await openRegister();
    await signUpAs('late@example.com', 'long enough');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('says that the address might be in use', async () => {
    const { signUpAs } = await openRegister();
    await signUpAs(DEMO_ACCOUNT.email, 'long enough');
    expect(await screen.findByRole('alert')).toHaveTextContent('Registration failed. Email might already be in use.');
  });

  it('says that the account is there when only the sign-in after it failed', async () => {
    server.use(http.post('*/api/auth/login', () => new Response('{}', { status: 503 })));
    const { signUpAs } = await openRegister();
    await signUpAs('new@example.com', 'long enough');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Your account was created. Please sign in.');
    expect(within(alert).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  });

  it('keeps its failure to itself when the sign-in screen is open by then', async () => {
    const late = Promise.withResolvers<Response>();
    server.use(http.post('*/api/auth/register', () => late.promise));
    const { user, store, signUpAs } = await openRegister();
    await signUpAs('new@example.com', 'long enough');
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    late.resolve(new Response('{}', { status: 409 }));
    await waitFor(() => expect(store.getState().auth.error).not.toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
