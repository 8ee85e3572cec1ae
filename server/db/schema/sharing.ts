/** Who else works in a renewals database. It has the id of the user who began it. */
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';

const userId = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** Those who joined. Whoever began it has no row. */
export const colleagues = pgTable(
  'colleagues',
  {
    databaseId: userId('database_id'),
    userId: userId('user_id'),
    joinedAt: instant('joined_at'),
    /** The one the user works in now; where none is, it is the user's own. */
    open: boolean('open').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.databaseId, table.userId] }),
    index('colleagues_user_id').on(table.userId),
    uniqueIndex('colleagues_open')
      .on(table.userId)
      .where(sql`open`),
  ],
);

export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    databaseId: userId('database_id'),
    /** Normalised. */
    email: text('email').notNull(),
    /** Email address, as it was then. */
    invitedBy: text('invited_by').notNull(),
    createdAt: instant('created_at'),
    expiresAt: instant('expires_at'),
    /** Why it can no longer be accepted, before it expires. */
    ended: text('ended').$type<'accepted' | 'withdrawn' | 'replaced'>(),
  },
  (table) => [
    uniqueIndex('invitations_open')
      .on(table.databaseId, table.email)
      .where(sql`ended is null`),
  ],
);
