/** The reader's memory of scans, in the database. */
import type { Database } from '../db/database.ts';
import { findScanReading, saveScanReading } from '../db/scanReadings.ts';
import type { ScanMemory, ScanReading } from '../documents/scan/scanMemory.ts';

/** `version`: of the reader; what another one read is not found. Work of nobody in particular is not remembered. */
export function scanMemory({ queries }: Database, clock: () => Date, version: () => Promise<string>): ScanMemory {
  return {
    async find(userId, sha256) {
      if (userId === '') return null;
      const found = await findScanReading(queries, { userId, sha256, version: await version() }, clock());
      return found === null ? null : (JSON.parse(found) as ScanReading);
    },

    async save(userId, sha256, reading) {
      if (userId === '') return;
      const key = { userId, sha256, version: await version() };
      await saveScanReading(queries, key, JSON.stringify(reading), clock());
    },
  };
}
