/** The queue of searches: pg-boss in the same database, so that a search and its job are recorded in one transaction. */
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import { APPLICATION_NAME, type Database, type Queries } from '../db/database.ts';

const QUEUE = 'search';

/** A worker that pg-boss has not heard of for so long is dead, seconds. The search's own claim is quicker; this tidies up after it. */
const HEARTBEAT_SECONDS = 30;
/** Unforeseen failures are tried again after so long, seconds, doubled up to the most. */
const RETRY_SECONDS = 2;
const MOST_RETRY_SECONDS = 60;
const MOST_RETRIES = 50;
/** Without a notification (a connection pooler may swallow them) a job waits no longer than this, seconds. */
const POLL_SECONDS = 0.5;
const NOTIFIED_POLL_SECONDS = 2;

type Job = { searchId: string };

/** A search to be worked on, and whose it is: nobody's searches take all places. */
export type QueuedSearch = { searchId: string; userId: string };

export type SearchQueue = {
  /** Queues a run. In a transaction it counts when that commits. A search has at most one run waiting, however often it is queued. */
  send(queries: Queries, search: QueuedSearch, notBefore: Date | null): Promise<void>;
  /** Starts working on runs, so many at a time, in all and of one user. */
  work(atOnce: { all: number; ofOneUser: number }, run: (searchId: string) => Promise<void>): Promise<void>;
  /** Takes no more runs, waits for those under way, and ends. */
  stop(): Promise<void>;
};

/** Opens the queue; its own tables are made and brought up to date where needed. */
export async function openSearchQueue(database: Database, onError: (error: Error) => void): Promise<SearchQueue> {
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: APPLICATION_NAME,
    max: 3,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: 15,
    maintenanceIntervalSeconds: 600,
  });
  boss.on('error', onError);
  await boss.start();
  await boss.createQueue(QUEUE, {
    policy: 'short',
    retryLimit: MOST_RETRIES,
    retryDelay: RETRY_SECONDS,
    retryBackoff: true,
    retryDelayMax: MOST_RETRY_SECONDS,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: 24 * 3600 - 1,
    deleteAfterSeconds: 3600,
    notify: true,
  });
  return {
    send: async (queries, { searchId, userId }, notBefore) => {
      await boss.send(QUEUE, { searchId } satisfies Job, {
        singletonKey: searchId,
        group: { id: userId },
        db: fromDrizzle(queries, sql),
        ...(notBefore !== null && { startAfter: notBefore }),
      });
    },
    work: async ({ all, ofOneUser }, run) => {
      await boss.work<Job>(
        QUEUE,
        {
          localConcurrency: all,
          localGroupConcurrency: Math.min(ofOneUser, all),
          batchSize: 1,
          pollingIntervalSeconds: POLL_SECONDS,
          notifyPollingIntervalSeconds: NOTIFIED_POLL_SECONDS,
        },
        async (jobs) => {
          for (const job of jobs) await run(job.data.searchId);
        },
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
