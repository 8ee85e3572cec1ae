/** For tests of searches: the service's app and jobs on a fresh database, over a sandbox workspace, with a connected user. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type RunningSandbox, startSandbox } from '../../../sandbox/startSandbox.ts';
import type { SampleWorkspace } from '../../../sandbox/samples/workspaceTypes.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { createSecretBox } from '../../db/secretBox.ts';
import { createSession } from '../../db/sessions.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { createUser } from '../../db/users.ts';
import type { DocumentReader } from '../../documents/DocumentReader.ts';
import { commonReader } from '../../documents/testing/commonReader.ts';
import { inspectKey } from '../../documents/inspectKey.ts';
import { connectServiceAccount } from '../../google/connectServiceAccount.ts';
import type { GoogleTime } from '../../google/googleTime.ts';
import { openWorkspace } from '../../google/openWorkspace.ts';
import { testGoogle } from '../../google/testing/testGoogle.ts';
import type { ProcessSearchResponse, Search, StartSearchRequest } from '../../http/wire.gen.ts';
import type { WorkerFacts } from './searchWorker.ts';
import type { SearchLimits } from '../searchLimits.ts';
import { QUICK, silentLog } from './quick.ts';
import { type Jobs, startJobs, type StartJobsOptions } from '../startJobs.ts';

export type SearchWorld = {
  app: FastifyInstance;
  database: Database;
  sandbox: RunningSandbox;
  jobs: Jobs;
  userId: string;
  token: string;
  call(method: 'GET' | 'POST', url: string, payload?: object): Promise<{ status: number; body: unknown }>;
  /** Starts a search and answers its id. */
  start(request: Partial<StartSearchRequest>): Promise<string>;
  /** Follows a search until it is no longer PROCESSING. */
  finish(id: string): Promise<Search>;
  results(id: string): Promise<ProcessSearchResponse>;
  /** Starts to work on searches in this process, too, where `jobs` said not to. */
  work(limits: Partial<SearchLimits>): Promise<void>;
  /** Starts a service process of its own that works on searches. */
  fork(limits: Partial<SearchLimits>): ChildProcess;
  /** All three in one. */
  search(request: Partial<StartSearchRequest>): Promise<ProcessSearchResponse & { ended: Search }>;
  close(): Promise<void>;
};

export type SearchWorldOptions = {
  workspace: SampleWorkspace;
  /** Who the service account acts for; an administrator of the workspace. */
  admin: string;
  jobs?: Partial<StartJobsOptions>;
  time?: GoogleTime;
  reader?: DocumentReader;
};

const clock = () => new Date();

export async function startSearchWorld(options: SearchWorldOptions): Promise<SearchWorld> {
  const sandbox = await startSandbox({ workspace: options.workspace });
  const database = await openTestDatabase();
  const key = randomBytes(32);
  const secretBox = createSecretBox([{ id: 1, key }]);
  const room = testGoogle(database, {
    secretBox,
    sandboxUrl: sandbox.url,
    ...(options.time && { time: options.time }),
  });
  const reader = options.reader ?? commonReader();
  const wanted = {
    database,
    clock,
    reader,
    log: silentLog,
    openWorkspace: (userId: string) => openWorkspace(room, userId),
  };
  const jobs = await startJobs({ ...wanted, limits: QUICK, ...options.jobs });
  const later: Jobs[] = [];
  const app = await buildApp({ database, clock, config: readConfig({}), google: room, jobs, reader });
  const userId = await createUser(database.queries, {
    email: 'mara@brightwater.example',
    passwordHash: 'none',
    now: clock(),
  });
  if (userId === null) throw new Error('The test user is there already.');
  const token = await createSession(database.queries, {
    userId,
    now: clock(),
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  const account = await sandbox.addServiceAccount();
  const upload = { fileName: 'key.json', text: JSON.stringify(account), workspaceEmail: options.admin };
  await connectServiceAccount(room, userId, upload, async (pem) => inspectKey(pem));

  const call: SearchWorld['call'] = async (method, url, payload) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.body === '' ? null : (answer.json() as unknown) };
  };
  const start: SearchWorld['start'] = async (request) => {
    const { status, body } = await call('POST', '/api/gmail/search', { keywords: ['agreement'], ...request });
    if (status !== 200) throw new Error(`A search was refused: ${JSON.stringify(body)}`);
    return (body as Search).id;
  };
  const finish: SearchWorld['finish'] = async (id) => {
    for (;;) {
      const search = (await call('GET', `/api/gmail/search/${id}`)).body as Search;
      if (search.status !== 'PROCESSING') return search;
      await pause(25);
    }
  };
  const results: SearchWorld['results'] = async (id) => {
    const { status, body } = await call('POST', `/api/gmail/process/${id}`);
    if (status !== 200) throw new Error(`No results: ${JSON.stringify(body)}`);
    return body as ProcessSearchResponse;
  };
  const forked: ChildProcess[] = [];
  const forkWorker: SearchWorld['fork'] = (limits) => {
    const facts: WorkerFacts = {
      databaseUrl: database.url,
      sandboxUrl: sandbox.url,
      key: key.toString('base64'),
      limits,
    };
    const child = fork(new URL('searchWorker.ts', import.meta.url), [JSON.stringify(facts)]);
    forked.push(child);
    return child;
  };
  return {
    app,
    database,
    sandbox,
    jobs,
    userId,
    call,
    start,
    token,
    finish,
    results,
    work: async (limits) => void later.push(await startJobs({ ...wanted, limits })),
    fork: forkWorker,
    search: async (request) => {
      const id = await start(request);
      const ended = await finish(id);
      return {
        ...(await results(id)),
        ended,
      };
    },
    close: async () => {
      for (const child of forked) child.kill('SIGKILL');
      await app.close();
      await Promise.all([jobs, ...later].map((each) => each.stop()));
      await sandbox.close();
      await database.close();
    },
  };
}
