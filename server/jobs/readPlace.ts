/** Reads what is listed in one mailbox or drive and not read yet. */
import type { Turn } from '../documents/DocumentReader.ts';
import { databaseTrouble } from '../db/databaseTrouble.ts';
import { findReadTwin, loadPendingItems, type PendingItem } from '../db/searchItems.ts';
import type { Place } from '../db/searchPlaces.ts';
import type { FileRow } from '../db/uploadedFiles.ts';
import { UNOPENED_EMAIL } from '../domain/receipt.ts';
import { GoogleFailure } from '../google/googleFailure.ts';
import type { DriveFile } from '../google/workspaceClient.ts';
import { givenUp, nextItems, withBegun } from './begunItems.ts';
import { countsAgainstPlace, mayPassAt, scopeOfItemFailure, waitingForOf } from './failureRules.ts';
import { type ItemReading, plain, skippedFinding } from './findings.ts';
import { forEachConcurrently } from './forEachConcurrently.ts';
import { isWaiting } from './listPlace.ts';
import { changePlace } from './listTrouble.ts';
import { createOutcomeWriter, type OutcomeWriter } from './outcomeWriter.ts';
import { type FileContext, ReadAgain } from './readContext.ts';
import { readDriveItem } from './readDriveItem.ts';
import { readMailItem } from './readMailItem.ts';
import { readUploadedFile } from './readUploadedFile.ts';
import { skipOfFailure } from './readFile.ts';
import { lookAtCaps } from './searchCaps.ts';
import type { SearchRun } from './searchRun.ts';

/** Reads until nothing is pending, or until the place has to wait or is given up; `place` is kept up to date. */
export async function readPlace(run: SearchRun, place: Place): Promise<void> {
  const context = placeContext(run);
  const writer = createOutcomeWriter(run, place);
  const goOn = () => place.problem === null && run.ended === null && !run.held.makesWay && !isWaiting(run, place);
  while (goOn()) {
    const pending = await loadPendingItems(run.database.queries, place, run.limits.itemsPerLook);
    if (pending.length === 0) return;
    const items = nextItems(pending);
    await withBegun(run, items, async (failedAt) => {
      try {
        await forEachConcurrently(items, run.limits.itemsAtOnce, async (item) => {
          run.held.signal.throwIfAborted();
          if (!goOn()) return;
          try {
            await readItem(run, place, context, writer, item);
          } catch (error) {
            // A database that is away says nothing of the item.
            if (!run.held.signal.aborted && !isDatabaseError(error)) failedAt(item);
            throw error;
          }
        });
      } finally {
        if (!run.held.signal.aborted) await writer.flush();
      }
    });
    if (place.problem !== null || isWaiting(run, place)) {
      const { problem, retryable, notBefore, waitingFor } = place;
      await changePlace(run, place, { problem, retryable, notBefore, waitingFor });
    }
  }
}

function isDatabaseError(error: unknown): boolean {
  return databaseTrouble(error) !== null || (error instanceof Error && error.name === 'DrizzleQueryError');
}

/** What the receipt calls a file or mail of which nothing but the listing is known. */
export function nameOfListed(facts: unknown): string {
  const name = (facts as Partial<DriveFile> | null)?.name;
  return name === undefined ? UNOPENED_EMAIL : plain(name);
}

async function readItem(
  run: SearchRun,
  place: Place,
  shared: PlaceContext,
  writer: OutcomeWriter,
  item: PendingItem,
): Promise<void> {
  const leftOut = givenUp(run, item, nameOfListed(item.facts));
  if (leftOut !== null) return writer.add(item, leftOut);
  const lastAttempt = item.attempts + 1 >= run.limits.maxItemAttempts;
  const context = { ...shared, lastAttempt, firstAttempt: item.attempts === 0 && !lastAttempt };
  try {
    const twin = place.source === 'drive' ? await readingOfTwin(run, place, item) : null;
    if (twin !== null) return await writer.add(item, twin);
    const facts = place.source === 'drive' ? (item.facts as DriveFile) : undefined;
    const reading = await readAny(run, place, context, item);
    place.failedInARow = 0;
    await writer.add(item, reading, facts);
    lookAtCaps(run);
  } catch (error) {
    if (error instanceof ReadAgain) return writer.retryLater(item);
    if (!(error instanceof GoogleFailure)) throw error;
    await takeItemFailure(run, place, writer, item, error, lastAttempt);
  }
}

