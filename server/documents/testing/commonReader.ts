/**
 * For tests: one document reader for every test of a worker, since starting its children takes a second of a processor each time. What it
 * has read of a scan, which takes five, it remembers for whichever user comes next; the service never does.
 */
import { DocumentReader } from '../DocumentReader.ts';
import type { ScanMemory, ScanReading } from '../scan/scanMemory.ts';

let common: DocumentReader | null = null;

/** The worker's own reader of one child, as there are other workers, made when it is first asked for. Nobody closes it: its children end with the worker. */
export function commonReader(): DocumentReader {
  return (common ??= new DocumentReader({ memory: commonMemory(), children: 1 }));
}

const keyOf = (sha256: Uint8Array) => Buffer.from(sha256).toString('hex');

function commonMemory(): ScanMemory {
  const known = new Map<string, ScanReading>();
  return {
    find: async (_user, sha256) => known.get(keyOf(sha256)) ?? null,
    save: async (_user, sha256, reading) => void known.set(keyOf(sha256), reading),
  };
}
