/** Searches as durable work: the search, how far each account is, what was seen, and the contracts found. */
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { documents } from './contracts.ts';

export const searches = pgTable(
  'searches',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The same id sent twice starts one search. */
    clientRequestId: text('client_request_id'),
    /** The criteria as validated against the contract, defaults filled in. */
    criteria: jsonb('criteria').notNull(),
    status: text('status', { enum: ['PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED'] }).notNull(),
    phase: text('phase', { enum: ['queued', 'listing', 'reading', 'waiting', 'done'] }).notNull(),
    /** A sentence on the outcome. */
    message: text('message'),
    waitingUntil: timestamp('waiting_until', { withTimezone: true }),
    warnings: text('warnings').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [unique('searches_client_request').on(table.userId, table.clientRequestId)],
);

/** One account and one source of a search: where its listing stands. */
export const searchAccounts = pgTable(
  'search_accounts',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => searches.id, { onDelete: 'cascade' }),
    account: text('account').notNull(),
    source: text('source', { enum: ['gmail', 'drive'] }).notNull(),
    /** Google's token of the next page; null before the first page. */
    cursor: text('cursor'),
    listed: boolean('listed').notNull().default(false),
    /** A sentence, where the account could not be read. */
    problem: text('problem'),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.account, table.source] })],
);

/** A mail or file that matched. Its outcome and its found contracts are written in one transaction. */
export const searchItems = pgTable(
  'search_items',
  {
    id: uuid('id').primaryKey(),
    searchId: uuid('search_id')
      .notNull()
      .references(() => searches.id, { onDelete: 'cascade' }),
    account: text('account').notNull(),
    source: text('source', { enum: ['gmail', 'drive'] }).notNull(),
    /** Google's id of the message or file. */
    externalId: text('external_id').notNull(),
    name: text('name'),
    outcome: text('outcome', { enum: ['pending', 'contract', 'duplicate', 'not_a_contract', 'skipped'] }).notNull(),
    reason: text('reason'),
    code: text('code'),
  },
  (table) => [
    unique('search_items_external').on(table.searchId, table.account, table.source, table.externalId),
    index('search_items_outcome').on(table.searchId, table.outcome),
  ],
);

/** One document of a search that was recognised (or kept by includeAllMatches), with all it says. */
export const foundContracts = pgTable(
  'found_contracts',
  {
    id: uuid('id').primaryKey(),
    searchId: uuid('search_id')
      .notNull()
      .references(() => searches.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id),
    name: text('name').notNull(),
    subject: text('subject'),
    source: text('source', { enum: ['gmail', 'drive'] }).notNull(),
    sourceLocation: text('source_location'),
    /** Bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** When the mail came or the file was last changed. */
    date: timestamp('date', { withTimezone: true }),
    renewalDate: date('renewal_date', { mode: 'string' }),
    termEnd: date('term_end', { mode: 'string' }),
    amount: doublePrecision('amount'),
    currency: text('currency'),
    parties: text('parties').array().notNull(),
    autoRenews: boolean('auto_renews'),
    renewalTermN: integer('renewal_term_n'),
    renewalTermUnit: text('renewal_term_unit', { enum: ['day', 'week', 'month', 'year'] }),
    noticePeriodN: integer('notice_period_n'),
    noticePeriodUnit: text('notice_period_unit', { enum: ['day', 'week', 'month', 'year'] }),
    /** The whole analysis (`Analysis` of the domain), evidence included. */
    analysis: jsonb('analysis').notNull(),
    /** Every place the document was seen in. */
    sightings: jsonb('sightings').notNull(),
  },
  (table) => [
    unique('found_contracts_search_document').on(table.searchId, table.documentId),
    index('found_contracts_user_id').on(table.userId),
    index('found_contracts_document_id').on(table.documentId),
  ],
);
