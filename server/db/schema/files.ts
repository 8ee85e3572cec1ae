/** Files that a user brings, from their upload until a search has read them. */
import { bigint, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea } from './columnTypes.ts';
import { searches } from './searches.ts';

export const uploadedFiles = pgTable(
  'uploaded_files',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The files of one upload become one search. */
    uploadId: uuid('upload_id').notNull(),
    position: integer('position').notNull(),
    /** The path within an archive; empty for a file that was sent by itself. */
    entry: text('entry').notNull().default(''),
    /** Null until the search is started. */
    searchId: uuid('search_id').references(() => searches.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Null where it is known not to be readable: `problem` says why. */
    bytes: bytea('bytes'),
    problem: text('problem'),
    problemCode: text('problem_code'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('uploaded_files_place').on(table.userId, table.uploadId, table.position, table.entry),
    index('uploaded_files_search_id').on(table.searchId),
  ],
);
