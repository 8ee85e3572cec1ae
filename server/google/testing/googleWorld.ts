/** For tests of everything that talks to Google: the sandbox, a fresh database, the service's app before both, and time that does not make us wait. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { consent, type ConsentAnswer } from '../../../sandbox/testing/connect.ts';
import { startSandbox, type RunningSandbox, type StartOptions } from '../../../sandbox/startSandbox.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { createSecretBox, type SecretBox } from '../../db/secretBox.ts';
import { createSession } from '../../db/sessions.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { commonReader } from '../../documents/testing/commonReader.ts';
import { createUser } from '../../db/users.ts';
import type { CreateGoogleOptions } from '../createGoogle.ts';
import type { GoogleRoom } from '../googleRoom.ts';
import { standInEndpoints } from '../googleSettings.ts';
import { createFakeTime, type FakeTime } from './fakeTime.ts';
import { testGoogle } from './testGoogle.ts';

export const PUBLIC_URL = 'http://localhost:4200';

export type GoogleUser = {
  id: string;
  call(method: 'GET' | 'POST', url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Uploads a key file as the wizard does. */
  upload(fileName: string, text: string, workspaceEmail: string): Promise<LightMyRequestResponse>;
  /** Goes through the popup: consent screen and callback. Answers the callback's page. */
  connect(answer: ConsentAnswer): Promise<LightMyRequestResponse>;
};

export type GoogleWorld = {
  sandbox: RunningSandbox;
  database: Database;
  secretBox: SecretBox;
  google: GoogleRoom;
  app: FastifyInstance;
  time: FakeTime;
  /** Every line that the Google room and the app logged, as JSON, at the most talkative level. */
  logged: string[];
  /** Searches that the jobs were told to let go of. */
  abandoned: string[];
  user(): Promise<GoogleUser>;
  /** Another process on the same database and sandbox. */
  secondRoom(options?: Partial<CreateGoogleOptions>): GoogleRoom;
  close(): Promise<void>;
};

/** Starts it all on that workspace. */
export async function startGoogleWorld(
  workspace: StartOptions['workspace'],
  options: Partial<CreateGoogleOptions> = {},
): Promise<GoogleWorld> {
  const sandbox = await startSandbox({ workspace, redirectUris: [`${PUBLIC_URL}/api/google/callback`] });
  const database = await openTestDatabase();
  const secretBox = createSecretBox([{ id: 1, key: randomBytes(32) }]);
  const time = createFakeTime();
  const logged: string[] = [];
  const made: Partial<CreateGoogleOptions> = {
    config: readConfig({ PUBLIC_URL }),
    secretBox,
    time,
    log: (facts, event) => void logged.push(JSON.stringify({ event, ...facts })),
    sandboxUrl: sandbox.url,
    ...options,
    settings: { endpoints: standInEndpoints(sandbox.url), ...options.settings },
  };
  const google = testGoogle(database, made);
  const config = readConfig({ PUBLIC_URL });
  const abandoned: string[] = [];
  const jobs = {
    queueSearch: () => Promise.resolve(),
    abandon: (ids: readonly string[]) => void abandoned.push(...ids),
  };
  const log = pino({ level: 'trace', base: null }, { write: (line: string) => void logged.push(line) });
  const app = await buildApp({ database, clock: google.clock, config, google, jobs, log, reader: commonReader() });
  let users = 0;

  async function user(): Promise<GoogleUser> {
    const now = new Date();
    const email = `user${(users += 1)}@example.com`;
    const id = (await createUser(database.queries, { email, passwordHash: 'none', now })) ?? '';
    const token = await createSession(database.queries, {
      userId: id,
      now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    });
    const authorization = `Bearer ${token}`;
    const call: GoogleUser['call'] = (method, url, headers = {}) =>
      app.inject({ method, url, headers: { authorization, ...headers } });
    return {
      id,
      call,
      async upload(fileName, text, workspaceEmail) {
        const form = new FormData();
        form.append('credentials', new File([text], fileName, { type: 'application/json' }));
        form.append('workspaceEmail', workspaceEmail);
        const request = new Request(PUBLIC_URL, { method: 'POST', body: form });
        const headers = { authorization, 'content-type': request.headers.get('content-type') ?? '' };
        const payload = Buffer.from(await request.arrayBuffer());
        return app.inject({ method: 'POST', url: '/api/google/upload-credentials', headers, payload });
      },
      async connect(answer) {
        const begun = await call('GET', '/api/google/auth-url');
        const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
        const back = await consent(begun.json<{ authUrl: string }>().authUrl, answer);
        return app.inject({ method: 'GET', url: `${back.pathname}${back.search}`, headers: { cookie } });
      },
    };
  }

  return {
    sandbox,
    database,
    secretBox,
    google,
    app,
    time,
    logged,
    abandoned,
    user,
    secondRoom: (more = {}) => testGoogle(database, { ...made, ...more }),
    close: async () => {
      await app.close();
      await sandbox.close();
      await database.close();
    },
  };
}
