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
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { documents } from './contracts.ts';

const WAITING_FOR = ['asked', 'trouble'] as const;
/** Why nothing is asked of Google for a while: it wants us to wait, or something goes wrong there. */
export type WaitingFor = (typeof WAITING_FOR)[number];

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
    /** The finished search that this one goes on from, reading only what failed there. It may be forgotten by now. */
    retryOf: uuid('retry_of'),
    status: text('status', { enum: ['PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED'] }).notNull(),
    phase: text('phase', { enum: ['queued', 'listing', 'reading', 'waiting', 'done'] }).notNull(),
    /** A sentence on the outcome. */
    message: text('message'),
    waitingUntil: timestamp('waiting_until', { withTimezone: true }),
    /** In phase `waiting`: Google asked for it, or did not answer properly. Null where a version before this one put it down. */
    waitingFor: text('waiting_for', { enum: WAITING_FOR }),
    /** Sentences for the receipt that concern the whole search. */
    warnings: text('warnings').array().notNull(),
    /** Goes up with every worker that takes the search: only the holder of the newest number may write. */
    fence: integer('fence').notNull().default(0),
    /** Until when the worker's claim counts without being renewed. Null: nobody holds the search. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** How often it was taken up without getting anywhere since. */
    stalls: integer('stalls').notNull().default(0),
    /** Mails and files that matched. */
    found: integer('found').notNull().default(0),
    /** Of those that matched, how many have an outcome. */
    done: integer('done').notNull().default(0),
    /** Documents read: a mail may hold several. */
    analysed: integer('analysed').notNull().default(0),
    /** Documents that could not be read. */
    skipped: integer('skipped').notNull().default(0),
    /** Contracts recognised, each once. */
    contracts: integer('contracts').notNull().default(0),
    /** Bytes fetched from Google, for the cap. */
    bytesRead: bigint('bytes_read', { mode: 'number' }).notNull().default(0),
    /** Milliseconds spent working, waiting not counted, for the cap. */
    activeMs: bigint('active_ms', { mode: 'number' }).notNull().default(0),
    /** Milliseconds of a processor spent on slow documents, for their budget. */
    slowMs: bigint('slow_ms', { mode: 'number' }).notNull().default(0),
    /** Of a run of a kept search: that search, and the instant at which it was due. */
    watchOf: uuid('watch_of'),
    watchDueAt: timestamp('watch_due_at', { withTimezone: true }),
    /** Only what came since is listed: what is older was listed before. Null: everything is. */
    listedSince: timestamp('listed_since', { withTimezone: true }),
    /** Of Drive everything is listed all the same: what is shared with us today may be old. */
    wholeDrive: boolean('whole_drive').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    unique('searches_client_request').on(table.userId, table.clientRequestId),
    unique('searches_watch_run').on(table.watchOf, table.watchDueAt),
    index('searches_status').on(table.status),
    index('searches_user_id').on(table.userId, table.createdAt),
  ],
);

/** Searches that run again by themselves. */
export const watches = pgTable(
  'watches',
  {
    searchId: uuid('search_id')
      .primaryKey()
      .references(() => searches.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    rhythm: text('rhythm', { enum: ['daily', 'weekly'] }).notNull(),
    /** 0 to 23, in the user's zone. */
    hour: integer('hour').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null: the last day of the search has passed. */
    nextRunAt: timestamp('next_run_at', { withTimezone: true }),
  },
  (table) => [index('watches_user_id').on(table.userId), index('watches_next_run_at').on(table.nextRunAt)],
);

/** One question to Google: a query and, for Drive, where to ask it. */
export type ListingStep = { q: string; scope?: 'allDrives' | 'user' | 'domain' | { driveId: string } };

/** One account and one source of a search: where its listing stands. Reading goes by the items that are still pending. */
export const searchAccounts = pgTable(
  'search_accounts',
  {
    searchId: uuid('search_id')
      .notNull()
      .references(() => searches.id, { onDelete: 'cascade' }),
    account: text('account').notNull(),
    source: text('source', { enum: ['gmail', 'drive', 'file'] }).notNull(),
    /** The order in which the receipt names them. */
    position: integer('position').notNull(),
    steps: jsonb('steps').$type<ListingStep[]>().notNull(),
    /** Index into `steps` of the one being listed. */
    step: integer('step').notNull().default(0),
    /** Google's token of the next page; null before the first page of a step. */
    cursor: text('cursor'),
    /** All steps are listed to their end. */
    listed: boolean('listed').notNull().default(false),
    /** Failures of listing, and page tokens rejected, so far. */
    failures: integer('failures').notNull().default(0),
    /** Items in a row that could not be fetched. */
    failedInARow: integer('failed_in_a_row').notNull().default(0),
    /** Asking this account before is useless: Google said so, or it did not answer. */
    notBefore: timestamp('not_before', { withTimezone: true }),
    /** Which of the two it was. */
    waitingFor: text('waiting_for', { enum: WAITING_FOR }),
    /** A sentence, where the account could not be read, or not to its end. */
    problem: text('problem'),
    /** The problem may have passed when the search is retried. */
    retryable: boolean('retryable').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.searchId, table.account, table.source] })],
);

