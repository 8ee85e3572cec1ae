import { admin } from '@googleapis/admin';
import { gmail } from '@googleapis/gmail';
import { JWT } from 'google-auth-library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCOPES } from './access.ts';
import { authoriseScopes, type ServiceAccountKey } from './serviceAccount.ts';
import { startSandbox, type RunningSandbox } from './startSandbox.ts';
import { ADMIN, CONSUMER, plainMail, SUSPENDED, tinyWorkspace, USER } from './testing/tinyWorkspace.ts';

const SUBJECTS_MAIL = plainMail(USER, 'Agreement', 'renewal');
let sandbox: RunningSandbox;
let key: ServiceAccountKey;
beforeAll(async () => {
  sandbox = await startSandbox({ workspace: tinyWorkspace([SUBJECTS_MAIL]), prefix: '/sandbox/google' });
  key = await sandbox.addServiceAccount();
});
afterAll(() => sandbox.close());

/** Google's JWT client posts to a constant address: its fetch is sent to the sandbox. */
const jwt = (subject: string | undefined, scopes: string[], other: Partial<ServiceAccountKey> = {}) =>
  new JWT({
    email: other.client_email ?? key.client_email,
    key: other.private_key ?? key.private_key,
    scopes,
    ...(subject !== undefined && { subject }),
    transporterOptions: {
      retry: false,
      fetchImplementation: ((url: URL | string, init: RequestInit) =>
        fetch(String(url).replace('https://oauth2.googleapis.com', sandbox.url), init)) as typeof fetch,
    },
  });
const rootUrl = () => ({ rootUrl: `${sandbox.url}/`, retry: false });
const refusal = (client: JWT) => client.getAccessToken().then(String, (error: Error) => error.message);

const users = (subject: string | undefined, more: object) =>
  admin({ version: 'directory_v1', auth: jwt(subject, [SCOPES.directory]) }).users.list(more, rootUrl());

describe('a service account', () => {
  it('has a key file of Google’s own form', () => {
    expect(key).toMatchObject({ type: 'service_account', token_uri: 'https://oauth2.googleapis.com/token' });
    expect(key.client_email).toMatch(/^[\w-]+@[\w-]+\.iam\.gserviceaccount\.com$/);
    expect(key.client_id).toMatch(/^\d{21}$/);
  });

  it('reads the mail of the user it impersonates', async () => {
    const auth = jwt(USER, [SCOPES.gmail]);
    const { data } = await gmail({ version: 'v1', auth }).users.messages.list({ userId: 'me' }, rootUrl());
    expect(data.messages).toEqual([{ id: SUBJECTS_MAIL.id, threadId: SUBJECTS_MAIL.id }]);
  });

  it('is refused for consumers, strangers, the suspended, and for one scope too many', async () => {
    expect(await refusal(jwt(CONSUMER, [SCOPES.gmail]))).toMatch(/^unauthorized_client/);
    expect(await refusal(jwt('who@elsewhere.example', [SCOPES.gmail]))).toMatch(/^unauthorized_client/);
    expect(await refusal(jwt('nobody@tiny.example', [SCOPES.gmail]))).toBe('invalid_grant: Invalid email or User ID');
    expect(await refusal(jwt(SUSPENDED, [SCOPES.gmail]))).toMatch(/^invalid_grant/);
    authoriseScopes(sandbox.state.store, key.client_email, [SCOPES.gmail]);
    expect(await refusal(jwt(USER, [SCOPES.gmail, SCOPES.drive]))).toMatch(/^unauthorized_client/);
    authoriseScopes(sandbox.state.store, key.client_email, [SCOPES.gmail, SCOPES.drive, SCOPES.directory]);
    expect(await refusal(jwt(USER, ['https://www.googleapis.com/auth/other']))).toMatch(/^invalid_scope/);
  });

  it('is refused with the key of another account or an unknown address', async () => {
    const other = await sandbox.addServiceAccount({ name: 'other' });
    expect(await refusal(jwt(USER, [SCOPES.gmail], { private_key: other.private_key }))).toMatch(
      /Invalid JWT Signature/,
    );
    const unknown = { client_email: 'x@y.iam.gserviceaccount.com' };
    expect(await refusal(jwt(USER, [SCOPES.gmail], unknown))).toMatch(/account not found/);
  });

  it('without a subject has no mailbox: Precondition check failed', async () => {
    const call = gmail({ version: 'v1', auth: jwt(undefined, [SCOPES.gmail]) }).users.getProfile(
      { userId: 'me' },
      rootUrl(),
    );
    await expect(call).rejects.toThrow('Precondition check failed.');
  });
});

describe('the directory', () => {
  it('lists the domain’s users to administrators, page by page', async () => {
    const first = await users(ADMIN, { customer: 'my_customer', maxResults: 2 });
    const second = await users(ADMIN, {
      customer: 'my_customer',
      maxResults: 2,
      pageToken: first.data.nextPageToken ?? '',
    });
    const all = [...(first.data.users ?? []), ...(second.data.users ?? [])];
    expect(all.map(({ primaryEmail, suspended }) => [primaryEmail, suspended])).toEqual([
      [ADMIN, false],
      [USER, false],
      [SUSPENDED, true],
    ]);
    expect(second.data).not.toHaveProperty('nextPageToken');
    const active = await users(ADMIN, { customer: 'my_customer', query: 'isSuspended=false' });
    expect(active.data.users).toHaveLength(2);
  });

  it('the directory refuses an ordinary user, a list without a customer, and a service account that acts for no user', async () => {
    await expect(users(USER, { customer: 'my_customer' })).rejects.toThrow('Not Authorized');
    await expect(users(ADMIN, {})).rejects.toThrow('Bad Request');
    await expect(users(undefined, { customer: 'my_customer' })).rejects.toThrow('Invalid Input');
  });
});
