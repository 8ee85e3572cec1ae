/** The renewals database: documents as they were found, and the contracts a user made of them. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea } from './columnTypes.ts';

/** A document of one user: the original bytes and the text read from them. Found contracts and contracts refer to it. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the original bytes. */
    sha256: bytea('sha256').notNull(),
    /** Of the normalised text: the same contract as attachment, forward and Drive copy. Null where there is no text. */
    textSha256: bytea('text_sha256'),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: bytea('bytes').notNull(),
    text: text('text').notNull(),
    /** Of a mail body: its letters and digits, by which it is found again within a longer one. Null of everything else. */
    letter: text('letter'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('documents_user_sha256').on(table.userId, table.sha256),
    unique('documents_user_text_sha256').on(table.userId, table.textSha256),
  ],
);

export const contracts = pgTable(
  'contracts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    name: text('name').notNull(),
    /** In units of the currency. Null is unknown; zero is zero. */
    contractValue: doublePrecision('contract_value'),
    currency: text('currency'),
    parties: text('parties').array().notNull(),
    /** The renewal date as reviewed: what is shown is rolled forward from it, never written back. */
    renewalDate: date('renewal_date', { mode: 'string' }),
    autoRenews: boolean('auto_renews'),
    renewalTermN: integer('renewal_term_n'),
    renewalTermUnit: text('renewal_term_unit', { enum: ['day', 'week', 'month', 'year'] }),
    /** How often it renews itself at most. Null: without a limit. */
    maxRenewals: integer('max_renewals'),
    noticePeriodN: integer('notice_period_n'),
    noticePeriodUnit: text('notice_period_unit', { enum: ['day', 'week', 'month', 'year'] }),
    source: text('source', { enum: ['gmail', 'drive'] }).notNull(),
    sourceLocation: text('source_location'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('contracts_user_document').on(table.userId, table.documentId),
    index('contracts_document_id').on(table.documentId),
    index('contracts_user_renewal_date').on(table.userId, table.renewalDate.desc().nullsLast()),
    check('contracts_renewal_term_whole', sql`(${table.renewalTermN} is null) = (${table.renewalTermUnit} is null)`),
    check('contracts_notice_period_whole', sql`(${table.noticePeriodN} is null) = (${table.noticePeriodUnit} is null)`),
  ],
);
