/** Reminders as rows, what is set for one contract, who wants nothing, and notices in the app. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ReminderState } from '../../../contract/reminderRows.ts';
import { users } from './accounts.ts';
import { contracts } from './contracts.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

export type ReminderKind = 'reminder' | 'digest' | 'test' | 'trouble';

export const reminders = pgTable(
  'reminders',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    contractId: uuid('contract_id').references(() => contracts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReminderKind>().notNull(),
    cycleEnd: date('cycle_end', { mode: 'string' }),
    actBy: date('act_by', { mode: 'string' }),
    daysBefore: integer('days_before'),
    /** Of a digest. */
    monday: date('monday', { mode: 'string' }),
    /** The reader's day on which it is due. */
    day: date('day', { mode: 'string' }).notNull(),
    dueAt: instant('due_at').notNull(),
    /** When it may be tried: the due instant, later after a failure. */
    tryAt: instant('try_at').notNull(),
    address: text('address').notNull(),
    state: text('state').$type<ReminderState>().notNull(),
    /** Why it was stopped, failed or has to wait: a sentence. */
    reason: text('reason'),
    attempts: integer('attempts').notNull().default(0),
    /** Goes up with every claim: who holds an older one may not write any more. */
    fence: integer('fence').notNull().default(0),
    claimedUntil: instant('claimed_until'),
    subject: text('subject'),
    html: text('html'),
    /** The message as plain text. */
    body: text('body'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('reminders_of_contract')
      .on(table.contractId, table.cycleEnd, table.actBy, table.daysBefore, table.address)
      .where(sql`kind = 'reminder'`),
    uniqueIndex('reminders_of_monday')
      .on(table.userId, table.monday, table.address)
      .where(sql`kind = 'digest'`),
    index('reminders_user_id').on(table.userId, table.dueAt),
    index('reminders_to_send')
      .on(table.tryAt)
      .where(sql`state in ('planned', 'claimed')`),
  ],
);

export const reminderChoices = pgTable(
  'reminder_choices',
  {
    contractId: uuid('contract_id')
      .primaryKey()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    userId: userId(),
    days: integer('days').array(),
    snoozedUntil: date('snoozed_until', { mode: 'string' }),
    off: boolean('off').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('reminder_choices_user_id').on(table.userId)],
);

/** What the rows of a user were planned from, and when they are to be looked at again whatever happens. */
export const reminderPlans = pgTable('reminder_plans', {
  userId: userId().primaryKey(),
  revision: bigint('revision', { mode: 'number' }).notNull(),
  replanAt: instant('replan_at').notNull(),
});

/** Who wants no messages from a user. */
export const refusedAddresses = pgTable(
  'refused_addresses',
  { userId: userId(), address: text('address').notNull(), at: instant('at').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
);

export const notices = pgTable(
  'notices',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    /** What it is about: the same is told once. */
    key: text('key').notNull(),
    at: instant('at').notNull(),
    title: text('title').notNull(),
    contractId: uuid('contract_id').references(() => contracts.id, { onDelete: 'cascade' }),
    reminderId: uuid('reminder_id').references(() => reminders.id, { onDelete: 'set null' }),
    readAt: instant('read_at'),
  },
  (table) => [
    unique('notices_user_key').on(table.userId, table.key),
    index('notices_user_id').on(table.userId, table.at),
  ],
);
