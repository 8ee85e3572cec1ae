/** The calendar feed of a user, and what it said last. */
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea } from './columnTypes.ts';

export const feeds = pgTable('feeds', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token: by it the feed is found. */
  tokenHash: bytea('token_hash').notNull().unique('feeds_token_hash'),
  /** Sealed, so that the user can be shown it again. */
  token: bytea('token').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** The sequence of an event goes up when what it says changes; one that is gone is said to be cancelled. */
export const feedEvents = pgTable(
  'feed_events',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    uid: text('uid').notNull(),
    sequence: integer('sequence').notNull(),
    event: jsonb('event').notNull(),
    cancelled: boolean('cancelled').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.uid] })],
);
