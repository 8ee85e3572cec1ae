/** For tests of how a search deals with trouble: jobs on a fresh database over a workspace in memory. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { findSearch, insertSearch, type SearchRow } from '../../db/searches.ts';
import { openTestDatabase } from '../../db/testDatabase.ts';
import { createUser } from '../../db/users.ts';
import { documentLimits } from '../../documents/documentLimits.ts';
import { readBody } from '../../documents/readBody.ts';
import { readAndAnalyse } from '../../documents/readAndAnalyse.ts';
import { unpackArchive } from '../../documents/unpackArchive.ts';
import { readCriteria, type SearchRequest } from '../../../contract/criteria.ts';
import { todayOf } from '../../http/contracts/today.ts';
import { findFoundBySearch } from '../../http/gmail/readFound.ts';
import type { ProcessSearchResponse } from '../../http/wire.gen.ts';
import type { Workspace } from '../../google/workspaceClient.ts';
import type { SearchLimits } from '../searchLimits.ts';
import { type Jobs, startJobs, type StartJobsOptions } from '../startJobs.ts';
import { QUICK, silentLog } from './quick.ts';

export type JobsWorld = {
  database: Database;
  userId: string;
  jobs: Jobs;
  /** Starts a search for everything of the workspace, or one that goes on from a finished one. */
  start(request?: Partial<SearchRequest>, retryOf?: string, userId?: string): Promise<string>;
  /** One more user; all have the same workspace. */
  addUser(email: string): Promise<string>;
  row(id: string, userId?: string): Promise<SearchRow>;
  /** Waits until the search's row is as wanted. */
  until(id: string, wanted: (row: SearchRow) => boolean, userId?: string): Promise<SearchRow>;
  /** A search from start to end, with what came of it. */
  search(request?: Partial<SearchRequest>, retryOf?: string): Promise<ProcessSearchResponse & { row: SearchRow }>;
  close(): Promise<void>;
};

/** Reads in this process: the texts are the test's own. */
export const plainReader: NonNullable<StartJobsOptions['reader']> = {
  readAndAnalyse: (bytes, hint, request) => readAndAnalyse(bytes, hint, request),
  readBody: (request) => readBody(request, documentLimits),
  unpack: async (request) => unpackArchive(request),
};

const clock = () => new Date();

export async function startJobsWorld(
  workspace: Workspace | (() => Promise<Workspace>),
  options: { limits?: Partial<SearchLimits>; reader?: StartJobsOptions['reader'] } = {},
): Promise<JobsWorld> {
  const database = await openTestDatabase();
  const addUser = async (email: string) => {
    const id = await createUser(database.queries, { email, passwordHash: '', now: clock() });
    if (id === null) throw new Error('The test user is there already.');
    return id;
  };
  const userId = await addUser('mara@brightwater.example');
  const jobs = await startJobs({
    database,
    clock,
    log: silentLog,
    reader: options.reader ?? plainReader,
    limits: {
      ...QUICK,
      ...options.limits,
    },
    openWorkspace: typeof workspace === 'function' ? workspace : () => Promise.resolve(workspace),
  });
  const world: JobsWorld = {
    database,
    userId,
    jobs,
    addUser,
    start: async (request = {}, retryOf = undefined, user = userId) => {
      const id = randomUUID();
      const criteria = readCriteria({
        keywords: ['agreement'],
        ...request,
      });
      await database.queries.transaction(async (queries) => {
        await insertSearch(queries, {
          id,
          userId: user,
          clientRequestId: null,
          criteria,
          retryOf: retryOf ?? null,
          now: clock(),
        });
        await jobs.queueSearch(queries, { searchId: id, userId: user });
      });
      return id;
    },
    row: async (id, user = userId) => (await findSearch(database.queries, user, id)) as SearchRow,
    until: async (id, wanted, user) => {
      for (;;) {
        const row = await world.row(id, user);
        if (wanted(row)) return row;
        await pause(10);
      }
    },
    search: async (request, retryOf) => {
      const row = await world.until(await world.start(request, retryOf), ({ status }) => status !== 'PROCESSING');
      return {
        row,
        ...(await findFoundBySearch(database.queries, row, { id: userId, databaseId: userId }, todayOf({}, clock))),
      };
    },
    close: async () => {
      await jobs.stop();
      await database.close();
    },
  };
  return world;
}
