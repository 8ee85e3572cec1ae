/** For tests: a whole app on a fresh database, and calls to it as a user. */
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp, type BuildAppOptions } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../db/database.ts';
import { createSession } from '../db/sessions.ts';
import { createUser } from '../db/users.ts';
import { openTestDatabase } from '../db/testDatabase.ts';
import { commonReader } from '../documents/testing/commonReader.ts';
import { testGoogle } from '../google/testing/testGoogle.ts';
import type { MailRoom } from '../mail/mailRoom.ts';
import { silentMail } from '../mail/silentMail.ts';
import { idleJobs } from '../jobs/testing/idleJobs.ts';

export type TestUser = {
  id: string;
  email: string;
  token: string;
  /** A call with this user's bearer token. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse>;
};

export type TestApp = {
  app: FastifyInstance;
  database: Database;
  /** What the clock says; tests may move it. */
  time: { now: Date };
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** A user signed in without the cost of hashing a password. */
  signIn(email?: string): Promise<TestUser>;
  close(): Promise<void>;
};

export const TEST_NOW = new Date('2026-06-15T12:00:00Z');

/** Starts an app on a fresh database, at noon (UTC) of 15 June 2026. `overrides` replace what it is built with; `room` what it sends messages with. */
export async function startTestApp({
  room,
  ...overrides
}: Partial<BuildAppOptions> & { room?: Partial<MailRoom> } = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const time = { now: new Date(TEST_NOW) };
  const clock = () => time.now;
  const config = readConfig({});
  const app = await buildApp({
    database,
    clock,
    config,
    google: testGoogle(database),
    jobs: idleJobs,
    reader: commonReader(),
    ...(room && { mail: { ...silentMail({ database, clock, config }), ...room } }),
    ...overrides,
  });
  let users = 0;
  return {
    app,
    database,
    time,
    inject: (options) => app.inject(options),
    signIn: async (email = `user${(users += 1)}@example.com`) => {
      const id = await createUser(database.queries, { email, passwordHash: 'none', now: time.now });
      if (id === null) throw new Error(`${email} is taken`);
      const expiresAt = new Date(time.now.getTime() + 400 * 86_400_000);
      const token = await createSession(database.queries, { userId: id, now: time.now, expiresAt });
      const headers = { authorization: `Bearer ${token}` };
      return {
        id,
        email,
        token,
        call: (method, url, payload) => app.inject({ method, url, headers, ...(payload ? { payload } : {}) }),
      };
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
