/** A running or finished search as the client keeps it (specification, section 3). */

import { formatCount } from './format.ts';

export type SearchProgress = {
  found: number;
  /** Of what was found, how much has been dealt with: an email may hold several documents. */
  done?: number;
  analysed: number;
  skipped: number;
  contracts: number;
  phase?: 'queued' | 'listing' | 'reading' | 'waiting' | 'done';
  /** ISO instant. */
  waitingUntil?: string;
  waitingFor?: 'asked' | 'trouble';
};

export type SearchRecord = {
  id: string;
  matterId: string;
  /** PROCESSING, COMPLETED or FAILED; any other value means still in progress. */
  status: string;
  description: string;
  /** It reads the user's own files and looks through nothing else. */
  ownFiles: boolean;
  statusCheckFailCount: number;
  /** The server's sentence on the outcome. */
  message: string | null;
  progress: SearchProgress | null;
};

type WireSearch = {
  id: string;
  status: string;
  matterId?: string;
  description?: string;
  sources?: readonly string[];
  message?: string;
  progress?: SearchProgress;
};

/** The record of a search that was just started, or found again after a reload. */
export function toSearchRecord(wire: WireSearch): SearchRecord {
  return {
    id: wire.id,
    matterId: wire.matterId ?? 'direct-api',
    status: wire.status,
    description: wire.description ?? '',
    ownFiles: wire.sources?.includes('file') ?? false,
    statusCheckFailCount: 0,
    message: wire.message ?? null,
    progress: wire.progress ?? null,
  };
}

/** Is the search over, for better or worse? */
export function isFinished(status: string): boolean {
  return status === 'COMPLETED' || status === 'FAILED';
}

/** How many of the emails and files that matched have been dealt with. */
export function doneOf({ found, done, analysed, skipped }: SearchProgress): number {
  return done ?? Math.min(found, analysed + skipped);
}

/** How far it is, as the first thing that a person wants to know. */
export function readingText({ progress, ownFiles }: SearchRecord): string {
  const read =
    progress && progress.found > 0 ? `${formatCount(doneOf(progress))} of ${formatCount(progress.found)}` : null;
  if (progress?.phase === 'queued') return 'Waiting for its turn.';
  if (progress?.phase === 'waiting') return `Waiting for Google.${read === null ? '' : ` Read so far: ${read}.`}`;
  if (read === null) return ownFiles ? 'Opening your files.' : 'Looking for matches.';
  return `Reading ${read}.`;
}

/** What the search is doing, in words. */
export function phaseText(search: SearchRecord): string {
  switch (search.progress?.phase) {
    case 'queued':
      return 'Waiting for its turn';
    case 'listing':
      return search.ownFiles ? 'Opening your files' : 'Looking for matching messages and files';
    case 'reading':
      return 'Reading documents';
    case 'waiting':
      return 'Waiting before we ask Google again';
    default:
      return isFinished(search.status) ? 'Finished' : search.ownFiles ? 'Reading' : 'Searching';
  }
}