function readAny(
  run: SearchRun,
  place: Place,
  shared: FileContext,
  { externalId, facts }: PendingItem,
): Promise<ItemReading> {
  if (place.source === 'file') return readUploadedFile(run.database.queries, shared, place, facts as FileRow);
  const context = { ...shared, client: run.workspace.clientFor(place.account) };
  return place.source === 'drive' ? readDriveItem(context, facts as DriveFile) : readMailItem(context, externalId);
}

/** A file that another account may read too, and has been read there, is not fetched again: it is the same file. */
async function readingOfTwin({ database }: SearchRun, place: Place, item: PendingItem): Promise<ItemReading | null> {
  const twin = await findReadTwin(database.queries, place, item.externalId);
  const account = twin[0]?.account;
  if (account === undefined) return null;
  const copy = {
    outcome: 'duplicate',
    reason: `The same file is in the drive of ${account}.`,
    code: 'DUPLICATE',
    retryable: false,
  } as const;
  const findings = twin
    .filter((read) => read.account === account)
    .map(({ document }) =>
      document.outcome === 'contract' || document.outcome === 'duplicate' ? { ...document, ...copy } : document,
    );
  return { outcome: 'read', findings, bytes: 0 };
}

async function takeItemFailure(
  run: SearchRun,
  place: Place,
  writer: OutcomeWriter,
  item: PendingItem,
  failure: GoogleFailure,
  lastAttempt: boolean,
): Promise<void> {
  const scope = scopeOfItemFailure(failure);
  run.log.warn({ searchId: place.searchId, source: place.source, reason: failure.reason, scope }, 'an item failed');
  if (scope === 'search') run.ended ??= { failure };
  else if (scope === 'place') giveUp(place, failure);
  else if (scope === 'wait') {
    place.notBefore = new Date(failure.retryAt ?? run.clock().getTime() + run.limits.listPauseMs);
    place.waitingFor = waitingForOf(scope);
  } else if (scope === 'again' && !lastAttempt) writer.retryLater(item);
  else {
    const finding = skippedFinding('', nameOfListed(item.facts), skipOfFailure(failure));
    // What its owner forbids is known from now on; what was deleted in between is asked for again if it is listed again.
    const facts = place.source === 'drive' && failure.kind === 'skip' ? (item.facts as DriveFile) : undefined;
    await writer.add(item, { outcome: 'skipped', findings: [finding], bytes: 0 }, facts);
  }
  if (!countsAgainstPlace(failure)) return;
  place.failedInARow += 1;
  if (place.failedInARow >= run.limits.maxFailedInARow) giveUp(place, failure);
}

function giveUp(place: Place, failure: GoogleFailure): void {
  if (place.problem === null) Object.assign(place, { problem: failure.message, retryable: mayPassAt(failure) });
}

/** The search's place among the reader's users; it pays for slow documents as long as it has time for them. */
function turnOf({ held, limits, totals }: SearchRun): Turn {
  return {
    user: held.claim.userId,
    mostMilliseconds: () => (totals.slowMs < limits.maxSlowMs ? Number.POSITIVE_INFINITY : limits.quickDocumentMs),
    mayScan: () => totals.scanMs < limits.maxScanMs,
    scanned: (milliseconds) => (totals.scanMs += milliseconds),
    spent: (milliseconds) => {
      if (milliseconds > limits.quickDocumentMs) totals.slowMs += milliseconds;
    },
  };
}

/** What all items of a place share. */
type PlaceContext = Omit<FileContext, 'firstAttempt' | 'lastAttempt'>;

function placeContext(run: SearchRun): PlaceContext {
  return {
    reader: run.reader,
    turn: turnOf(run),
    gate: run.gate,
    signal: run.held.signal,
    window: run.window,
    mayReadDrive: run.workspace.services.drive,
    excludeDrafts: run.criteria.excludeDrafts,
    includeAllMatches: run.criteria.includeAllMatches,
    today: run.today,
    maxFileBytes: run.limits.maxFileBytes,
  };
}
