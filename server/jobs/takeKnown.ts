/** Takes over what earlier searches read of the items of a place and what has not changed since: nothing of it is fetched. */
import { findKnown, keepKnown, type KnownDocument, loadStoredLetters } from '../db/knownItems.ts';
import { loadPendingAfter, type PendingItem } from '../db/searchItems.ts';
import type { Place } from '../db/searchPlaces.ts';
import type { Queries } from '../db/database.ts';
import type { DriveFile } from '../google/workspaceClient.ts';
import type { Finding } from './findings.ts';
import { knownReading, type KnownCriteria } from './knownReading.ts';
import { type Entry, writeEntries } from './outcomeWriter.ts';
import { readingOf } from './readingVersion.ts';
import type { SearchRun } from './searchRun.ts';

/** Goes once through what is pending in the place. What is not known stays pending. */
export async function takeKnown(run: SearchRun, place: Place): Promise<void> {
  const { window, criteria, today } = run;
  const { excludeDrafts, includeAllMatches } = criteria;
  const wanted = { window, excludeDrafts, includeAllMatches, today, reading: await readingOf(run) };
  for (let last = 0; run.ended === null;) {
    const pending = await loadPendingAfter(run.database.queries, place, last, run.limits.knownPerWrite);
    last = pending.at(-1)?.id ?? last;
    if (pending.length === 0) return;
    await run.held.write({ phase: 'reading' }, (queries) => takePage(queries, run, place, pending, wanted));
  }
}

async function takePage(
  queries: Queries,
  run: SearchRun,
  place: Place,
  pending: readonly PendingItem[],
  wanted: KnownCriteria,
) {
  const key = { userId: run.held.claim.userId, account: place.account, source: place.source };
  const known = await findKnown(
    queries,
    key,
    pending.map(({ externalId }) => externalId),
  );
  const taken = pending.flatMap((item) => {
    const row = known.get(item.externalId);
    const facts = place.source === 'drive' ? (item.facts as DriveFile) : null;
    const verdict = row === undefined ? null : knownReading(row, facts, wanted);
    return verdict === null ? [] : [{ item, ...verdict }];
  });
  const bodies = taken.flatMap(({ documents }) => documents).flatMap(({ found }) => (isLetter(found) ? found : []));
  const letters = await loadStoredLetters(
    queries,
    bodies.map(({ documentId }) => documentId),
  );
  const entries = taken.map(({ item, outcome, documents }): Entry => {
    const { id, externalId } = item;
    const findings = documents.map((document) => findingOf(document, letters));
    return { id, externalId, outcome, documents: findings, bytes: 0, known: true };
  });
  const used = entries.map(({ externalId }) => externalId);
  await keepKnown(queries, key, used, run.clock());
  return writeEntries(queries, run, place, entries);
}

/** As if it had just been read; its bytes and words are stored already. */
function findingOf({ found, ...record }: KnownDocument, letters: ReadonlyMap<string, string | null>): Finding {
  if (found === undefined) return record;
  const { documentId, ...rest } = found;
  const letter = isLetter(found) ? (letters.get(documentId) ?? null) : null;
  return {
    ...record,
    found: { ...rest, storedId: documentId, bytes: Buffer.alloc(0), text: '', layout: null, letter },
  };
}

function isLetter(found: KnownDocument['found']): found is NonNullable<KnownDocument['found']> {
  return found?.sighting.role === 'body';
}