/**
 * A mail or file that Google listed. `pending` is still to be read; `outside` turned out not to be meant (another day, a
 * draft); `read` and `skipped` have their documents' outcomes beside them, written in the same transaction.
 */
export const searchItems = pgTable(
  'search_items',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    searchId: uuid('search_id')
      .notNull()
      .references(() => searches.id, { onDelete: 'cascade' }),
    account: text('account').notNull(),
    source: text('source', { enum: ['gmail', 'drive', 'file'] }).notNull(),
    /** Google's id of the message or file; of a file with its revision. */
    externalId: text('external_id').notNull(),
    /** What Drive's listing said of a file; null for mails, of which a listing says nothing. */
    facts: jsonb('facts'),
    outcome: text('outcome', { enum: ['pending', 'read', 'skipped', 'outside'] }).notNull(),
    /** Times it could not be fetched for a reason that may pass. */
    attempts: integer('attempts').notNull().default(0),
    /** Times it was in hand when a worker stopped, whyever: kills and restarts of the service are among them. */
    begun: smallint('begun').notNull().default(0),
    /** Times that working on it failed or stalled its worker. */
    faults: smallint('faults').notNull().default(0),
    /** Read by an earlier search and unchanged since: its outcome was taken over. */
    known: boolean('known').notNull().default(false),
  },
  (table) => [
    unique('search_items_external').on(table.searchId, table.account, table.source, table.externalId),
    index('search_items_outcome').on(table.searchId, table.outcome),
    index('search_items_file').on(table.searchId, table.externalId),
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
    source: text('source', { enum: ['gmail', 'drive', 'file'] }).notNull(),
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
    renewalTermUnit: text('renewal_term_unit', { enum: ['day', 'workingDay', 'week', 'month', 'year'] }),
    noticePeriodN: integer('notice_period_n'),
    noticePeriodUnit: text('notice_period_unit', { enum: ['day', 'workingDay', 'week', 'month', 'year'] }),
    /** The whole analysis (`Analysis` of the domain), evidence included. */
    analysis: jsonb('analysis').notNull(),
    /** Every place the document was seen in. */
    sightings: jsonb('sightings').notNull(),
    /** The user does not want to see it among the new finds. */
    dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  },
  (table) => [
    unique('found_contracts_search_document').on(table.searchId, table.documentId),
    index('found_contracts_user_id').on(table.userId),
    index('found_contracts_document_id').on(table.documentId),
  ],
);

/** A document of an item, with what became of it: the rows of the receipt. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    searchId: uuid('search_id')
      .notNull()
      .references(() => searches.id, { onDelete: 'cascade' }),
    account: text('account').notNull(),
    source: text('source', { enum: ['gmail', 'drive', 'file'] }).notNull(),
    externalId: text('external_id').notNull(),
    /** The part within a message; empty for files and for what concerns the whole item. */
    partId: text('part_id').notNull(),
    name: text('name').notNull(),
    outcome: text('outcome', { enum: ['contract', 'duplicate', 'not_a_contract', 'skipped'] }).notNull(),
    /** A sentence. */
    reason: text('reason'),
    code: text('code'),
    /** Skipped for a reason that may pass: a retry reads it again. */
    retryable: boolean('retryable').notNull().default(false),
  },
  (table) => [
    unique('search_documents_part').on(table.searchId, table.account, table.source, table.externalId, table.partId),
  ],
);
