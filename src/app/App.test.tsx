import { act, screen, within } from '@testing-library/react';
import { http } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../mocks/node.ts';
import { renderApp, signedInStore, signedOutStore } from '../../tests/setup/renderApp.tsx';
import { api } from '../api/api.ts';
import { storageKeys } from '../domain/storageKeys.ts';
import { userUpdated } from '../features/auth/authSlice.ts';
import { toFoundContract } from '../features/wizard/foundContract.ts';
import {
  contractEdited,
  searchProcessed,
  searchResumed,
  searchStatusReceived,
} from '../features/wizard/wizardSlice.ts';
import { navigation } from '../platform/navigation.ts';
import { setupStore } from '../store/setupStore.ts';

const wizard = () => screen.findByRole('heading', { name: 'Perennial Search & Upload' });
const signInButton = () => screen.findByRole('button', { name: 'Sign In' });
const remembered = () => sessionStorage.getItem(storageKeys.redirectAfterLogin);

describe('the routes', () => {
  it('show nothing but Loading... until it is known who is there', async () => {
    await renderApp({ path: '/dashboard', store: setupStore() });
    expect(document.body).toHaveTextContent(/^Loading\.\.\.$/);
  });

  it.each(['/', '/upload-contracts', '/anything/else', '/register'])('%s leads a user to the wizard', async (path) => {
    await renderApp({ path });
    expect(await wizard()).toBeVisible();
    expect(document.title).toContain('Search & Upload – Perennial');
  });

  it.each([
    ['/dashboard', 'Dashboard – Perennial'],
    ['/contracts', 'All Contracts – Perennial'],
  ])('%s has its screen in the layout', async (path, title) => {
    await renderApp({ path });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(document.title).toContain(title);
  });

  it.each(['/dashboard', '/contracts', '/calendar', '/upload-contracts'])(
    '%s leads everybody else to the sign-in screen, and is remembered',
    async (path) => {
      await renderApp({ path, store: signedOutStore() });
      expect(await signInButton()).toBeVisible();
      expect(remembered()).toBe(path);
    },
  );

  it('say what a replay waits for, and what it needs where DevTools are not there', async () => {
    const query = vi.spyOn(navigation, 'query').mockReturnValue(new URLSearchParams('replay'));
    const { unmount } = await renderApp({ path: '/?replay', store: setupStore() });
    expect(
      await screen.findByText(/^This page shows what a support log recorded. Add the Redux DevTools extension/),
    ).toBeVisible();
    unmount();
    vi.stubGlobal('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__', undefined);
    await renderApp({ path: '/?replay', store: setupStore() });
    expect(await screen.findByText(/^This page shows what a support log recorded. Open Redux DevTools/)).toBeVisible();
    vi.unstubAllGlobals();
    query.mockRestore();
  });

  it('do not remember a replay of a support log', async () => {
    await renderApp({ path: '/upload-contracts?replay', store: signedOutStore() });
    expect(await signInButton()).toBeVisible();
    expect(remembered()).toBeNull();
  });

  it('lead back after a session that ended by itself', async () => {
    const store = await signedInStore();
    await renderApp({ path: '/upload-contracts?search=s-1', store });
    await wizard();
    server.use(http.get('*/api/contracts', () => Response.json({ error: { message: 'x' } }, { status: 401 })));
    await act(() => store.dispatch(api.endpoints.listContracts.initiate({}, { subscribe: false })));
    expect(await signInButton()).toBeVisible();
    expect(screen.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(remembered()).toMatch(/^\/upload-contracts/);
  });
});

describe('the layout', () => {
  it('shows the email of the user, or the name of the product', async () => {
    const { store } = await renderApp({ path: '/upload-contracts' });
    await wizard();
    expect(within(screen.getByRole('banner')).getByText('mara@brightwater.example')).toBeVisible();
    const user = store.getState().auth.user;
    if (user) act(() => void store.dispatch(userUpdated({ ...user, email: '' })));
    expect(within(screen.getByRole('banner')).getByText('Perennial')).toBeVisible();
  });

  it('has its menu entries in order, each with its path', async () => {
    await renderApp({ path: '/upload-contracts' });
    await wizard();
    const menu = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(menu.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Upload Contracts', '/upload-contracts'],
      ['Calendar', '/calendar'],
      ['All Contracts', '/contracts'],
      ['New finds', '/new-finds'],
      ['Reminders', '/reminders'],
      ['Settings', '/settings'],
      ['Account', '/account'],
    ]);
    expect(menu.getAllByRole('button').map((button) => button.textContent)).toEqual(['Save support log', 'Logout']);
    expect(menu.getByRole('link', { name: 'Upload Contracts' })).toHaveAttribute('aria-current', 'page');
  });

  it('signs out, goes to the sign-in screen and remembers nothing', async () => {
    const { user, store } = await renderApp({ path: '/upload-contracts' });
    await wizard();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await signInButton()).toBeVisible();
    expect(store.getState().auth.token).toBeNull();
    expect(remembered()).toBeNull();
  });

  it('asks before a logout or a reload takes corrections with it, on every screen', async () => {
    const contract = toFoundContract({ id: 'f-1', name: 'Lease' }, '2026-11-21T12:00:00Z', () => 'x');
    const store = await signedInStore();
    store.dispatch(searchResumed({ id: 's-1' }));
    store.dispatch(searchStatusReceived({ id: 's-1', status: 'COMPLETED' }));
    store.dispatch(searchProcessed({ id: 's-1', contracts: [contract], receipt: null }));
    store.dispatch(contractEdited({ id: 'f-1', changes: { renewalDate: '2027-03-02' } }));
    const { user } = await renderApp({ path: '/contracts', store });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Log out and lose your work?');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    expect(store.getState().auth.token).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
    expect(await signInButton()).toBeVisible();
    expect(store.getState().auth.token).toBeNull();
  });

  it('gives the focus to the screen that was chosen', async () => {
    const { user } = await renderApp({ path: '/upload-contracts' });
    await wizard();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('opens its drawer, 240 px wide, by the menu button', async () => {
    const { user } = await renderApp({ path: '/upload-contracts' });
    await wizard();
    expect(screen.getByRole('banner').parentElement).toHaveStyle({ '--drawer-width': '240px' });
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog');
    await user.click(within(drawer).getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });
});
