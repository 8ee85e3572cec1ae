/** What reading an item needs besides the item. */
import type { DocumentReader, Turn } from '../documents/DocumentReader.ts';
import type { SearchWindow } from '../domain/searchWindow.ts';
import type { WorkspaceClient } from '../google/workspaceClient.ts';
import type { ByteGate } from './byteGate.ts';

/** What a search asks of the reader. */
export type SearchReader = Pick<DocumentReader, 'readAndAnalyse' | 'readBody' | 'unpack'>;

/** What reading any document needs. */
export type FileContext = {
  reader: SearchReader;
  /** Whose work the reader does, and what it may cost. */
  turn: Turn;
  /** Bounds the bytes that are held at the same time. */
  gate: ByteGate;
  signal: AbortSignal;
  window: SearchWindow;
  excludeDrafts: boolean;
  /** Was the service allowed to read Drive, where links in emails lead? */
  mayReadDrive: boolean;
  /** Keep what is no contract, too. */
  includeAllMatches: boolean;
  /** The searcher's own day, `YYYY-MM-DD`. */
  today: string;
  maxFileBytes: number;
  /** The item has not been tried before: what may have been bad luck is worth another try after the others. */
  firstAttempt: boolean;
  /** The item will not be tried again: what cannot be had now is recorded as such. */
  lastAttempt: boolean;
};

/** … and what has to be fetched from Google. */
export type ReadContext = FileContext & { client: WorkspaceClient };

/** A document was not read for a reason that may lie in this machine; its item is to be tried again. */
export class ReadAgain extends Error {
  constructor() {
    super('This item is to be read again.');
    this.name = 'ReadAgain';
  }
}
