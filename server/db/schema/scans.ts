/** What reading a user's scans gave, by their bytes: reading one takes minutes. */
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea } from './columnTypes.ts';

export const scanReadings = pgTable(
  'scan_readings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the bytes. */
    sha256: bytea('sha256').notNull(),
    /** Which reader read it. */
    version: text('version').notNull(),
    /** `ScanReading` of documents/scan/scanMemory.ts, as JSON: as text, because jsonb takes no NUL. */
    reading: text('reading').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sha256] }), index('scan_readings_used_at').on(table.usedAt)],
);
