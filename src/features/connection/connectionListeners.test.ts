import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { pass, settle, stopTheClock } from '../../../tests/setup/clock.ts';
import { connectedStore } from '../../../tests/setup/connectedStore.ts';
import { consentAccount, openPopups } from '../../../tests/setup/googleConsent.ts';
import { signedInStore } from '../../../tests/setup/renderApp.tsx';
import { consentPopup } from '../../platform/consentPopup.ts';
import type { AppStore } from '../../store/setupStore.ts';
import {
  connectionScreenOpened,
  connectStepHidden,
  connectStepShown,
  consentAbandoned,
  consentMessageReceived,
  consentRefused,
  consentReturned,
  consentStarted,
  disconnectSubmitted,
  methodChosen,
} from './connectionSlice.ts';
import { uploadKeyFile } from './uploadKeyFile.ts';
import { wizardView } from '../wizard/wizardView.ts';

let store: AppStore;
const connection = () => store.getState().connection;
const failure = (status: number, error: object = {}) => Response.json({ error }, { status });

/** Answers a GET and notes when it was asked. */
function watch(path: string, answer: () => Response) {
  const asked: number[] = [];
  server.use(
    http.get(`*/api/google/${path}`, () => {
      asked.push(Date.now());
      return answer();
    }),
  );
  return asked;
}

const notConnected = () => Response.json({ connected: false });

async function startConsent() {
  const popups = openPopups();
  consentPopup.open();
  store.dispatch(consentStarted());
  await settle();
  return popups;
}

beforeEach(async () => {
  store = await signedInStore();
  stopTheClock();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the connection status', () => {
  it('is asked every 2 seconds for 30 seconds on the first step', async () => {
    const asked = watch('status', notConnected);
    store.dispatch(connectStepShown());
    await pass(29_500);
    expect(asked).toHaveLength(15);
    expect((asked[2] ?? 0) - (asked[1] ?? 0)).toBe(2_000);
    await pass(30_000);
    expect(asked.length).toBeLessThanOrEqual(16);
  });

  it('is asked just as often where the account is connected already', async () => {
    const asked = watch('status', () => Response.json({ connected: true, workspaceEmail: 'a@b.example' }));
    store.dispatch(connectionScreenOpened());
    await settle();
    store.dispatch(connectStepShown());
    await pass(29_500);
    expect(asked).toHaveLength(16);
  });

  it('is no longer asked when the step is left', async () => {
    const asked = watch('status', notConnected);
    store.dispatch(connectStepShown());
    await pass(3_000);
    store.dispatch(connectStepHidden());
    const before = asked.length;
    await pass(10_000);
    expect(asked).toHaveLength(before);
  });

  it('is asked on load, and a connected account moves the wizard on', async () => {
    watch('status', () => Response.json({ connected: true, workspaceEmail: 'a@b.example', sandbox: true }));
    store.dispatch(connectionScreenOpened());
    await settle();
    expect(connection()).toMatchObject({ connected: true, email: 'a@b.example', sandbox: true });
    expect(wizardView(store.getState().wizard)).toMatchObject({ step: 1, justConnected: true });
  });

  it('tells why an account must be connected again', async () => {
    watch('status', () => Response.json({ connected: false, reconnectReason: 'The password was changed.' }));
    store.dispatch(connectionScreenOpened());
    await settle();
    expect(connection()).toMatchObject({ connected: false, reconnectReason: 'The password was changed.' });
  });
});

