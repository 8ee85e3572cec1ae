/** What happened to an account, for its user to see: sign-ins, keys, exports, deletions. Only ever added to. */
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { AccountEventKind } from '../../../contract/accountEvent.ts';
import { users } from './accounts.ts';

export const accountEvents = pgTable(
  'account_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').$type<AccountEventKind>().notNull(),
    /** Such as "Firefox on Linux"; null where it did not say. */
    device: text('device'),
    detail: text('detail'),
  },
  (table) => [index('account_events_user_id').on(table.userId, table.at), index('account_events_at').on(table.at)],
);
