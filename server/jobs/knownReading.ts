/** Whether what an earlier search read of an item holds for this one. Pure. */
import { createHash } from 'node:crypto';
import type { KnownDocument, KnownRow } from '../db/knownItems.ts';
import { mayBeContract } from '../domain/analysis/mayBeContract.ts';
import { isWantedMessage } from '../domain/gmailQuery.ts';
import { isWantedFile } from '../domain/driveQuery.ts';
import type { SearchWindow } from '../domain/searchWindow.ts';
import type { DriveFile } from '../google/workspaceClient.ts';

/** What of a search decides whether an earlier reading may stand in. */
export type KnownCriteria = {
  window: SearchWindow;
  excludeDrafts: boolean;
  includeAllMatches: boolean;
  /** The searcher's day. */
  today: string;
  /** The reading in use, limits included. */
  reading: string;
};

/** `outside`: this search does not mean it. Null: it has to be read. */
export type KnownVerdict = { outcome: 'read' | 'skipped' | 'outside'; documents: KnownDocument[] } | null;

/** A sum of all that Drive's listing says of a file; null for shortcuts, whose targets change without them. */
export function versionOfFile(facts: DriveFile): string | null {
  if (facts.shortcutTarget !== null) return null;
  const { resourceKey: _key, ...said } = facts;
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest('base64url');
}

/** What stands in for reading a listed item. `facts`: of a file, what the listing says of it now. */
export function knownReading(row: KnownRow, facts: DriveFile | null, criteria: KnownCriteria): KnownVerdict {
  if (facts === null) {
    if (row.acceptedAt === null) return null;
    const message = { internalDate: row.acceptedAt.getTime(), labelIds: row.isDraft ? ['DRAFT'] : [] };
    if (!isWantedMessage(message, criteria)) return { outcome: 'outside', documents: [] };
  } else if (versionOfFile(facts) !== row.version || !isWantedFile(facts, criteria.window)) return null;
  if (row.outcome === null || row.reading !== criteria.reading) return null;
  if (criteria.includeAllMatches && !row.keepAll) return null;
  if (row.documents.some((document) => isOverdue(document, row.readOn ?? '', criteria.today))) return null;
  return { outcome: row.outcome, documents: row.documents.map((document) => asWanted(document, criteria)) };
}

/** A renewal date is seen from the day of the search: once it has passed, a contract that renews itself has another. */
function isOverdue({ found }: KnownDocument, readOn: string, today: string): boolean {
  if (found === undefined || readOn === today) return false;
  const { renewalDate, autoRenews } = found.analysis;
  if (today < readOn) return autoRenews === true;
  return renewalDate !== null && renewalDate >= readOn && renewalDate < today;
}

/** What is no contract was kept for a search that wanted every match; another one only names it. */
function asWanted(document: KnownDocument, { includeAllMatches }: KnownCriteria): KnownDocument {
  if (includeAllMatches || document.found === undefined || mayBeContract(document.found.analysis)) return document;
  const { found: _found, ...record } = document;
  return record;
}
