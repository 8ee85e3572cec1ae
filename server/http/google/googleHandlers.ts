/** The operations of the Google connection. */
import { beginConsent } from '../../google/consent.ts';
import { connectionStatus } from '../../google/connectionStatus.ts';
import { connectServiceAccount } from '../../google/connectServiceAccount.ts';
import { disconnectAccount } from '../../google/disconnect.ts';
import { sentenceOf, type Probed } from '../../google/probe.ts';
import { profileAddress, testConnection } from '../../google/testConnection.ts';
import type { AppContext } from '../appContext.ts';
import type { Handlers } from '../operations.ts';
import { ensureBrowserSecret } from './browserCookie.ts';
import { CONSENTS_PER_USER, KEYS_PER_USER, takeConnectPlace } from './connectLimits.ts';
import { googleHttpError } from './googleHttpError.ts';

type GoogleOperation =
  | 'getGoogleStatus'
  | 'getGoogleAuthStatus'
  | 'getGmailProfile'
  | 'testGoogleConnection'
  | 'getGoogleAuthUrl'
  | 'uploadGoogleCredentials'
  | 'disconnectGoogle';

/** Status calls read the database only; profile, test and upload ask Google, with time-outs. */
export function googleHandlers({ google, database, clock, jobs, reader }: AppContext): Handlers<GoogleOperation> {
  const statusOf = (userId: string) =>
    connectionStatus(
      { queries: database.queries, sandbox: google.settings.sandbox, secretBox: google.secretBox },
      userId,
    );

  async function telling<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw googleHttpError(error, google.time.now());
    }
  }

  return {
    async getGoogleStatus({ user }) {
      const { connected, email, method, services, allAccounts, reconnectReason, expiresAt } = await statusOf(user.id);
      return {
        connected,
        workspaceEmail: email,
        sandbox: google.settings.sandbox,
        reconnectReason,
        ...(expiresAt && { expiresAt: expiresAt.toISOString() }),
        ...(method && { method, services }),
        ...(connected && allAccounts !== null && { allAccounts }),
      };
    },

    async getGoogleAuthStatus({ user }) {
      const { connected, email } = await statusOf(user.id);
      return { connected, email: connected ? email : null };
    },

    getGmailProfile: ({ user }) => telling(async () => ({ emailAddress: await profileAddress(google, user.id) })),

    testGoogleConnection: ({ user }) =>
      telling(async () => {
        const { email, gmail, drive, directory } = await testConnection(google, user.id);
        return {
          workspaceEmail: email,
          services: {
            gmail: { emailAddress: addressOf(gmail), ...outcomeOf(gmail) },
            drive: { emailAddress: addressOf(drive), ...outcomeOf(drive) },
            ...(directory && { directory: outcomeOf(directory) }),
          },
        };
      }),

    getGoogleAuthUrl: (request, reply) =>
      telling(async () => {
        await takeConnectPlace(database.queries, CONSENTS_PER_USER, request.user.id, clock());
        void reply.header('cache-control', 'no-store');
        const secret = ensureBrowserSecret(request, reply, google.settings.publicUrl);
        return beginConsent(google, request.user.id, secret);
      }),

    uploadGoogleCredentials: (request) =>
      telling(async () => {
        await takeConnectPlace(database.queries, KEYS_PER_USER, request.user.id, clock());
        const user = request.user.id;
        const upload = {
          fileName: request.uploadedFileName ?? '',
          text: request.body.credentials,
          workspaceEmail: request.body.workspaceEmail,
        };
        return connectServiceAccount(google, user, upload, (pem) => reader.inspectKey(pem, { user, first: true }));
      }),

    disconnectGoogle: ({ user }) =>
      telling(async () => {
        jobs.abandon(await disconnectAccount(google, user.id));
        return { message: 'Google account disconnected successfully' };
      }),
  };
}

function addressOf(probed: Probed): string | null {
  return probed.ok ? probed.address : null;
}

function outcomeOf(probed: Probed): { ok: boolean; problem?: string } {
  return probed.ok ? { ok: true } : { ok: false, problem: sentenceOf(probed.failure) };
}
