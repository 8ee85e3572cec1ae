import { http } from 'msw/http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../mocks/node.ts';
import { pass, settle, stopTheClock } from '../../../tests/setup/clock.ts';
import { signedInStore } from '../../../tests/setup/renderApp.tsx';
import type { AppStore } from '../../store/setupStore.ts';
import { connectionScreenOpened, connectStepShown, consentReturned } from './connectionSlice.ts';
import { uploadKeyFile } from './uploadKeyFile.ts';

const file = (name: string) => new File(['{}'], name);

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

beforeEach(async () => {
  store = await signedInStore();
  stopTheClock();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the email of the account', () => {
  it('is looked for in status, auth-status, profile and connection test, in this order', async () => {
    const order: string[] = [];
    const note = (path: string, answer: object) => watch(path, () => (order.push(path), Response.json(answer)));
    note('status', { connected: true });
    note('auth-status', { connected: true, email: null });
    note('gmail/profile', { emailAddress: '' });
    note('test-connection', { workspaceEmail: null, services: { gmail: { emailAddress: 'x@y.example' } } });
    store.dispatch(consentReturned({ email: null }));
    await settle();
    await pass(250);
    expect(order.slice(0, 4)).toEqual(['status', 'auth-status', 'gmail/profile', 'test-connection']);
    expect(connection()).toMatchObject({ email: 'x@y.example', emailSearch: 'idle' });
  });

  it('is said to be unavailable when nobody knows it', async () => {
    watch('status', () => Response.json({ connected: true }));
    watch('auth-status', () => failure(500));
    watch('gmail/profile', () => failure(500));
    watch('test-connection', () => failure(500));
    store.dispatch(connectionScreenOpened());
    await settle();
    expect(connection()).toMatchObject({ connected: true, email: null, emailSearch: 'absent' });
  });
});

describe('the key file', () => {
  it('needs an address with @ and a name that ends in .json', async () => {
    await store.dispatch(uploadKeyFile('   ', file('key.json')));
    expect(connection().error).toBe('Please enter a valid Google Workspace email address');
    await store.dispatch(uploadKeyFile('nobody', file('key.json')));
    expect(connection().error).toBe('Please enter a valid Google Workspace email address');
    await store.dispatch(uploadKeyFile('a@b.example', file('key.txt')));
    expect(connection().error).toBe('Please upload a JSON file');
    await store.dispatch(uploadKeyFile('a@b.example', null));
    expect(connection().error).toBe('Please upload a JSON file');
  });

  it('connects the account, whose email is read a second later', async () => {
    server.use(
      http.post('*/api/google/upload-credentials', () =>
        Response.json({ message: 'The key works.', warnings: ['Drive is not authorised.'] }),
      ),
    );
    let answer: object = { connected: false };
    const asked = watch('status', () => Response.json(answer));
    store.dispatch(connectStepShown());
    await settle();
    answer = { connected: true, workspaceEmail: 'admin@b.example' };
    await store.dispatch(uploadKeyFile('admin@b.example', file('key.json')));
    expect(connection()).toMatchObject({ connected: true, success: 'The key works.' });
    expect(connection().warnings).toEqual(['Drive is not authorised.']);
    await pass(750);
    expect(asked).toHaveLength(1);
    await pass(500);
    expect(asked).toHaveLength(2);
    expect(connection().email).toBe('admin@b.example');
  });

  it.each([
    [failure(400, { message: 'This is no service account key.' }), 'This is no service account key.'],
    [new Response('', { status: 500 }), 'Failed to upload Google credentials'],
  ])('says why it was not taken', async (response, sentence) => {
    server.use(http.post('*/api/google/upload-credentials', () => response));
    await store.dispatch(uploadKeyFile('a@b.example', file('key.json')));
    expect(connection()).toMatchObject({ connected: false, error: sentence, uploading: false });
  });
});
