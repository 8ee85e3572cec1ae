import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from 'msw/http';
import { server } from '../../../mocks/node.ts';
import { setupStore } from '../../store/setupStore.ts';
import { initialAuthState } from '../auth/authState.ts';
import { ConnectStep } from './ConnectStep.tsx';
import { connectionSlice, type ConnectionState } from './connectionSlice.ts';

/** The step as somebody sees it whose connection the service says nothing new about. */
function show(connection: Partial<ConnectionState>, token: string | null = null) {
  const initial = connectionSlice.getInitialState();
  const store = setupStore({
    auth: { ...initialAuthState, loading: false, token },
    connection: { ...initial, checked: true, ...connection },
  });
  render(
    <Provider store={store}>
      <ConnectStep />
    </Provider>,
  );
  return { store, user: userEvent.setup({ delay: null }) };
}

beforeEach(() => {
  server.use(http.get('*/api/google/*', () => new Promise<never>(() => undefined)));
});

describe('the connection step', () => {
  it('offers a personal account and a workspace', async () => {
    const { user } = show({});
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'oauth',
      'service_account',
    ]);
    await user.click(screen.getByRole('radio', { name: /Workspace with a service account/ }));
    expect(screen.getByLabelText('Google Workspace Email')).toBeInTheDocument();
    expect(screen.getByLabelText('Service account key (.json)')).toBeInTheDocument();
  });

  it('refuses a file that is not JSON as soon as it is chosen', () => {
    show({ method: 'service_account' });
    const field = screen.getByLabelText('Service account key (.json)');
    fireEvent.change(field, { target: { files: [new File(['x'], 'key.txt')] } });
    expect(field).toHaveAccessibleDescription('Please upload a JSON file');
    expect(screen.getByRole('button', { name: 'Upload Credentials' })).toBeDisabled();
    fireEvent.change(field, { target: { files: [new File(['{}'], 'key.json')] } });
    expect(screen.queryByText('Please upload a JSON file')).toBeNull();
  });

  it('marks what is wrong with the key form at its fields, and no longer once it was corrected', async () => {
    const { user } = show({ method: 'service_account' });
    const email = screen.getByLabelText('Google Workspace Email');
    await user.type(email, 'nobody');
    expect(email).not.toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Upload Credentials' }));
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Please enter a valid Google Workspace email address'),
    );
    expect(email).toHaveFocus();
    const file = screen.getByLabelText('Service account key (.json)');
    expect(file).toHaveAccessibleDescription('Please upload a JSON file');
    await user.type(email, '@b.example');
    await waitFor(() => expect(email).not.toBeInvalid());
    fireEvent.change(file, { target: { files: [new File(['{}'], 'key.json')] } });
    expect(screen.queryByText('Please upload a JSON file')).toBeNull();
  });

  it('what the service said of a key goes once the form is corrected', async () => {
    const { user } = show({ method: 'service_account', error: 'This JSON file is not a service-account key.' });
    await user.type(screen.getByLabelText('Google Workspace Email'), 'a');
    expect(screen.queryByText('This JSON file is not a service-account key.')).toBeNull();
  });

  it('wants a session before it connects', async () => {
    const { user } = show({});
    await user.click(screen.getByRole('button', { name: 'Connect with Google' }));
    expect(screen.getByText('You must be logged in to connect your Google account')).toBeInTheDocument();
  });

  it('opens no window for somebody whose token is in the page but no longer in the browser', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const { user } = show({}, 'in-the-page-only');
    await user.click(screen.getByRole('button', { name: 'Connect with Google' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You must be logged in to connect your Google account');
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });

  it('keeps its button disabled until the window has its address', () => {
    show({ consent: { id: 'consent-1', starting: true } });
    expect(screen.getByRole('button', { name: 'Open the window again' })).toBeDisabled();
  });

  it('says that the connection could not be checked, and asks again', async () => {
    const { store, user } = show({ checkFailed: true });
    expect(screen.getByText('Your Google connection could not be checked')).toBeVisible();
    server.use(http.get('*/api/google/status', () => Response.json({ connected: false })));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(store.getState().connection.checkFailed).toBe(false));
    expect(screen.queryByText('Your Google connection could not be checked')).toBeNull();
  });

  it('moves the focus to the button that stays, when waiting for the consent is cancelled', async () => {
    const { store, user } = show({ consent: { id: 'consent-1', starting: false } });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(store.getState().connection.consent).toBeNull();
    expect(screen.getByRole('button', { name: 'Connect with Google' })).toHaveFocus();
  });

  it.each([
    [{ email: 'a@b.example' }, 'a@b.example'],
    [{ emailSearch: 'fetching' as const }, 'Fetching email...'],
    [{ emailSearch: 'absent' as const }, 'Email information not available'],
  ])('shows whose account is connected, as far as it is known', (known, text) => {
    show({ connected: true, ...known });
    // Green is what antd makes of a success.
    expect(screen.getByText('Google account connected').closest('.ant-alert')).toHaveClass('ant-alert-success');
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Disconnect' })).toBeInTheDocument();
  });

  it('says what was not allowed at Google', () => {
    show({ connected: true, services: { gmail: true, drive: false } });
    expect(screen.getByText('Google Drive cannot be searched')).toBeInTheDocument();
  });

  it('says that a sandbox is no Google, and why a connection has ended', () => {
    show({ sandbox: true, reconnectReason: 'The password was changed.' });
    expect(screen.getByText('Sandbox workspace')).toBeInTheDocument();
    expect(screen.getByText('The password was changed.')).toBeInTheDocument();
  });
});
