/** What reading an item needs besides the item. */
import type { DocumentReader } from '../documents/DocumentReader.ts';
import type { SearchWindow } from '../domain/searchWindow.ts';
import type { WorkspaceClient } from '../google/workspaceClient.ts';
import type { ByteGate } from './byteGate.ts';

export type ReadContext = {
  client: WorkspaceClient;
  reader: Pick<DocumentReader, 'read' | 'readAndAnalyse'>;
  /** Bounds the bytes that are held at the same time. */
  gate: ByteGate;
  signal: AbortSignal;
  window: SearchWindow;
  excludeDrafts: boolean;
  /** Keep what is no contract, too. */
  includeAllMatches: boolean;
  /** The searcher's own day, `YYYY-MM-DD`. */
  today: string;
  maxFileBytes: number;
};
