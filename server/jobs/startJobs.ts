/** Background work of a service process: searches, and tidying up after them. Several processes share it over one database. */
import { deleteUnusedDocuments } from '../db/foundContracts.ts';
import type { Database, Queries } from '../db/database.ts';
import { deleteOldKnown } from '../db/knownItems.ts';
import { describeError } from '../db/describeError.ts';
import { deleteFinishedSearches, findAbandonedSearches } from '../db/searches.ts';
import { deleteWaitingFiles } from '../db/uploadedFiles.ts';
import { indexDocuments } from '../db/textSearch.ts';
import { startDueRuns } from '../db/watchRuns.ts';
import { DocumentReader } from '../documents/DocumentReader.ts';
import type { Clock } from '../domain/clock.ts';
import type { OpenWorkspace } from '../google/workspaceClient.ts';
import { ByteGate } from './byteGate.ts';
import type { HeldSearch } from './heldSearch.ts';
import { makeWayFor } from './makeWay.ts';
import { createRepeater } from './repeater.ts';
import { runSearch, Stopping } from './runSearch.ts';
import { searchLimits, type SearchLimits } from './searchLimits.ts';
import { openSearchQueue, type QueuedSearch } from './searchQueue.ts';
import { type LookAtConnection, lookAtConnections } from './lookAtConnections.ts';
import { tellNearFinds } from './tellNearFinds.ts';
import { tellTrouble } from './reminders/tellTrouble.ts';
import type { JobLog, SearchEquipment } from './searchRun.ts';

/** Documents that the text search takes in at a time: some seconds of PostgreSQL's. */
const TAKEN_IN_AT_ONCE = 200;

export type StartJobsOptions = {
  database: Database;
  clock: Clock;
  openWorkspace: OpenWorkspace;
  log: JobLog;
  /** Without it a dead connection is noticed by the next search. */
  lookAtConnection?: LookAtConnection;
  /** Without one, the jobs have a reader of their own and close it. */
  reader?: SearchEquipment['reader'];
  limits?: Partial<SearchLimits>;
  /** False: this process queues searches and leaves the work to others. */
  work?: boolean;
};

/** What handlers need of the jobs. */
export type Jobs = {
  /** Queues the run of a search just recorded; within the transaction that records it, so that neither can be without the other. */
  queueSearch(queries: Queries, search: QueuedSearch): Promise<void>;
  /** Ends work on searches that were cancelled, where this process does it. Others notice within seconds by themselves. */
  abandon(searchIds: readonly string[]): void;
  /** Lets go of every search, as it stands, and ends. */
  stop(): Promise<void>;
};

/** Starts working. Searches that a killed process left behind are taken up as soon as their claim runs out. */
export async function startJobs(options: StartJobsOptions): Promise<Jobs> {
  const { database, clock, openWorkspace, log } = options;
  const limits = { ...searchLimits, ...options.limits };
  const ownReader = options.reader === undefined && (options.work ?? true) ? new DocumentReader() : null;
  const reader = options.reader ?? ownReader ?? new DocumentReader();
  const equipment = {
    database,
    clock,
    openWorkspace,
    reader,
    limits,
    log,
    gate: new ByteGate(limits.maxBytesInFlight),
  };
  const queue = await openSearchQueue(database, (error) => log.error({ error: describeError(error) }, 'job queue'));
  const held = new Set<HeldSearch>();
  const { repeat, stop: stopRepeating } = createRepeater(log);
  let stopping = false;

  if (options.work ?? true) {
    await queue.work({ all: limits.searchesAtOnce, ofOneUser: limits.searchesAtOnceOfUser }, async (searchId) => {
      if (stopping) return;
      try {
        await runSearch(equipment, searchId, queue.send, (search) => {
          held.add(search);
          return () => held.delete(search);
        });
      } catch (error) {
        log.error({ searchId, error: describeError(error) }, 'search interrupted');
        throw error;
      }
    });
    const takeUpAbandoned = async () => {
      const waiting = await findAbandonedSearches(database.queries);
      for (const search of waiting) await queue.send(database.queries, search, null);
      if (held.size >= limits.searchesAtOnce) makeWayFor(waiting, held, limits);
    };
    repeat({ everyMs: limits.sweepMs, name: 'taking up abandoned searches', steps: [takeUpAbandoned] });
    const { lookAtConnection } = options;
    repeat({
      everyMs: limits.watchMs,
      name: 'starting kept searches',
      steps: [
        () => startDueRuns(database, clock(), (queries, search) => queue.send(queries, search, null)),
        ...(lookAtConnection ? [() => lookAtConnections(database.queries, clock(), lookAtConnection)] : []),
        () => tellTrouble(database, clock()),
      ],
    });
    repeat({
      everyMs: limits.tellFindsMs,
      name: 'telling of finds to act on soon',
      steps: [() => tellNearFinds(database, clock())],
    });
    repeat({
      everyMs: limits.watchMs,
      name: 'taking in documents for the text search',
      steps: [() => indexDocuments(database.queries, TAKEN_IN_AT_ONCE)],
    });
    const ago = (ms: number) => new Date(clock().getTime() - ms);
    repeat({
      everyMs: limits.cleanMs,
      name: 'cleaning up',
      steps: [
        () => deleteFinishedSearches(database.queries, ago(limits.keepFinishedMs)),
        () => deleteOldKnown(database.queries, ago(limits.keepFinishedMs)),
        () => deleteUnusedDocuments(database.queries),
        () => deleteWaitingFiles(database.queries, ago(limits.keepWaitingFilesMs)),
      ],
    });
  }

  return {
    queueSearch: (queries, search) => queue.send(queries, search, null),
    abandon: (searchIds) => {
      for (const search of held) if (searchIds.includes(search.claim.searchId)) search.abort(new Stopping());
    },
    stop: async () => {
      stopping = true;
      for (const search of held) search.abort(new Stopping());
      await Promise.all([queue.stop(), stopRepeating()]);
      ownReader?.close();
    },
  };
}
