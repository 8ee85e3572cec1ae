/** What all steps of one run of a search share. */
import type { Database } from '../db/database.ts';
import type { SearchRow } from '../db/searches.ts';
import type { Clock } from '../domain/clock.ts';
import type { RecordedCriteria } from '../../contract/criteria.ts';
import type { SearchWindow } from '../domain/searchWindow.ts';
import type { GoogleFailure } from '../google/googleFailure.ts';
import type { OpenWorkspace, Workspace } from '../google/workspaceClient.ts';
import type { ByteGate } from './byteGate.ts';
import type { HeldSearch } from './heldSearch.ts';
import type { SearchReader } from './readContext.ts';
import type { SearchLimits } from './searchLimits.ts';

/** What a job logs: ids, counts and codes, never names, addresses or texts. Fits pino. */
export type JobLog = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>;

export type SearchEquipment = {
  database: Database;
  clock: Clock;
  openWorkspace: OpenWorkspace;
  reader: SearchReader;
  gate: ByteGate;
  limits: SearchLimits;
  log: JobLog;
};

export type SearchRun = SearchEquipment & {
  row: SearchRow;
  criteria: RecordedCriteria;
  held: HeldSearch;
  workspace: Workspace;
  window: SearchWindow;
  /** The searcher's own day. */
  today: string;
  /** Bytes fetched and processor time of slow documents so far, those of earlier runs included. */
  totals: { bytes: number; items: number; startedAt: number; slowMs: number; slowMsWritten: number; scanMs: number };
  /** Set when nothing more can be had, for any place: Google ended the connection, or a cap was reached. */
  ended: { failure: GoogleFailure } | { cap: string } | null;
};
