/** Remembers what was read, so that a later search need not read it again. Never what may pass, and never what another search decides. */
import { saveKnown } from '../db/knownItems.ts';
import type { FoundDocument } from '../db/foundContracts.ts';
import type { Place } from '../db/searchPlaces.ts';
import type { Queries } from '../db/database.ts';
import type { Finding } from './findings.ts';
import { versionOfFile } from './knownReading.ts';
import type { Entry } from './outcomeWriter.ts';
import type { SearchRun } from './searchRun.ts';

/** In the checkpoint that writes the outcomes. `ids`: under which the found documents are stored. */
export async function rememberItems(
  queries: Queries,
  run: SearchRun,
  place: Place,
  entries: readonly Entry[],
  ids: ReadonlyMap<FoundDocument, string>,
  reading: string,
): Promise<void> {
  const key = { userId: run.held.claim.userId, account: place.account, source: place.source };
  const items = entries.flatMap((entry) => {
    const seen = seenOf(place, entry);
    if (seen === null) return [];
    const { outcome } = entry;
    const isFinal =
      (outcome === 'read' || outcome === 'skipped') &&
      entry.mayChange !== true &&
      !entry.documents.some(({ retryable, found }) => retryable || (found !== undefined && !ids.has(found)));
    if (!isFinal && place.source === 'drive') return [];
    const read = { reading, keepAll: run.criteria.includeAllMatches, readOn: run.today };
    const unread = { reading: null, keepAll: false, readOn: null, outcome: null, documents: [] };
    const documents = entry.documents.map((finding) => knownOf(finding, ids));
    return [{ externalId: entry.externalId, ...seen, ...(isFinal ? { ...read, outcome, documents } : unread) }];
  });
  await saveKnown(queries, key, items, run.clock());
}

/** What tells the item again; null where nothing does. */
function seenOf(place: Place, { facts, mail, known }: Entry) {
  if (known === true) return null;
  if (place.source === 'gmail')
    return mail === undefined ? null : { version: '', acceptedAt: new Date(mail.acceptedAt), isDraft: mail.isDraft };
  const version = facts === undefined ? null : versionOfFile(facts);
  return version === null ? null : { version, acceptedAt: null, isDraft: false };
}

function knownOf({ found, ...record }: Finding, ids: ReadonlyMap<FoundDocument, string>) {
  const documentId = found && ids.get(found);
  if (found === undefined || documentId === undefined) return record;
  const { bytes: _bytes, text: _text, layout: _layout, letter: _letter, storedId: _id, ...rest } = found;
  return { ...record, found: { ...rest, documentId } };
}
