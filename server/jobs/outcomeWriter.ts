/** Collects what was read in a place and writes it in batches, each all or nothing under the claim. */
import { type FoundDocument, recordFound } from '../db/foundContracts.ts';
import { type ItemRecord, recordItems } from '../db/searchItems.ts';
import { mergeEarlier } from '../db/searchRetry.ts';
import { type Place, setPlace } from '../db/searchPlaces.ts';
import type { Queries } from '../db/database.ts';
import type { DriveFile } from '../google/workspaceClient.ts';
import { readingOf } from './readingVersion.ts';
import { rememberItems } from './rememberItems.ts';
import type { Progress } from '../db/searchClaims.ts';
import type { Finding, ItemReading } from './findings.ts';
import type { SearchRun } from './searchRun.ts';

export type Entry = {
  id: number;
  externalId: string;
  outcome: ItemRecord['outcome'];
  documents: Finding[];
  bytes: number;
  /** Taken over from an earlier search. */
  known?: boolean;
  /** Of a file that is to be remembered: what the listing says of it. */
  facts?: DriveFile;
} & Pick<ItemReading, 'mail' | 'mayChange'>;

export type OutcomeWriter = {
  /** An item that is done. Waits while a batch is being written and the next is full. */
  add(item: { id: number; externalId: string }, reading: ItemReading, facts?: DriveFile): Promise<void>;
  /** An item that could not be fetched this time. */
  retryLater(item: { id: number; externalId: string }): void;
  /** Writes what is left. */
  flush(): Promise<void>;
};

export function createOutcomeWriter(run: SearchRun, place: Place): OutcomeWriter {
  let entries: Entry[] = [];
  let lastWrite = performance.now();
  let writing: Promise<void> = Promise.resolve();

  async function writeBatch(): Promise<void> {
    const batch = entries;
    entries = [];
    lastWrite = performance.now();
    if (batch.length > 0)
      await run.held.write({ phase: 'reading' }, (queries) => writeEntries(queries, run, place, batch));
  }

  function flush(): Promise<void> {
    writing = writing.then(writeBatch);
    return writing;
  }

  function isDue(): boolean {
    const { itemsPerWrite, bytesPerWrite, writeEveryMs } = run.limits;
    return (
      entries.length >= itemsPerWrite ||
      entries.reduce((sum, entry) => sum + keptBytes(entry), 0) >= bytesPerWrite ||
      performance.now() - lastWrite >= writeEveryMs
    );
  }

  return {
    add: async ({ id, externalId }, { outcome, findings, bytes, ...about }, facts) => {
      entries.push({ id, externalId, outcome, documents: findings, bytes, ...about, ...(facts && { facts }) });
      run.totals.bytes += bytes;
      if (isDue()) await flush();
    },
    retryLater: ({ id, externalId }) => {
      entries.push({ id, externalId, outcome: 'retry', documents: [], bytes: 0 });
    },
    flush,
  };
}

/** Writes outcomes with their documents and counts them; what was read just now is remembered for later searches. */
export async function writeEntries(queries: Queries, run: SearchRun, place: Place, batch: readonly Entry[]) {
  const { searchId, userId } = run.held.claim;
  const entries = run.row.retryOf === null ? batch : await mergeEarlier(queries, place, batch);
  const found = entries.flatMap(({ documents }) => documents.flatMap((finding) => finding.found ?? []));
  const { further, ids } = await recordFound(queries, { searchId, userId, now: run.clock() }, found);
  const items = entries.map((entry) => ({
    ...entry,
    documents: entry.documents.map((finding) => settle(finding, further)),
  }));
  await recordItems(queries, place, items);
  await rememberItems(queries, run, place, batch, ids, await readingOf(run));
  await setPlace(queries, place, { failedInARow: place.failedInARow });
  const slowMs = run.totals.slowMs - run.totals.slowMsWritten;
  run.totals.slowMsWritten += slowMs;
  return { progress: { ...progressOf(items), slowMs }, result: undefined };
}

/** The second time a document is seen it is one more sighting, not one more contract. */
function settle({ found, ...record }: Finding, further: ReadonlySet<FoundDocument>) {
  return found !== undefined && further.has(found) ? { ...record, outcome: 'duplicate' as const } : record;
}

function progressOf(items: readonly (ItemRecord & { bytes: number })[]): Progress {
  const documents = items.flatMap((item) => item.documents);
  const count = (wanted: (outcome: string) => boolean) => documents.filter(({ outcome }) => wanted(outcome)).length;
  return {
    // What turned out not to be meant was never a match.
    found: -items.filter(({ outcome }) => outcome === 'outside').length,
    done: items.filter(({ outcome }) => outcome === 'read' || outcome === 'skipped').length,
    analysed: count((outcome) => outcome !== 'skipped'),
    skipped: count((outcome) => outcome === 'skipped'),
    contracts: count((outcome) => outcome === 'contract'),
    bytesRead: items.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

function keptBytes({ documents }: Entry): number {
  return documents.reduce((sum, { found }) => sum + (found?.bytes.byteLength ?? 0), 0);
}
