/** What reading a user's scans gave. Bounded for each user, forgotten when it was of no use for long, and gone with the account. */
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { scanReadings } from './schema/scans.ts';

/** Of one user. A reading has some 5 kB for each page, and at most twelve pages. */
const MOST_KEPT = 200;
const DAYS_KEPT = 30;
const DAY_MS = 86_400_000;

/** Whose scan, of which bytes, read by which version of the reader. */
export type ScanKey = { userId: string; sha256: Uint8Array; version: string };

/** Null where this user had no such bytes read, or by another version. What is found is kept for longer. */
export async function findScanReading(
  queries: Queries,
  { userId, sha256, version }: ScanKey,
  now: Date,
): Promise<string | null> {
  const { userId: user, sha256: bytes, version: reader } = scanReadings;
  const [found] = await queries
    .update(scanReadings)
    .set({ usedAt: now })
    .where(and(eq(user, userId), eq(bytes, Buffer.from(sha256)), eq(reader, version)))
    .returning({ reading: scanReadings.reading });
  return found?.reading ?? null;
}

/** Keeps a reading in place of the one before; what the user has asked for least lately goes. */
export async function saveScanReading(queries: Queries, key: ScanKey, reading: string, now: Date): Promise<void> {
  const { userId, sha256, version } = key;
  const said = { version, reading, usedAt: now };
  await queries
    .insert(scanReadings)
    .values({ userId, sha256: Buffer.from(sha256), ...said })
    .onConflictDoUpdate({ target: [scanReadings.userId, scanReadings.sha256], set: said });
  const newest = queries
    .select({ sha256: scanReadings.sha256 })
    .from(scanReadings)
    .where(eq(scanReadings.userId, userId))
    .orderBy(desc(scanReadings.usedAt))
    .limit(MOST_KEPT);
  await queries
    .delete(scanReadings)
    .where(and(eq(scanReadings.userId, userId), notInArray(scanReadings.sha256, newest)));
}

/** Forgets what nobody has asked for in a month: the text of a document that was deleted does not stay longer than its trash. */
export async function forgetOldScans(queries: Queries, now: Date): Promise<void> {
  await queries.delete(scanReadings).where(lt(scanReadings.usedAt, new Date(now.getTime() - DAYS_KEPT * DAY_MS)));
}