describe('the consent', () => {
  it('opens in a popup of 800 by 600, gets its address, and is asked for until it is there', async () => {
    const { open, popup, allow } = await startConsent();
    expect(open).toHaveBeenCalledWith('about:blank', 'google-auth', expect.stringContaining('width=800,height=600'));
    expect(popup.location.href).toContain('state=');
    await pass(4_000);
    expect(connection().connected).toBe(false);
    allow();
    await pass(2_000);
    expect(connection()).toMatchObject({ connected: true, email: consentAccount, consent: null });
    expect(wizardView(store.getState().wizard)).toMatchObject({
      step: 1,
      success: 'Google account connected successfully!',
    });
  });

  it('is asked for every 2 seconds, for at most 120 seconds', async () => {
    const asked = watch('auth-status', () => Response.json({ connected: false, email: null }));
    await startConsent();
    await pass(119_000);
    expect(asked).toHaveLength(60);
    await pass(60_000);
    expect(asked.length).toBeLessThanOrEqual(61);
    expect(connection()).toMatchObject({ consent: null, error: expect.stringContaining('not confirmed') });
  });

  it.each([
    [failure(500, { message: 'No client id' }), 'No client id'],
    [failure(500, { details: 'Set GOOGLE_CLIENT_ID' }), 'Set GOOGLE_CLIENT_ID'],
    [new Response('', { status: 500 }), 'Failed to initiate Google authentication'],
    [Response.json({ authUrl: 'javascript:alert(1)' }), 'Failed to initiate Google authentication'],
  ])('closes the popup and says why it could not start', async (response, sentence) => {
    watch('auth-url', () => response);
    const { popup } = await startConsent();
    expect(connection()).toMatchObject({ consent: null, error: sentence });
    expect(popup.close).toHaveBeenCalled();
  });

  it('is looked for at once when its page has spoken, and once more after 1.5 seconds', async () => {
    const asked = watch('auth-status', () => Response.json({ connected: false, email: null }));
    store.dispatch(consentMessageReceived());
    await settle();
    expect(asked).toHaveLength(1);
    await pass(1_500);
    expect(asked).toHaveLength(2);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1_500);
  });

  it('puts a lost token back from the backup, and never replaces one that is there', async () => {
    sessionStorage.setItem('auth_token_backup', 'backup');
    store.dispatch(consentMessageReceived());
    expect(localStorage.getItem('token')).toBe('backup');
    localStorage.setItem('token', 'mine');
    store.dispatch(consentMessageReceived());
    expect(localStorage.getItem('token')).toBe('mine');
  });

  it('returns by redirect with a notice, and is checked again after 500 ms', async () => {
    const asked = watch('status', notConnected);
    store.dispatch(consentReturned({ email: 'a@b.example' }));
    expect(connection()).toMatchObject({
      connected: true,
      success: 'Google account connected successfully! (a@b.example)',
    });
    expect(store.getState().wizard.success).toBe('Google account connected successfully! (a@b.example)');
    await pass(400);
    expect(asked).toHaveLength(0);
    await pass(250);
    expect(asked).toHaveLength(1);
    expect(connection()).toMatchObject({ connected: false, success: null });
    expect(store.getState().wizard.success).toBeNull();
  });

  it('is good news too where the status brings it first', async () => {
    watch('auth-status', () => Response.json({ connected: false, email: null }));
    const { allow } = await startConsent();
    allow();
    store.dispatch(connectionScreenOpened());
    await settle();
    expect(wizardView(store.getState().wizard)).toMatchObject({
      step: 1,
      success: 'Google account connected successfully!',
    });
  });

  it('is waited for no longer once it was refused', async () => {
    const asked = watch('auth-status', () => Response.json({ connected: false, email: null }));
    await startConsent();
    expect(connection().consent).toMatchObject({ starting: false });
    store.dispatch(consentRefused());
    expect(connection()).toMatchObject({ consent: null, error: 'Nothing was connected. You can try again.' });
    const before = asked.length;
    await pass(10_000);
    expect(asked).toHaveLength(before);
  });

  it('leaves no empty window behind when it is cancelled before it has an address', async () => {
    const late = Promise.withResolvers<Response>();
    server.use(http.get('*/api/google/auth-url', () => late.promise));
    const { popup } = await startConsent();
    store.dispatch(consentAbandoned());
    late.resolve(Response.json({ authUrl: 'https://accounts.example/' }));
    await settle();
    expect(popup.close).toHaveBeenCalled();
  });
});

describe('disconnecting', () => {
  it('forgets the account and its email', async () => {
    store = await connectedStore();
    expect(connection().email).toBe(consentAccount);
    store.dispatch(disconnectSubmitted());
    await settle();
    expect(connection()).toMatchObject({
      connected: false,
      email: null,
      success: 'Google account disconnected successfully',
    });
  });

  it('says so when it failed', async () => {
    store = await connectedStore();
    server.use(http.post('*/api/google/disconnect', () => failure(500, { message: 'whatever' })));
    store.dispatch(disconnectSubmitted());
    await settle();
    expect(connection()).toMatchObject({ connected: true, error: 'Failed to disconnect Google account' });
  });
});

it('changing the method clears the messages', async () => {
  await store.dispatch(uploadKeyFile('', null));
  store.dispatch(methodChosen({ method: 'service_account' }));
  expect(connection()).toMatchObject({ method: 'service_account', error: null, success: null });
});
