/** What was read of a user's mails and files, whichever search read it: unchanged, it is not fetched and read again. */
import { boolean, date, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

export const knownItems = pgTable(
  'known_items',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case. */
    account: text('account').notNull(),
    source: text('source', { enum: ['gmail', 'drive', 'file'] }).notNull(),
    /** Google's id of the message or file. */
    externalId: text('external_id').notNull(),
    /** Of a file: a sum of all that Drive's listing says of it. Empty for mails, which never change. */
    version: text('version').notNull(),
    /** When Gmail accepted the mail: whether a search of other days means it is told from this. Null for files. */
    acceptedAt: timestamp('accepted_at', { withTimezone: true }),
    isDraft: boolean('is_draft').notNull().default(false),
    /** By which reading (code and limits) the outcome came about. Null: only the mail's day is known. */
    reading: text('reading'),
    /** It was read with includeAllMatches, so that also what is no contract was kept. */
    keepAll: boolean('keep_all').notNull().default(false),
    /** The searcher's day then: renewal dates were worked out from it. */
    readOn: date('read_on', { mode: 'string' }),
    outcome: text('outcome', { enum: ['read', 'skipped'] }),
    /** Its documents with what became of each (`KnownDocument` of db/knownItems.ts). */
    documents: jsonb('documents'),
    /** The stored documents among them. Where one has gone, the row is of no use. */
    documentIds: uuid('document_ids').array().notNull().default([]),
    /** When a search last read it or took it over. */
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.account, table.source, table.externalId] }),
    index('known_items_used_at').on(table.usedAt),
  ],
);
