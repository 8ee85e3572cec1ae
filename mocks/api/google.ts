/** /api/google: connecting a personal account through the demo's own consent page, or a workspace by a key file. */
import { http } from 'msw/http';
import type { HttpHandler } from 'msw/http';
import type {
  GmailProfile,
  GoogleAuthStatus,
  GoogleAuthUrl,
  GoogleConnectionTest,
  GoogleStatus,
  Message,
} from '../../src/api/endpoints.gen.ts';
import type { UploadGoogleCredentialsResponse } from '../../src/api/byteEndpoints.ts';
import { note } from '../activity.ts';
import type { MockBackend } from '../backend.ts';
import type { MockAccount, MockConnection } from '../db.ts';
import { answer, changeAccount, Refusal, signedIn } from '../operation.ts';
import type { SignedInCall } from '../operation.ts';

/** The seven calls around the connection. */
export function googleHandlers(backend: MockBackend): HttpHandler[] {
  return [
    http.get('*/api/google/status', signedIn(backend, status)),
    http.get(
      '*/api/google/auth-status',
      signedIn(backend, ({ account }) =>
        answer<GoogleAuthStatus>({ connected: account.google !== null, email: account.google?.email ?? null }),
      ),
    ),
    http.get(
      '*/api/google/gmail/profile',
      signedIn(backend, ({ account }) => answer<GmailProfile>({ emailAddress: connected(account).email })),
    ),
    http.get('*/api/google/test-connection', signedIn(backend, testConnection)),
    http.get('*/api/google/auth-url', signedIn(backend, authUrl)),
    http.post('*/api/google/upload-credentials', signedIn(backend, uploadCredentials)),
    http.post(
      '*/api/google/disconnect',
      signedIn(backend, (call) => {
        changeAccount(call, (account) => {
          account.google = null;
          account.reconnectReason = null;
        });
        note(call, 'google-disconnected');
        return answer<Message>({ message: 'Google account disconnected successfully' });
      }),
    ),
  ];
}

/** The caller's connection, or 409: there is nothing to ask Google with. */
export function connected(account: MockAccount): MockConnection {
  if (!account.google) throw new Refusal(409, 'NOT_CONNECTED', 'You need to connect your Google account first');
  return account.google;
}

function status({ account }: SignedInCall): Response {
  return answer<GoogleStatus>({
    connected: account.google !== null,
    workspaceEmail: account.google?.email ?? null,
    sandbox: true,
    reconnectReason: account.reconnectReason,
    ...(account.google ? { method: account.google.method, services: account.google.services } : {}),
    // Its user is an administrator.
    ...(account.google?.method === 'service_account' ? { allAccounts: true } : {}),
  });
}

function testConnection({ account }: SignedInCall): Response {
  const { email, services } = connected(account);
  const problem = 'This account did not allow it. Connect again and tick the box.';
  const drive = services.drive ? { ok: true, emailAddress: email } : { ok: false, emailAddress: null, problem };
  const gmail = services.gmail ? { ok: true, emailAddress: email } : { ok: false, emailAddress: null, problem };
  return answer<GoogleConnectionTest>({ workspaceEmail: email, services: { gmail, drive } });
}

function authUrl({ backend, request, user }: SignedInCall): Response {
  const state = crypto.randomUUID();
  backend.db.update((db) => {
    db.consents[state] = user.id;
  });
  const page = new URL('demo-consent.html', backend.pageBase?.() ?? request.url.replace(/\/api\/.*$/, '/'));
  page.searchParams.set('state', state);
  return answer<GoogleAuthUrl>({ authUrl: page.href });
}

async function uploadCredentials(call: SignedInCall): Promise<Response> {
  const form = await call.request.formData().catch(() => null);
  const file = form?.get('credentials');
  const workspaceEmail = form?.get('workspaceEmail');
  if (typeof workspaceEmail !== 'string' || !workspaceEmail.includes('@')) throw wrongField('workspaceEmail');
  if (!file || typeof file === 'string') throw wrongField('credentials');
  if (!file.name.toLowerCase().endsWith('.json')) throw new Refusal(422, 'KEY_FILE', 'Please upload a JSON file');
  if (!isServiceAccountKey(await file.text())) {
    const details = 'Create a key of type JSON for a service account and upload that file.';
    throw new Refusal(422, 'KEY_FILE', 'This JSON file is not a service-account key.', details);
  }
  changeAccount(call, (account) => {
    account.google = { method: 'service_account', email: workspaceEmail, services: { gmail: true, drive: true } };
    account.reconnectReason = null;
  });
  note(call, 'key-uploaded');
  return answer<UploadGoogleCredentialsResponse>({ message: 'Google credentials uploaded successfully', warnings: [] });
}

function wrongField(field: string): Refusal {
  return new Refusal(400, 'INVALID', `The request is not valid: ${field} is missing or wrong.`);
}

function isServiceAccountKey(text: string): boolean {
  try {
    const key: unknown = JSON.parse(text);
    if (typeof key !== 'object' || key === null) return false;
    const { type, client_email: email, private_key: secret } = key as Record<string, unknown>;
    return type === 'service_account' && typeof email === 'string' && typeof secret === 'string';
  } catch {
    return false;
  }
}
